import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servedPast, unsafeIn } from '@cairn/shared-contracts/remote/past-versions';
import {
  isOnTrial,
  type Live,
  livePath,
  type Release,
  releaseKey,
  versionsOf,
} from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import { type Artifacts, NotFoundError, writeAtomically } from './artifacts.ts';
import { LiveChain } from './live-chain.ts';
import { type Failing, PageFailures } from './page-failures.ts';
import type { Quarantine } from './quarantine.ts';
import type { VersionLoader } from './version-loader.ts';
import { type Version, VersionStore, type WantedVersion } from './version-store.ts';

/** What is live now, all of it loaded: picking and composing are lookups. */
export interface Snapshot {
  live: Live;
  /** 'mf-tour@1.0.0' */
  versions: ReadonlyMap<string, Version>;
}

/** What a page that is being made tells of its versions, and asks of them. */
export interface PageRegistry {
  readonly failing: ReadonlyMap<string, Failing>;
  failed(key: string, expose: string, reason: string): void;
  made(key: string, expose: string): void;
  hold(versions: readonly Version[]): () => void;
}

/** a broken version is tried again after so long: the store may have been away */
const RETRY_BROKEN_MS = 3000;
/** the last good copy on this node's disk */
const COPY = 'live.json';
const RING_COPY = 'ring.json';
/** how often live.json is looked at while a change is about to come, milliseconds */
const HURRIED_POLL_MS = 50;
/** where all environments shared one document: read while there is none of this environment's own */
const SHARED_LIVE = 'live.json';

interface Options {
  artifacts: Artifacts;
  key: KeyObject;
  /** a document of another environment is refused, be it signed or not */
  environment: string;
  cacheDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** where the code of versions runs */
  loader: VersionLoader;
  /** versions that are not tried again; without it nothing is remembered */
  quarantine?: Quarantine;
  /** why a release does not fit this shell, or undefined */
  misfit(release: Release): string | undefined;
  /** development: files of a version are read when a browser asks for them */
  isDevelopment?: boolean;
  /** a version cannot be served, or not whole */
  onFault?(key: string, reason: string): void;
  /** a revision took effect */
  onApplied?(): void;
}

/**
 * Watches live.json. A new revision takes effect once its versions are loaded, so that no visitor meets a cold one; a version that is
 * missing, tampered with or throws at load is known before anybody gets it.
 */
export class Registry implements PageRegistry {
  readonly #options: Options;
  /** all that is loaded: also for proposals */
  readonly versions: VersionStore;
  readonly #failures = new PageFailures();
  readonly chain: LiveChain;
  #snapshot: Snapshot | undefined;
  #wanted: readonly WantedVersion[] = [];
  /** 'mf-tour@1.1.0' → why it is out for now */
  readonly #suspended = new Map<string, string>();
  #etag: string | undefined;
  /** the newest revision ever taken, also before a restart: an older document is somebody's replay */
  #highest = 0;
  /** what was live before a restart */
  #lastRead: Live | undefined;
  /** why the last look failed */
  #complaint = '';
  /** runs while nobody looks */
  #timer: NodeJS.Timeout | undefined;
  /** a change may come until then, by performance.now() */
  #hurryUntil = 0;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.versions = new VersionStore(options);
    this.chain = new LiveChain(options);
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  findRelease(name: string, version: string): Promise<Release | undefined> {
    return this.versions.findRelease(name, version);
  }

  releaseOf(name: string, version: string): Release | undefined {
    return this.versions.releaseOf(name, version);
  }

  /** why what is in the store is not what is served; undefined when it is */
  get complaint(): string | undefined {
    return this.#complaint || undefined;
  }

  /** a part of a version threw while a page was made */
  failed(key: string, expose: string, reason: string): void {
    if (this.#failures.failed(key, expose, reason))
      this.#options.log.error({ remote: key, reason: `${expose}: ${reason}` }, 'version failed while a page was made');
  }

  /** a page stood with this part of a version */
  made(key: string, expose: string): void {
    this.#failures.made(key, expose);
  }

  /** versions that fail on most of their pages */
  get failing(): ReadonlyMap<string, Failing> {
    return this.#failures.failing;
  }

  /** resolves when the first composition is there, from the store or from the last good copy on disk */
  async start(): Promise<void> {
    const lastGood = await this.#lastGood();
    this.#highest = lastGood?.revision ?? 0;
    this.#lastRead = lastGood;
    await this.#refresh();
    if (!this.#snapshot && lastGood) {
      await this.#apply(lastGood, false);
      this.#options.log.warn('started from the last good composition on disk');
    }
    this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** A change is about to come, for so many milliseconds at most: until then or until another revision is live it is looked for more often. */
  hurry(limitMs: number): void {
    this.#hurryUntil = performance.now() + limitMs;
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#stopped) return;
    const { pollMs } = this.#options;
    const isHurried = performance.now() < this.#hurryUntil;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        void this.#refresh().finally(() => this.#schedule());
      },
      isHurried ? Math.min(pollMs, HURRIED_POLL_MS) : pollMs,
    );
  }

