import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseConfig, compile, defineConstants, withoutAriaLocales } from '@cairn/shared-contracts/build/base-config';
import { ServedSheetsPlugin } from '@cairn/shared-contracts/build/expose-usage';
import { precompress } from '@cairn/shared-contracts/build/files';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import {
  exposeOfFragment,
  exposeOfRoute,
  exposeOfTexts,
  type FragmentName,
} from '@cairn/shared-contracts/remote/define-remote';
import { firstFonts, fromNpm, writeLocales, writeTexts } from '@cairn/shell/build';
import type { Configuration, StatsCompilation } from '@rspack/core';
import type { RemoteBoot, ShellAssets } from '../../../shell/composition/boot.ts';
import { ROOT } from '../../registry/build.ts';
import { fragmentChunk, type Generated, generateParts, LOCALE, pageChunk } from './generate.ts';
import { spaDocument } from './spa-document.ts';

export const MONOLITH_DIST = join(import.meta.dirname, '../dist');
const BASE = '/assets/shell/';
const constants = () => defineConstants({ __REMOTE__: 'monolith', __VERSION__: KIT_VERSION });

/** a module that starts one of the three programs with the generated parts */
async function entryFile(generated: Generated, name: string, file: string, start: string): Promise<string> {
  const path = join(MONOLITH_DIST, 'generated', `${name}.js`);
  const source = join(import.meta.dirname, file);
  await writeFile(
    path,
    `import { ${start} } from ${JSON.stringify(source)};\nimport * as parts from ${JSON.stringify(generated.parts)};\n${name === 'server' ? 'await ' : 'void '}${start}(parts);\n`,
  );
  return path;
}

/** what a careful team would set: a chunk a page, React apart, what pages share cut out by the bundler's own rules */
function browserConfig(name: 'browser' | 'spa', entry: string, served: ServedSheetsPlugin): Configuration {
  const base = baseConfig({ server: false, cssPrefix: 'm' });
  return {
    ...base,
    name,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: {
      path: join(MONOLITH_DIST, name),
      clean: true,
      publicPath: BASE,
      uniqueName: 'monolith',
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'c.[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: 'c.[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        maxAsyncRequests: 30,
        cacheGroups: {
          packages: {
            test: /[\\/]node_modules[\\/]/,
            chunks: 'initial',
            name: 'packages',
            priority: 30,
            enforce: true,
          },
        },
      },
    },
    plugins: [constants(), ...withoutAriaLocales(), served],
  };
}

