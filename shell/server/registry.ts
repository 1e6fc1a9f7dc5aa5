import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Live,
  type LiveRemote,
  livePath,
  type Release,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import { type Artifacts, NotFoundError, writeAtomically } from './artifacts.ts';
import { type LoadedContainer, loadContainer, unloadContainer } from './federation.ts';
import { verifyLive } from './live-document.ts';

/** One version of one remote, ready to render, or why it is not. */
export type Version =
  | {
      state: 'ready';
      release: Release;
      container: LoadedContainer;
      /** its style sheets' texts, by file */
      styles: ReadonlyMap<string, string>;
      users: number;
    }
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
/** the last good copy on this node's disk */
const COPY = 'live.json';
/** where all environments shared one document: read while there is none of this environment's own */
const SHARED_LIVE = 'live.json';

/** every version that visitors may get of a remote */
export const versionsOf = ({ versions, fallback }: LiveRemote): { version: string; integrity: string }[] => [
  ...versions,
  ...(fallback && !versions.some(({ version }) => version === fallback.version) ? [fallback] : []),
];

interface Options {
  artifacts: Artifacts;
  key: KeyObject;
  /** a document of another environment is refused, be it signed or not */
  environment: string;
  cacheDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** why a release does not fit this shell, or undefined */
  misfit(release: Release): string | undefined;
}

/** a version whose sheets cannot be had would be shown bare: it counts as broken, as without its code */
async function readStyles(artifacts: Artifacts, path: string, { exposes }: Release): Promise<Map<string, string>> {
  const integrity = new Map(
    Object.values(exposes).flatMap(({ css }) => css.map((sheet) => [sheet.file, sheet.integrity])),
  );
  const texts = [...integrity].map(async ([file, hash]) => {
    const content = await artifacts.read(`${path}/${file}`, hash);
    return [file, content.toString()] as const;
  });
  return new Map(await Promise.all(texts));
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
  /** the newest revision ever taken, also before a restart: an older document is somebody's replay */
  #highest = 0;
  /** why the last look failed */
  #complaint = '';
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
    const lastGood = await this.#lastGood();
    this.#highest = lastGood?.revision ?? 0;
    await this.#refresh();
    if (!this.#snapshot && lastGood) {
      await this.#apply(lastGood);
      this.#options.log.warn('started from the last good composition on disk');
    }
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
    const { cacheDir, log } = this.#options;
    try {
      const changed = await this.#readLive();
      if (changed) {
        const next = this.#verified(changed.content);
        if (next.revision < this.#highest)
          throw new Error(`live.json went back from revision ${this.#highest} to ${next.revision}`);
        await this.#apply(next);
        this.#highest = next.revision;
        await writeAtomically(join(cacheDir, COPY), changed.content);
        this.#etag = changed.etag;
      } else if (this.#snapshot && this.#isBrokenDue()) {
        await this.#apply(this.#snapshot.live);
      }
      this.#complaint = '';
    } catch (error) {
      const reason = String(error);
      // it is looked at several times a second: said once
      if (reason !== this.#complaint) log.warn({ reason }, 'live.json cannot be used, the last good composition stays');
      this.#complaint = reason;
    }
  }

  async #readLive() {
    const { artifacts, environment } = this.#options;
    try {
      return await artifacts.readChanging(livePath(environment), this.#etag);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      return artifacts.readChanging(SHARED_LIVE, this.#etag);
    }
  }

  #verified(content: Buffer): Live {
    const { key, environment } = this.#options;
    const document = verifyLive(content, key);
    if (document.environment !== environment)
      throw new Error(`live.json is of environment ${document.environment}, this is ${environment}`);
    return document;
  }

  /** what was live when this node last read it; undefined on a new node */
  async #lastGood(): Promise<Live | undefined> {
    const { cacheDir, log } = this.#options;
    const content = await readFile(join(cacheDir, COPY)).catch(() => undefined);
    if (!content) return undefined;
    try {
      return this.#verified(content);
    } catch (error) {
      log.warn({ reason: String(error) }, 'the composition on disk cannot be used');
      return undefined;
    }
  }

  #isBrokenDue(): boolean {
    const due = Date.now() - RETRY_BROKEN_MS;
    return [...this.#versions.values()].some((version) => version.state === 'broken' && version.at < due);
  }

  async #apply(next: Live): Promise<void> {
    const wanted = Object.entries(next.remotes).flatMap(([name, remote]) =>
      versionsOf(remote).map(({ version, integrity }) => ({ name, version, integrity })),
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
      const [code, styles] = await Promise.all([
        artifacts.read(`${path}/${release.server.file}`, release.server.integrity),
        readStyles(artifacts, path, release),
      ]);
      return { state: 'ready', release, container: await loadContainer(release, code.toString()), styles, users: 0 };
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
