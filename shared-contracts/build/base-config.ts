import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import {
  type Configuration,
  type MultiStats,
  type Plugins,
  type RuleSetRule,
  rspack,
  type StatsCompilation,
} from '@rspack/core';

export interface Side {
  server: boolean;
  /** before class names of CSS modules: the same on both sides */
  cssPrefix: string;
  mode?: 'production' | 'development';
  /** the schemas of calls come into the bundle: for a server that checks answers with them */
  withSchemas?: boolean;
  /** components may be exchanged while they are shown (React Refresh): development alone */
  isRefreshed?: boolean;
}

/** what the styles are written for: nothing is translated for older ones */
const BROWSERS = ['chrome 123', 'safari 17.5', 'firefox 121'];

const typescript = ({ mode, isRefreshed = false }: Pick<Side, 'mode' | 'isRefreshed'>): RuleSetRule => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: isRefreshed } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
});

const contracts: RuleSetRule = {
  test: /shared-contracts[\\/]api[\\/].*\.endpoints\.ts$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('./contract-loader.mjs', import.meta.url)),
};

const reducedCalls: RuleSetRule = {
  test: /shared-contracts[\\/]api[\\/].*\.calls\.[jt]s$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('./calls-loader.mjs', import.meta.url)),
};

const translations: RuleSetRule = {
  test: /[\\/]i18n[\\/][\w-]+\.json$/,
  loader: fileURLToPath(new URL('./texts-loader.mjs', import.meta.url)),
};

/** texts come parsed: what writes them does without the parser, a fifth of the code that every page has of i18n */
const messageParser: RuleSetRule = {
  test: /[\\/]intl-messageformat[\\/]index\.js$/,
  resolve: { alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' } },
};

/** no page has react-router's framework mode, or a form of its */
const WITHOUT_FRAMEWORK = fileURLToPath(new URL('./router-without-framework.mjs', import.meta.url));
const routerParts: RuleSetRule[] = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/](?:dom[\\/]lib|components)\.js$/,
    resolve: {
      alias: { './ssr/components.js$': WITHOUT_FRAMEWORK, './dom/ssr/components.js$': WITHOUT_FRAMEWORK },
    },
  },
  {
    test: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]lib\.js$/,
    loader: fileURLToPath(new URL('./router-loader.mjs', import.meta.url)),
  },
];

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** what react-aria detects in the browser, and our pages know already */
const ariaParts: RuleSetRule[] = [
  {
    test: /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]I18nProvider\.mjs$/,
    resolve: { alias: { './useDefaultLocale.mjs$': beside('./aria-default-locale.mjs') } },
  },
  {
    test: /[\\/]react-aria[\\/]dist[\\/]private[\\/]utils[\\/]useId\.mjs$/,
    resolve: { alias: { '../ssr/SSRProvider.mjs$': beside('./aria-ids.mjs') } },
  },
];

/** every visitor pays for fonts before the rest: their files hold what the style sheet names of them */
const fontFaces: RuleSetRule = {
  test: /[\\/]ui[\\/]theme\.css$/,
  loader: fileURLToPath(new URL('./font-faces-loader.mjs', import.meta.url)),
};
const cutFonts: RuleSetRule = {
  test: /\.woff2$/,
  resourceQuery: /signs=/,
  loader: fileURLToPath(new URL('./font-loader.mjs', import.meta.url)),
};

const assets: RuleSetRule = { test: /\.(woff2|svg|png|jpg|avif)$/, type: 'asset/resource' };

/** What every build has in common: TypeScript, CSS modules, contracts. Server builds get class names but no CSS. */
export function baseConfig({
  server,
  cssPrefix,
  mode = 'production',
  withSchemas = false,
  isRefreshed = false,
}: Side): Configuration {
  return {
    mode,
    devtool: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        contracts,
        ...(withSchemas ? [] : [reducedCalls]),
        translations,
        messageParser,
        ...(server ? [] : [...routerParts, ...ariaParts]),
        typescript({ mode, isRefreshed }),
        assets,
        cutFonts,
        fontFaces,
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
      generator: {
        'css/module': { exportsOnly: server, localIdentName: `${cssPrefix}_[local]_[hash:6]`, esModule: true },
        css: { exportsOnly: server },
        'asset/resource': { emit: !server },
      },
      // custom properties keep their names: pages pass values to the kit through them
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
  };
}

/** react-aria carries its texts in 30 languages: the shell ships the visitor's as one file instead */
export const withoutAriaLocales = (): Plugins => [optimizeLocales.rspack({ locales: [] })];

export const defineConstants = (constants: Record<string, unknown>) =>
  new rspack.DefinePlugin(
    Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
  );

/** what one build or several have to say of errors */
interface ErrorStats {
  toJson(what: { all: false; errors: true }): Pick<StatsCompilation, 'errors'>;
}

/** of the builds for browser and server, which find the same fault in the same source, each once */
export function errorsOf(stats: ErrorStats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return [...new Set(errors.map(({ moduleName, message }) => (moduleName ? `${moduleName}: ${message}` : message)))];
}

/** runs compilers side by side; rejects with readable errors */
export function compile(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('the build gave no result'));
        if (stats.hasErrors()) return reject(new Error(errorsOf(stats).join('\n')));
        resolve(stats);
      });
    });
  });
}
