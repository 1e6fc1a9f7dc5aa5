import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration, RuleSetRule } from '@rspack/core';
import {
  exposeOfFragment,
  exposeOfOwnTexts,
  exposeOfRoute,
  exposeOfSharedTexts,
  exposeOfTexts,
  type RemoteDescription,
} from '../remote/define-remote.ts';
import { baseConfig, defineConstants, withoutAriaLocales } from './base-config.ts';
import { EXPOSE_CHUNK, ExposeUsagePlugin } from './expose-usage.ts';
import { SHARED_BY_REMOTES } from './shared-modules.ts';

export interface RemoteBuild {
  /** the remote's folder */
  dir: string;
  description: RemoteDescription;
  /** semantic version, '1.4.0' */
  version: string;
  /** where browser/ and server/ go */
  out: string;
  mode?: 'production' | 'development';
  /** the browser's components may be exchanged while they are shown */
  isRefreshed?: boolean;
}

/** Module Federation's container name, unique per version: two versions of one name would silently get each other's code. */
export const containerName = (remote: string, version: string): string => {
  const name = `${remote}__${version}`.replace(/[^a-zA-Z0-9_]/g, '_');
  // 1.0.0-rc.1 and 1.0.0+rc-1 are the same letters and digits
  return /^[\d.]+$/.test(version) ? name : `${name}_${createHash('sha256').update(version).digest('hex').slice(0, 8)}`;
};

/** locales that the remote has texts in: i18n/<locale>.json */
export function textLocales(dir: string): string[] {
  return readdirSync(join(dir, 'i18n'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

type Module = [name: string, path: string];

/** parts whose texts are apart, and the groups of those */
function ownTexts({ routes, fragments = {} }: RemoteDescription): [expose: string, groups: readonly string[]][] {
  const parts = [
    ...Object.entries(routes).map(([name, { texts }]) => [exposeOfRoute(name), texts] as const),
    ...Object.entries(fragments).map(([name, { texts }]) => [exposeOfFragment(name), texts] as const),
  ];
  return parts.flatMap(([expose, texts]) => (texts ? [[expose, texts]] : []));
}

/** the same texts once more, in parts; shells of before take them whole */
function textsInParts(locale: string, description: RemoteDescription): Module[] {
  const own = ownTexts(description);
  if (own.length === 0) return [];
  const file = `./i18n/${locale}.json`;
  const all = new Set(own.flatMap(([, groups]) => groups));
  return [
    [exposeOfSharedTexts(locale), `${file}?without=${[...all]}`],
    ...own.map(([expose, groups]): Module => [exposeOfOwnTexts(locale, expose), `${file}?only=${groups}`]),
  ];
}

/** name of each exposed module, and its file relative to the remote's folder */
export function modulesOf({ dir, description }: Pick<RemoteBuild, 'dir' | 'description'>): Module[] {
  return [
    ...Object.entries(description.routes).map(([name, { module }]): Module => [exposeOfRoute(name), module]),
    ...Object.entries(description.fragments ?? {}).map(
      ([name, { module }]): Module => [exposeOfFragment(name), module],
    ),
    ...textLocales(dir).map((locale): Module => [exposeOfTexts(locale), `./i18n/${locale}.json`]),
  ];
}

function exposedModules(build: RemoteBuild) {
  const { dir, description, isRefreshed } = build;
  // a page of a working tree has them whole: a changed text takes the place of the one that it was
  const parts = isRefreshed ? [] : textLocales(dir).flatMap((locale) => textsInParts(locale, description));
  // the chunk's name is how ExposeUsagePlugin finds it
  return Object.fromEntries(
    [...modulesOf(build), ...parts].map(([name, path]) => [`./${name}`, { import: path, name: EXPOSE_CHUNK + name }]),
  );
}

/** the shell provides the one copy of Module Federation's bundler runtime: 13.5 KB gzip less in every remote */
const shellsRuntime: Configuration['externals'] = [
  ({ request }, done) =>
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/.test(request ?? '')
      ? done(undefined, 'globalThis.__MF_BUNDLER_RUNTIME__', 'var')
      : done(),
];

/** what would join that runtime with the remote's bundle, in each of their entries: in the browser the shell does it (decision 41) */
const shellsStart: RuleSetRule = {
  test: /@module-federation[\\/]runtime[\\/]rspack\.js$/,
  loader: fileURLToPath(new URL('./entry-runtime-loader.mjs', import.meta.url)),
};

/** its own sheets stand in the layer of remotes and reach nothing outside of their modules: a build that does not hold to it fails */
const ownStyles = (dir: string): RuleSetRule => ({
  test: /\.css$/,
  include: dir,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('./own-styles-loader.mjs', import.meta.url)),
});

function side(build: RemoteBuild, server: boolean): Configuration {
  const { dir, description, version, out, mode = 'production', isRefreshed = false } = build;
  const base = baseConfig({ server, cssPrefix: description.name, mode, isRefreshed });
  return {
    ...base,
    // without a mention in the code: they are kept beside what is public (build-remote.ts)
    ...(!server && mode === 'production' ? { devtool: 'hidden-nosources-source-map' as const } : {}),
    name: `${description.name}@${version}:${server ? 'server' : 'browser'}`,
    context: dir,
    module: {
      ...base.module,
      rules: [ownStyles(dir), ...(server ? [] : [shellsStart]), ...(base.module?.rules ?? [])],
    },
    entry: {},
    target: server ? 'async-node' : ['web', 'es2022'],
    externals: shellsRuntime,
    output: {
      path: join(out, server ? 'server' : 'browser'),
      clean: true,
      // without the version: unchanged CSS keeps its hash from release to release
      uniqueName: description.name,
      publicPath: server ? '' : 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'c.[contenthash:8].js',
      cssChunkFilename: 'c.[contenthash:8].css',
      crossOriginLoading: server ? false : 'anonymous',
      ...(server
        ? { library: { type: 'commonjs-module' }, asyncChunks: false }
        : { module: true, chunkFormat: 'module', chunkLoading: 'import', library: { type: 'module' } }),
    },
    optimization: {
      ...base.optimization,
      minimize: mode === 'production' && !server,
      // A page needs one file of each module it shows. What two modules have in common is 1 to 6 KB and comes twice rather than as
      // a file of its own: each costs a hash in the page's HTML, its own compression, and a share of the line beside the first picture
      splitChunks: false,
    },
    plugins: [
      defineConstants({ __REMOTE__: description.name, __VERSION__: version }),
      new ModuleFederationPlugin({
        name: containerName(description.name, version),
        filename: 'remoteEntry.js',
        library: { type: server ? 'commonjs-module' : 'module' },
        exposes: exposedModules(build),
        shared: SHARED_BY_REMOTES,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: server ? 'node' : 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      ...(server ? [] : withoutAriaLocales()),
    ],
  };
}

/** The two builds of one version of a remote; the browser's carries an ExposeUsagePlugin, which tells what its modules use. */
export function remoteConfigs(build: RemoteBuild): [browser: Configuration, server: Configuration] {
  const browser = side(build, false);
  return [{ ...browser, plugins: [...(browser.plugins ?? []), new ExposeUsagePlugin()] }, side(build, true)];
}

/** a remote's own version, from its package.json */
export const packageVersion = (dir: string): string =>
  // our own manifests, checked by npm
  (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
