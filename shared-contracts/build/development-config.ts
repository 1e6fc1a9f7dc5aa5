import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ExposeUsagePlugin } from './expose-usage.ts';
import { modulesOf, type RemoteBuild, remoteConfigs } from './remote-config.ts';

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** what a release gains by costs each change a fifth of a second */
const QUICK: Configuration['optimization'] = {
  // a page that is open goes from one state that works to the next
  emitOnErrors: false,
  minimize: false,
  usedExports: false,
  sideEffects: false,
  innerGraph: false,
  mangleExports: false,
  concatenateModules: false,
  removeEmptyChunks: false,
  mergeDuplicateChunks: false,
  realContentHash: false,
  moduleIds: 'named',
  chunkIds: 'named',
};

/** the shell has the one runtime that knows its React: a remote's own would know another */
const shellsRefresh = () =>
  new rspack.ExternalsPlugin('var', ({ request }, done) =>
    /react-refresh[\\/]runtime(\.js)?$/.test(request ?? '')
      ? done(undefined, 'globalThis.__CAIRN_DEVELOPMENT__.refresh')
      : done(),
  );

/** original sources by line: quick to make, and no eval, which the site's policy forbids */
const SOURCES = 'file://[absolute-resource-path]';

function browserOf(build: RemoteBuild, config: Configuration): Configuration {
  const { dir, description } = build;
  const units = Object.fromEntries(
    modulesOf(build).map(([expose, file]) => [resolve(dir, file), `${description.name}/${expose}`]),
  );
  const rules = config.module?.rules ?? [];
  return {
    ...config,
    // a changed sheet takes the place of the one that is linked under the same name
    output: {
      ...config.output,
      cssChunkFilename: 'c.[id].css',
      devtoolModuleFilenameTemplate: SOURCES,
    },
    devtool: 'cheap-module-source-map',
    resolve: {
      ...config.resolve,
      alias: { 'react/jsx-dev-runtime$': beside('./development/jsx-dev-runtime.mjs') },
    },
    module: {
      ...config.module,
      rules: [
        ...rules,
        {
          resource: Object.keys(units),
          enforce: 'post',
          type: 'javascript/auto',
          loader: beside('./development/expose-loader.mjs'),
          options: { units },
        },
      ],
    },
    optimization: { ...config.optimization, ...QUICK },
    plugins: [
      // it asks for every module once more: what a release needs of it is read when the browser has the change
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof ExposeUsagePlugin)),
      new rspack.HotModuleReplacementPlugin(),
      shellsRefresh(),
      new ReactRefreshRspackPlugin({ injectEntry: false, forceEnable: true }),
    ],
  };
}

/**
 * The two builds of a working tree that is watched: components, texts and loaders are exchanged in the page that is open. Both write
 * into `out` and leave there what pages that are open may still ask for.
 */
export function developmentConfigs(build: RemoteBuild): [browser: Configuration, server: Configuration] {
  const [browser] = remoteConfigs({ ...build, mode: 'development', isRefreshed: true });
  const [, server] = remoteConfigs(build);
  const lasting = (config: Configuration): Configuration => ({
    ...config,
    output: { ...config.output, clean: false },
    infrastructureLogging: { level: 'error' },
  });
  return [
    lasting(browserOf(build, browser)),
    lasting({
      ...server,
      // a build that is watched takes over what has not changed in this mode alone; the code is that of a release all the same
      mode: 'development',
      // read from the disk when something throws: the bundle, whose text is taken for what it is, names no map
      devtool: 'hidden-cheap-module-source-map',
      output: { ...server.output, devtoolModuleFilenameTemplate: SOURCES, pathinfo: false },
      optimization: { ...server.optimization, ...QUICK, nodeEnv: 'production' },
    }),
  ];
}
