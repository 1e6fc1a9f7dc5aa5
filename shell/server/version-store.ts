import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '@cairn/shared-contracts/node/spans';
import {
  type Release,
  releaseFolder,
  releaseKey,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Artifacts } from './artifacts.ts';
import { keepBrowserFiles } from './browser-files.ts';
import type { Quarantine } from './quarantine.ts';
import type { LoadResult, VersionLoader } from './version-loader.ts';

/** One version of one remote, ready to render, or why it is not. */
export type Version =
  | {
      state: 'ready';
      release: Release;
      container: LoadResult;
      users: number;
      /** hash of its release.json */
      integrity?: string;
    }
  /** `release`: what it would be, where that could be read */
  | { state: 'broken'; release?: Release; reason: string; at: number; integrity?: string };

export interface WantedVersion {
  name: string;
  version: string;
  integrity: string;
}

const OTHER_CONTENT = 'this shell has another content of that version: the content of a version never changes';

/** why a version is not served whole; undefined when it is */
export function faultOf(version: Version | undefined): string | undefined {
  if (!version) return 'it is not loaded';
  if (version.state === 'broken') return version.reason;
  const failures = [...version.container.failures].map(([expose, reason]) => `${expose}: ${reason}`).sort();
  return failures.length ? `${version.release.server.file}, ${failures.join('; ')}` : undefined;
}

/** modules that are late at load have so long to come before they count as failed */
const LATE_LIMIT_MS = 5000;

/** releases whose text is held; each has some hundred kilobytes of heap, and the disk has them all */
const RELEASES_MAX = 50;

interface Options {
  artifacts: Artifacts;
  log: FastifyBaseLogger;
  /** where the code of versions runs */
  loader: VersionLoader;
  /** versions that are not tried again */
  quarantine?: Quarantine;
  /** why a release does not fit this shell, or undefined */
  misfit(release: Release): string | undefined;
  /** development: files of a version are read when a browser asks for them */
  isDevelopment?: boolean;
  /** a version cannot be served, or not whole */
  onFault?(key: string, reason: string): void;
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

/** The versions that are loaded: live ones, those that a proposal asks about, and those that a request still uses. */
export class VersionStore {
  readonly #options: Options;
  readonly #versions = new Map<string, Version>();
  /** two that want a version at once get one and the same */
  readonly #loading = new Map<string, Promise<void>>();
  /** the hash of each release.json that was read since the start: pages opened then still fetch their files */
  readonly #hashes = new Map<string, string>();
  #forgotten: ReadonlySet<string> = new Set();
  /** of those that were asked for last, all that it says */
  readonly #releases = new Map<string, Release>();
  /** what must stay loaded beside what requests use, by who wants it */
  readonly #retained = new Map<string, ReadonlySet<string>>();
  /** faults that the log knows */
  readonly #said = new Map<string, string>();

  constructor(options: Options) {
    this.#options = options;
  }

  get all(): ReadonlyMap<string, Version> {
    return this.#versions;
  }

  releaseOf(name: string, version: string): Release | undefined {
    return this.#releases.get(releaseKey(name, version));
  }

