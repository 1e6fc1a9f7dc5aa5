import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { errorsOf } from '@cairn/shared-contracts/build/base-config';
import { releaseOf } from '@cairn/shared-contracts/build/build-remote';
import { developmentConfigs } from '@cairn/shared-contracts/build/development-config';
import { ExposeUsagePlugin } from '@cairn/shared-contracts/build/expose-usage';
import { containerName, modulesOf, packageVersion } from '@cairn/shared-contracts/build/remote-config';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { type Compiler, type MultiStats, rspack, type Stats } from '@rspack/core';
import { browserFirst } from './browser-first.ts';
import { describerOf } from './fresh-description.ts';

export interface WatchedRemote {
  name: string;
  /** a file of the browser's part, as it is now */
  read(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** One state of the tree, as a release that no store has. */
export interface TreeRelease {
  release: Release;
  /** by path in the release */
  files: ReadonlyMap<string, Buffer>;
  /** of the browser's part: see TreeEvent */
  hash: string;
}

interface Options {
  dir: string;
  /** folder that builds go into */
  out: string;
  /** @returns when the pages that are open have it: the server's part is built after that, on processors that are free again */
  onBuilt(hash: string): Promise<void>;
  /** @returns whether it is served whole: one that is not is told again when it is saved again, as it is */
  onRelease(tree: TreeRelease): Promise<boolean>;
  onFailed(reasons: readonly string[]): void;
}

const HASH_LENGTH = 12;
/** of what a build that is watched writes */
const NO_PART = /\.map$|\.hot-update\./;
/** milliseconds that changes are collected for: an editor writes one file */
const COLLECT_MS = 5;

/** A build that watches looks at them, too, although no module imports them. `watched` is what the last one looked at. */
const alsoWatch =
  (files: () => ReadonlySet<string>, watched: Set<string>) =>
  (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap('description', (compilation) => {
      watched.clear();
      for (const file of files()) {
        watched.add(file);
        compilation.fileDependencies.add(file);
      }
    });

const reasonsOf = (error: unknown): string[] => [
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
];

async function readFiles(out: string, { browser, server, others, exposes }: Release): Promise<Map<string, Buffer>> {
  const listed = [browser, server, ...others, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])];
  const paths = [...new Set(listed.map(({ file }) => file))];
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(out, path))] as const)));
}

/**
 * The tree's state as a release: versions are named after their content, as releases of a working tree are. The build, which is one and the
 * same all the time, has a name that stands for all of them.
 */
async function releaseOfTree(built: Parameters<typeof releaseOf>[0], hash: string): Promise<TreeRelease> {
  const release = await releaseOf(built);
  const files = await readFiles(built.out, release);
  const content = createHash('sha256').update(
    JSON.stringify({ ...release, contract: { ...release.contract, revision: '' } }),
  );
  const version = `${packageVersion(built.dir)}-dev.${content.digest('hex').slice(0, HASH_LENGTH)}`;
  const container = containerName(release.name, version);
  const server = (files.get(release.server.file) ?? Buffer.from(''))
    .toString()
    .replaceAll(release.container, container)
    .replaceAll(JSON.stringify(built.version), JSON.stringify(version));
  files.set(release.server.file, Buffer.from(server));
  const integrity = `sha384-${createHash('sha384').update(server).digest('base64')}`;
  const named = { ...release, version, container, server: { ...release.server, integrity } };
  return { release: named, files, hash };
}

/** Builds a remote again and again, as its sources change. */
export async function watchRemote(options: Options): Promise<WatchedRemote> {
  const { dir, out, onBuilt, onRelease, onFailed } = options;
  await rm(out, { recursive: true, force: true });
  const version = `${packageVersion(dir)}-dev.tree`;
  const describer = describerOf(dir);
  let description = await describer.read();
  let stop = await start();
  let isClosed = false;

  async function start(): Promise<() => Promise<void>> {
    const modules = JSON.stringify(modulesOf({ dir, description }));
    const [browser, server] = developmentConfigs({ dir, description, version, out });
    const watched = new Set<string>();
    server.plugins = [...(server.plugins ?? []), { apply: alsoWatch(() => describer.files, watched) }];
    const compiler = rspack([browser, server]);
    const [browserBuild, serverBuild] = compiler.compilers;
    let hash = '';
    let used = { hash: 'none', usage: new ExposeUsagePlugin(), assets: new Set<string>() };
    const builtBrowser = async (stats: Stats): Promise<void> => {
      // the server's part, which is built after it, has nothing better to say
      if (stats.hasErrors()) return fail(errorsOf(stats).map(stripVTControlCharacters));
      if (stats.hash === hash) return;
      hash = stats.hash ?? '';
      await onBuilt(hash);
    };
    if (browserBuild && serverBuild)
      browserFirst({ browser: browserBuild, server: serverBuild, onBuilt: builtBrowser });
    /** what was heard of a state: of a build that has only begun to watch more it is no news */
    let told = '';
    /** @param say says whether that was the last word on it */
    const tell = async (news: string, say: () => boolean | Promise<boolean>): Promise<void> => {
      if (told === news) return;
      told = news;
      const isDone = await say();
      // another state may have come meanwhile
      if (!isDone && told === news) told = '';
    };
    const fail = (reasons: string[]) =>
      tell([hash, ...reasons].join('\n'), () => {
        onFailed(reasons);
        return true;
      });
    const take = async (error: Error | null, stats: MultiStats | undefined): Promise<void> => {
      if (error || !stats) return fail(reasonsOf(error ?? 'the build gave no result'));
      if (stats.hasErrors()) return fail(errorsOf(stats).map(stripVTControlCharacters));
      try {
        description = await describer.read();
        // pages, fragments or languages have come or gone: that is another build
        if (JSON.stringify(modulesOf({ dir, description })) !== modules) return await restart();
        const compilation = stats.stats[0]?.compilation;
        // where the description alone has changed the browser's part was not built: the bundler has forgotten its modules
        if (compilation && used.hash !== hash) {
          // maps and updates are no part of a release: whoever asks for them gets them from the build's folder
          const names = compilation.getAssets().map(({ name }) => name);
          used = { hash, usage: new ExposeUsagePlugin(), assets: new Set(names.filter((name) => !NO_PART.test(name))) };
          used.usage.read(compilation);
        }
        const { usage, assets } = used;
        const isOfVersion = (file: string) => assets.has(file);
        const tree = await releaseOfTree({ dir, description, version, out, usage, isOfVersion }, hash);
        await tell([hash, tree.release.version].join('\n'), () => onRelease(tree));
      } catch (reason) {
        await fail(reasonsOf(reason));
      }
      // what the description has begun to import is watched from the next build on
      if ([...describer.files].some((file) => !watched.has(file))) watching?.invalidate();
    };
    const watching = compiler.watch({ aggregateTimeout: COLLECT_MS }, (error, stats) => void take(error, stats));
    return () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve())));
  }

  async function restart(): Promise<void> {
    await stop();
    if (!isClosed) stop = await start();
  }

  return {
    name: description.name,
    read: (path) => readFile(join(out, path)),
    async close() {
      isClosed = true;
      await stop();
    },
  };
}
