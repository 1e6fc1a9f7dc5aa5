import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Live, type Release, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import { type Artifacts, writeAtomically } from './artifacts.ts';
import { type LoadedContainer, loadContainer, unloadContainer } from './federation.ts';
import { verifyLive } from './live-document.ts';

/** One version of one remote, ready to render, or why it is not. */
export type Version =
  | { state: 'ready'; release: Release; container: LoadedContainer; users: number }
  | { state: 'broken'; reason: string; at: number };

/** What is live now, all of it loaded: picking and composing are lookups. */
export interface Snapshot {
  live: Live;
  /** 'mf-tour@1.0.0' */
  versions: ReadonlyMap<string, Version>;
}

export const versionKey = (name: string, version: string): string => `${name}@${version}`;
export const releasePath = (name: string, version: string): string => `remotes/${name}/${version}`;

/** a broken version is tried again after so long: the store may have been away */
const RETRY_BROKEN_MS = 3000;
const LIVE_FILE = 'live.json';

interface Options {
  artifacts: Artifacts;
  key: KeyObject;
  cacheDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** why a release does not fit this shell, or undefined */
  misfit(release: Release): string | undefined;
}

/**
 * Watches live.json. A new revision takes effect once its versions are loaded, so that no visitor meets a cold one; a version that is
 * missing, tampered with or throws at load is known before anybody gets it.
 */
export class Registry {
  readonly #options: Options;
  readonly #versions = new Map<string, Version>();
  /** releases that were live since the start: pages opened then still fetch their files */
  readonly #releases = new Map<string, Release>();
  #snapshot: Snapshot | undefined;
  /** what must stay loaded beside what requests use: the live versions, and those of a revision that is being loaded */
  #kept: ReadonlySet<string> = new Set();
  #etag: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  releaseOf(name: string, version: string): Release | undefined {
    return this.#releases.get(versionKey(name, version));
  }

  /** resolves when the first composition is there, from the store or from the last good copy on disk */
  async start(): Promise<void> {
    await this.#refresh();
    if (!this.#snapshot) await this.#restore();
    this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#refresh().finally(() => this.#schedule()), this.#options.pollMs);
  }

  async #refresh(): Promise<void> {
    const { artifacts, key, cacheDir, log } = this.#options;
    try {
      const changed = await artifacts.readChanging(LIVE_FILE, this.#etag);
      if (changed) {
        const next = verifyLive(changed.content, key);
        if (next.revision < (this.#snapshot?.live.revision ?? 0))
          throw new Error(`live.json went back to revision ${next.revision}`);
        await this.#apply(next);
        await writeAtomically(join(cacheDir, LIVE_FILE), changed.content);
        this.#etag = changed.etag;
      } else if (this.#snapshot && this.#isBrokenDue()) {
        await this.#apply(this.#snapshot.live);
      }
    } catch (error) {
      log.warn({ reason: String(error) }, 'live.json cannot be read, the last good composition stays');
    }
  }

  async #restore(): Promise<void> {
    const { cacheDir, key, log } = this.#options;
    try {
      await this.#apply(verifyLive(await readFile(join(cacheDir, LIVE_FILE)), key));
      log.warn('started from the last good composition on disk');
    } catch (error) {
      log.warn({ reason: String(error) }, 'no composition yet');
    }
  }

  #isBrokenDue(): boolean {
    const due = Date.now() - RETRY_BROKEN_MS;
    return [...this.#versions.values()].some((version) => version.state === 'broken' && version.at < due);
  }

  async #apply(next: Live): Promise<void> {
    const wanted = Object.entries(next.remotes).flatMap(([name, { versions }]) =>
      versions.map(({ version, integrity }) => ({ name, version, integrity })),
    );
    const keys = new Set(wanted.map(({ name, version }) => versionKey(name, version)));
    this.#kept = new Set([...this.#kept, ...keys]);
    await Promise.all(
      wanted.map(async ({ name, version, integrity }) => {
        const key = versionKey(name, version);
        if (this.#versions.get(key)?.state === 'ready') return;
        const loaded = await this.#load(name, version, integrity);
        this.#versions.set(key, loaded);
        if (loaded.state === 'broken')
          this.#options.log.warn({ remote: key, reason: loaded.reason }, 'version cannot be used');
      }),
    );
    this.#snapshot = { live: next, versions: new Map([...this.#versions].filter(([key]) => keys.has(key))) };
    this.#kept = keys;
    this.#drop();
  }

  async #load(name: string, version: string, integrity: string): Promise<Version> {
    const { artifacts, misfit } = this.#options;
    try {
      const path = releasePath(name, version);
      const release = releaseSchema.parse(
        JSON.parse((await artifacts.read(`${path}/release.json`, integrity)).toString()),
      );
      this.#releases.set(versionKey(name, version), release);
      const unfit = misfit(release);
      if (unfit) throw new Error(unfit);
      const code = await artifacts.read(`${path}/${release.server.file}`, release.server.integrity);
      return { state: 'ready', release, container: await loadContainer(release, code.toString()), users: 0 };
    } catch (error) {
      return {
        state: 'broken',
        reason: String(error instanceof Error ? error.message : error).split('\n')[0] ?? '',
        at: Date.now(),
      };
    }
  }

  /** unloads versions that are not live and that no request uses */
  #drop(): void {
    for (const [key, version] of this.#versions) {
      if (this.#kept.has(key) || (version.state === 'ready' && version.users > 0)) continue;
      if (version.state === 'ready') unloadContainer(version.release);
      this.#versions.delete(key);
    }
  }

  /** counts a request as user of these versions until the returned function is called */
  hold(versions: readonly Version[]): () => void {
    const ready = versions.flatMap((version) => (version.state === 'ready' ? [version] : []));
    for (const version of ready) version.users++;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      for (const version of ready) version.users--;
      this.#drop();
    };
  }
}