  async #refresh(): Promise<void> {
    const { cacheDir, log } = this.#options;
    try {
      const changed = await this.#readLive();
      if (changed) {
        const next = await this.chain.verify(changed.content, this.#snapshot?.live ?? this.#lastRead);
        if (next.revision < this.#highest)
          throw new Error(`live.json went back from revision ${this.#highest} to ${next.revision}`);
        await this.#apply(next);
        this.#hurryUntil = 0;
        this.#highest = next.revision;
        await writeAtomically(join(cacheDir, COPY), changed.content);
        if (this.chain.ringContent) await writeAtomically(join(cacheDir, RING_COPY), this.chain.ringContent);
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

  /** what was live when this node last read it; undefined on a new node */
  async #lastGood(): Promise<Live | undefined> {
    const { cacheDir, log } = this.#options;
    const [content, ring] = await Promise.all(
      [COPY, RING_COPY].map((file) => readFile(join(cacheDir, file)).catch(() => undefined)),
    );
    if (!content) return undefined;
    try {
      return await this.chain.verifyCopy(content, ring);
    } catch (error) {
      log.warn({ reason: String(error) }, 'the composition on disk cannot be used');
      return undefined;
    }
  }

  #isBrokenDue(): boolean {
    const due = Date.now() - RETRY_BROKEN_MS;
    return [...(this.#snapshot?.versions.values() ?? [])].some(
      (version) => version.state === 'broken' && version.at < due,
    );
  }

  async #apply(next: Live, isStoreThere = true): Promise<void> {
    const wanted = Object.entries(next.remotes).flatMap(([name, remote]) =>
      versionsOf(remote).map(({ version, integrity }) => ({ name, version, integrity })),
    );
    const keys = new Set(wanted.map(({ name, version }) => releaseKey(name, version)));
    this.#options.quarantine?.keepOnly(keys);
    this.versions.keep('coming', keys);
    await this.versions.load(wanted, isStoreThere);
    // nothing else can be shown meanwhile
    if (!this.#snapshot) await this.versions.settle(keys);
    await this.#options.loader.serve(new Set([...keys].filter((key) => !isOnTrial(next, key))));
    this.#wanted = wanted;
    this.#show(next);
    this.versions.remember(servedPast(next));
    this.versions.forget(unsafeIn(next));
    this.versions.letGo('coming');
    this.#failures.keepOnly(keys);
    this.#options.onApplied?.();
  }

  /** what is loaded of what is wanted becomes what pages are composed of */
  #show(live: Live): void {
    const found = this.versions.of(this.#wanted);
    const keys = [...found.keys()];
    // what stands for another content is not retained: it goes when no request uses it, and the right one is tried again
    this.versions.keep('live', new Set(keys.filter((key) => found.get(key) === this.versions.all.get(key))));
    const versions = [...found].map(([key, version]): [string, Version] => {
      const reason = this.#suspended.get(key);
      const { release } = version;
      return [key, reason && release ? { state: 'broken', release, reason, at: Date.now() } : version];
    });
    this.#snapshot = { live, versions: new Map(versions) };
  }

  /** whether visitors who fall to this version can have another one */
  #hasOther(key: string): boolean {
    const { live, versions } = this.#snapshot ?? {};
    // it is loaded for a change to come: nobody falls to it yet
    if (!versions?.has(key)) return true;
    const [name, remote] = Object.entries(live?.remotes ?? {}).find(([own]) => key.startsWith(`${own}@`)) ?? [];
    if (!name || !remote) return true;
    const others = [remote.stable, remote.fallback?.version].flatMap((version) => version ?? []);
    return (
      remote.stable === null ||
      others.some((version) => {
        const other = releaseKey(name, version);
        return other !== key && versions?.get(other)?.state === 'ready';
      })
    );
  }

  /** Takes a version out until `acquit`. @returns false when it stays, since there is no other */
  suspend(key: string, reason: string): boolean {
    const { live } = this.#snapshot ?? {};
    if (!live || !this.#hasOther(key)) return false;
    this.#suspended.set(key, reason);
    this.#show(live);
    return true;
  }

  acquit(key: string): void {
    const { live } = this.#snapshot ?? {};
    if (this.#suspended.delete(key) && live) this.#show(live);
  }

  /** Takes a version out for good: it ended what ran it. The only one of its remote stays. */
  convict(key: string, reason: string): void {
    const { live } = this.#snapshot ?? {};
    const release = this.versions.all.get(key)?.release;
    const canGo = this.#hasOther(key);
    this.#suspended.delete(key);
    if (!release || !live) return;
    if (canGo) {
      this.#options.quarantine?.add(release, reason);
      this.versions.refuse(key, reason);
    } else {
      this.versions.complain(key, `${reason}; no other version can take its place`);
    }
    this.#show(live);
    this.#options.onApplied?.();
  }

  /** counts a request as user of these versions until the returned function is called */
  hold(versions: readonly Version[]): () => void {
    return this.versions.hold(versions);
  }
}