function serverConfig(entry: string): Configuration {
  const base = baseConfig({ server: true, cssPrefix: 'm' });
  return {
    ...base,
    name: 'server',
    context: ROOT,
    target: 'node24',
    entry: { main: entry },
    module: { ...base.module, parser: { ...base.module?.parser, javascript: { importMeta: false } } },
    externalsType: 'module',
    externalsPresets: { node: true },
    externals: fromNpm,
    output: {
      path: join(MONOLITH_DIST, 'server'),
      clean: true,
      uniqueName: 'monolith',
      publicPath: BASE,
      filename: '[name].mjs',
      chunkFilename: 'c.[contenthash:8].mjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    plugins: [constants()],
  };
}

type Files = { js: { file: string; integrity: string }[]; css: { file: string; integrity: string }[] };

const entryFilesOf = (stats: StatsCompilation): string[] =>
  (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name);

/** the files of a dynamic import, without those that every page has */
function chunkFiles(stats: StatsCompilation, chunk: string, served: ServedSheetsPlugin): Files {
  const entry = entryFilesOf(stats);
  const own = (stats.namedChunkGroups?.[chunk]?.assets ?? []).map(({ name }) => name);
  const files = [...new Set([...own, ...served.of(chunk)])].filter((file) => !entry.includes(file));
  const ending = (end: string) => files.filter((file) => file.endsWith(end)).map((file) => ({ file, integrity: '' }));
  return { js: ending('.js'), css: ending('.css') };
}

/**
 * The pages' files in the form that the renderer links and hints them from: a page's one import holds its fragments too, a fragment
 * that no page shows from the start has its own.
 */
function remotesOf(
  { descriptions }: Generated,
  stats: StatsCompilation,
  main: string,
  served: ServedSheetsPlugin,
): Record<string, RemoteBoot> {
  const onPages = new Set(
    [...descriptions.values()].flatMap(({ routes }) =>
      Object.values(routes).flatMap(({ fragments = [] }) => fragments),
    ),
  );
  const none = { js: [], css: [], shared: [] };
  const remotes: Record<string, RemoteBoot> = {};
  for (const { name, routes, fragments = {} } of descriptions.values()) {
    const exposes: RemoteBoot['exposes'] = { [exposeOfTexts(LOCALE)]: none };
    for (const route of Object.keys(routes)) {
      exposes[exposeOfRoute(route)] = { ...chunkFiles(stats, pageChunk(`${name}/${route}`), served), shared: [] };
    }
    for (const fragment of Object.keys(fragments)) {
      const key: FragmentName = `${name}/${fragment}`;
      exposes[exposeOfFragment(fragment)] = onPages.has(key)
        ? none
        : { ...chunkFiles(stats, fragmentChunk(key), served), shared: [] };
    }
    const parts = (described: Record<string, { fragments?: readonly string[] }>, exposeOf: (part: string) => string) =>
      Object.fromEntries(
        Object.entries(described).map(([part, { fragments: shown = [] }]) => [
          part,
          { expose: exposeOf(part), fragments: [...shown] },
        ]),
      );
    remotes[name] = {
      name,
      version: '',
      container: '',
      routes: parts(routes, exposeOfRoute),
      fragments: parts(fragments, exposeOfFragment),
      exposes,
      // every page preloads the main module anyway
      browser: { file: main, integrity: '' },
      base: BASE,
      lazy: [],
      down: [],
    };
  }
  return remotes;
}

async function assetsOf(
  dir: string,
  stats: StatsCompilation,
  scripts: Pick<ShellAssets, 'locales' | 'lateTexts'>,
): Promise<ShellAssets> {
  const entry = entryFilesOf(stats);
  const main = entry.find((file) => /^main\..*\.js$/.test(file));
  if (!main) throw new Error('the monolith has no main module');
  const css = entry.filter((file) => file.endsWith('.css'));
  const { latin } = await firstFonts(dir, css);
  return {
    base: BASE,
    main,
    js: entry.filter((file) => file.endsWith('.js') && file !== main),
    css,
    kit: {},
    pages: {},
    integrity: {},
    ...scripts,
    // one bundle has all texts from the start
    waiting: [main],
    fonts: latin,
    scriptFonts: { 'en-US': [], de: [], zh: [], ru: [] },
  };
}

/** Builds the monolith from the sources of shell and remotes: dist/{browser,spa,server,public} with what its server needs to know. */
export async function buildMonolith(): Promise<void> {
  await rm(MONOLITH_DIST, { recursive: true, force: true });
  const generated = await generateParts(join(MONOLITH_DIST, 'generated'));
  const served = new ServedSheetsPlugin();
  const stats = await compile([
    browserConfig('browser', await entryFile(generated, 'browser', 'client-ssr.tsx', 'startHydrated'), served),
    browserConfig(
      'spa',
      await entryFile(generated, 'spa', 'client-spa.tsx', 'startRendered'),
      new ServedSheetsPlugin(),
    ),
    serverConfig(await entryFile(generated, 'server', 'server.ts', 'serve')),
  ]);
  const children = stats.toJson({ all: false, entrypoints: true, chunkGroups: true }).children ?? [];
  const statsOf = (name: string): StatsCompilation => children.find((child) => child.name === name) ?? {};

  for (const name of ['browser', 'spa'] as const) {
    const dir = join(MONOLITH_DIST, name);
    const assets = await assetsOf(dir, statsOf(name), await writeLocales(dir));
    if (name === 'spa') await writeFile(join(MONOLITH_DIST, 'spa.html'), spaDocument(assets, LOCALE));
    else {
      await writeFile(join(MONOLITH_DIST, 'assets.json'), JSON.stringify(assets));
      await writeFile(
        join(MONOLITH_DIST, 'remotes.json'),
        JSON.stringify(remotesOf(generated, statsOf(name), assets.main, served)),
      );
    }
    await precompress(dir);
  }
  await writeTexts(join(MONOLITH_DIST, 'texts'));
  await cp(join(ROOT, 'shell/public'), join(MONOLITH_DIST, 'public'), { recursive: true });
}