  /**
   * The release of any version that was live since the start, also of one that is long gone.
   * @throws when it cannot be read again
   */
  async findRelease(name: string, version: string): Promise<Release | undefined> {
    const key = releaseKey(name, version);
    const integrity = this.#hashes.get(key);
    const known = this.#releases.get(key);
    const release =
      known ?? (integrity === undefined ? undefined : await this.#readRelease({ name, version, integrity }));
    // meanwhile it may have been found out not to be safe
    return this.#forgotten.has(key) ? undefined : release;
  }

  async #readRelease({ name, version, integrity }: WantedVersion): Promise<Release> {
    const path = `${releaseFolder(name, version)}/release.json`;
    const release = releaseSchema.parse(JSON.parse((await this.#options.artifacts.read(path, integrity)).toString()));
    const key = releaseKey(name, version);
    // its code would take the place of what it says that it is
    if (releaseKey(release.name, release.version) !== key)
      throw new Error(`${path} is of ${releaseKey(release.name, release.version)}`);
    this.#hashes.set(key, integrity);
    this.#releases.delete(key);
    this.#releases.set(key, release);
    for (const old of this.#releases.keys()) {
      if (this.#releases.size <= RELEASES_MAX) break;
      this.#releases.delete(old);
    }
    return release;
  }

  /**
   * Versions that were live before this shell has started: pages that are open since then ask for their files. They are read when
   * somebody does.
   */
  remember(versions: readonly WantedVersion[]): void {
    for (const { name, version, integrity } of versions) {
      const key = releaseKey(name, version);
      if (!this.#hashes.has(key)) this.#hashes.set(key, integrity);
    }
  }

  /** nobody gets files of these any more */
  forget(keys: Iterable<string>): void {
    this.#forgotten = new Set(keys);
    for (const key of this.#forgotten) {
      this.#hashes.delete(key);
      this.#releases.delete(key);
    }
  }

  /** keeps these until `letGo` or until the same owner wants others */
  keep(owner: string, keys: ReadonlySet<string>): void {
    this.#retained.set(owner, keys);
  }

  letGo(owner: string): void {
    this.#retained.delete(owner);
    this.drop();
  }

  /**
   * Loads what is not ready; what was broken is tried again. Whoever asks has it retained. A version that is loaded with another content
   * stays as it is: two of one number would be one container. `of` calls that one broken until the other is gone.
   * @param isStoreThere a version without all its browser files is not loaded; without a store there is no other
   */
  async load(wanted: readonly WantedVersion[], isStoreThere = true): Promise<void> {
    await Promise.all(
      wanted.map(({ name, version, integrity }) => {
        const key = releaseKey(name, version);
        if (this.#versions.get(key)?.state === 'ready') return undefined;
        let loading = this.#loading.get(key);
        if (!loading) {
          loading = this.#place(key, { name, version, integrity }, isStoreThere).finally(() =>
            this.#loading.delete(key),
          );
          this.#loading.set(key, loading);
        }
        return loading;
      }),
    );
  }

  /** what is loaded of these, by 'mf-tour@1.0.0': never another content than the one that is wanted */
  of(wanted: readonly WantedVersion[]): ReadonlyMap<string, Version> {
    return new Map(
      wanted.flatMap(({ name, version, integrity }): [string, Version][] => {
        const key = releaseKey(name, version);
        const loaded = this.#versions.get(key);
        if (!loaded) return [];
        if (loaded.integrity === integrity) return [[key, loaded]];
        this.complain(key, OTHER_CONTENT);
        const { release } = loaded;
        return [
          [key, { state: 'broken', ...(release ? { release } : {}), reason: OTHER_CONTENT, at: Date.now(), integrity }],
        ];
      }),
    );
  }

  /** waits a while for modules of these that were too late: a busy machine refuses nothing */
  async settle(keys: Iterable<string>): Promise<void> {
    const late = [...keys].flatMap((key) => {
      const version = this.#versions.get(key);
      return version?.state === 'ready' && version.container.late ? [version.container.late] : [];
    });
    if (late.length) await Promise.race([Promise.all(late), pause(LATE_LIMIT_MS, undefined, { ref: false })]);
  }

  async #place(key: string, wanted: WantedVersion, isStoreThere: boolean): Promise<void> {
    const loaded = await this.#read(wanted, isStoreThere);
    this.#versions.set(key, loaded);
    const reason = faultOf(loaded);
    if (reason) this.complain(key, reason);
    else this.#said.delete(key);
  }

  /** a loaded version is not to be used any more */
  refuse(key: string, reason: string): void {
    const version = this.#versions.get(key);
    if (version?.state !== 'ready') return;
    const { release, integrity } = version;
    this.#options.loader.unload(release);
    this.#versions.set(key, { state: 'broken', release, reason, at: Date.now(), ...(integrity ? { integrity } : {}) });
    this.#said.set(key, reason);
  }

  /** says once what is wrong with a version */
  complain(key: string, reason: string): void {
    if (this.#said.get(key) === reason) return;
    this.#said.set(key, reason);
    this.#options.log.error({ remote: key, reason }, 'version cannot be served');
    this.#options.onFault?.(key, reason);
  }

  async #read({ name, version, integrity }: WantedVersion, isStoreThere: boolean): Promise<Version> {
    const { artifacts, loader, quarantine, misfit, isDevelopment } = this.#options;
    try {
      const path = releaseFolder(name, version);
      const release = await this.#readRelease({ name, version, integrity });
      const unfit = misfit(release) ?? quarantine?.reasonOf(release);
      if (unfit) throw new Error(unfit);
      const load = async () => {
        const [code, styles] = await Promise.all([
          artifacts.read(`${path}/${release.server.file}`, release.server.integrity),
          readStyles(artifacts, path, release),
        ]);
        return inSpan({ name: `${name} load`, attributes: { 'cairn.remote': name, 'cairn.version': version } }, () =>
          loader.load({ release, code: code.toString(), styles }),
        );
      };
      // its code is loaded, in another process, while its files are fetched
      const [container, browserFiles] = await Promise.allSettled([
        load(),
        isStoreThere && !isDevelopment ? keepBrowserFiles(artifacts, release) : undefined,
      ]);
      if (container.status === 'rejected') throw container.reason;
      if (browserFiles.status === 'rejected') {
        loader.unload(release);
        throw browserFiles.reason;
      }
      return { state: 'ready', release, container: container.value, users: 0, integrity };
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
      const release = this.#releases.get(releaseKey(name, version));
      return { state: 'broken', ...(release ? { release } : {}), reason, at: Date.now(), integrity };
    }
  }

  /** unloads versions that nobody wants and that no request uses */
  drop(): void {
    const retained = new Set([...this.#retained.values()].flatMap((keys) => [...keys]));
    for (const [key, version] of this.#versions) {
      if (retained.has(key) || (version.state === 'ready' && version.users > 0)) continue;
      if (version.state === 'ready') this.#options.loader.unload(version.release);
      this.#versions.delete(key);
      this.#said.delete(key);
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
      this.drop();
    };
  }
}
