import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig, compile, defineConstants, withoutAriaLocales } from '@cairn/shared-contracts/build/base-config';
import { integrityOf, precompress } from '@cairn/shared-contracts/build/files';
import { fontsWith } from '@cairn/shared-contracts/build/font-faces';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import { KIT_PREFIX } from '@cairn/shared-contracts/build/shared-modules';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { contractHashes } from '@cairn/shared-contracts/node/call-hash';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { dictionary, getLocalizationScript } from 'react-aria-components/i18n';
import type { ShellAssets } from '../composition/boot.ts';
import { splitChunks } from './chunks.ts';
import { SHELL_DIST } from './dist.ts';
import { generateKit, isKnownAtStart, KIT_TABLE } from './generate-kit.ts';
import { givenBy } from './given-by.ts';
import { drawIcons } from './icons.ts';
import { inlineScripts } from './inline-scripts.ts';
import { inParts } from './late-texts.ts';
import { layoutContract } from './layout-contract.ts';
import { ownTexts } from './own-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const BASE = '/assets/shell/';

const constants = () => defineConstants({ __REMOTE__: 'shell', __VERSION__: KIT_VERSION });

/** what asks for texts that come late waits for them, in the browser alone: a server has all at hand */
export const waitsForTexts: RuleSetRule = {
  test: [/[\\/]LocalizedStringDictionary\.mjs$/, /[\\/](?:shell|shared-contracts[\\/]ui)[\\/].*\.tsx?$/],
  enforce: 'pre',
  loader: fileURLToPath(new URL('./late-texts-loader.mjs', import.meta.url)),
};
/** how it stands in a built file */
const WAITS = 'globalThis.__LATE_TEXTS__';

interface Build {
  /** folder of the build */
  dist: string;
  isDevelopment: boolean;
}

function browserConfig(kit: string, { dist, isDevelopment }: Build): Configuration {
  const base = baseConfig({ server: false, cssPrefix: 'kit', mode: isDevelopment ? 'development' : 'production' });
  return {
    ...base,
    name: 'shell:browser',
    context: ROOT,
    target: ['web', 'es2022'],
    // React looks for what exchanges components when it is read
    entry: { main: [...(isDevelopment ? ['./client/development/before-react.ts'] : []), './client/main.tsx'] },
    ...(isDevelopment ? { devtool: 'cheap-module-source-map' } : {}),
    resolve: { ...base.resolve, alias: { '@kit-shared$': kit } },
    module: { ...base.module, rules: [waitsForTexts, ...(base.module?.rules ?? [])] },
    output: {
      path: join(dist, 'browser'),
      clean: true,
      publicPath: BASE,
      uniqueName: 'shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'k.[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: 'k.[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    optimization: { ...base.optimization, splitChunks },
    plugins: [constants(), ...withoutAriaLocales()],
  };
}

/** everything from npm stays outside the server's bundle, so that it is the same copy for the kit, the shell and the remotes */
export const fromNpm: Configuration['externals'] = [
  ({ request = '' }, done) =>
    /^[^./]/.test(request) && !request.startsWith('@cairn/') && request !== '@kit-shared' && !isAbsolute(request)
      ? done(undefined, request)
      : done(),
];

/** one file, whose address stays: browsers look there for a newer one */
function workerConfig({ dist }: Build): Configuration {
  const base = baseConfig({ server: false, cssPrefix: 'worker' });
  return {
    ...base,
    name: 'shell:worker',
    context: ROOT,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './worker/service-worker.ts', 'no-service-worker': './worker/no-service-worker.ts' },
    output: { path: join(dist, 'worker'), clean: true, filename: '[name].js' },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [constants()],
  };
}

function serverConfig(kit: string, { dist }: Build): Configuration {
  const base = baseConfig({ server: true, cssPrefix: 'kit', withSchemas: true });
  return {
    ...base,
    name: 'shell:server',
    context: ROOT,
    target: 'node24',
    entry: {
      main: './server/main.ts',
      renderer: './server/pool/process-main.ts',
      probe: './server/probe.ts',
    },
    resolve: { ...base.resolve, alias: { '@kit-shared$': kit } },
    // import.meta.url must be the bundle's own address, not the source's on the machine that built it
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), inlineScripts],
      parser: { ...base.module?.parser, javascript: { importMeta: false } },
    },
    externalsType: 'module',
    externalsPresets: { node: true },
    externals: fromNpm,
    output: {
      path: join(dist, 'server'),
      clean: true,
      uniqueName: 'shell',
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

/**
 * Source of a function that imports the file, once. An import that has failed fails for as long as the page is open, and so does a module that
 * waited for it: it is tried twice, and each time at another address (https://github.com/whatwg/html/issues/6768).
 */
const lateTexts = (file: string): string =>
  `(()=>{let n=0,p,t=()=>import('./${file}'+(n++?'?'+n:''));return()=>p??=t().catch(t).catch(e=>{p=null;throw e})})()`;

/**
 * The texts of the shell and the kit, and react-aria's strings: two scripts a locale, instead of all locales in the bundles. The first
 * has what pages begin with, and knows where the second is; what asks for a text of that waits for it (late-texts-loader.mjs).
 * @returns the scripts by ISO locale
 */
export async function writeLocales(dir: string): Promise<Pick<ShellAssets, 'locales' | 'lateTexts'>> {
  const write = async (prefix: string, script: string): Promise<string> => {
    const name = `${prefix}.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
    await writeFile(join(dir, name), script);
    return name;
  };
  const files: Pick<ShellAssets, 'locales' | 'lateTexts'> = { locales: {}, lateTexts: {} };
  for (const { code, iso } of LOCALES) {
    const { first, late } = inParts(await ownTexts(code));
    const added = Object.entries(late).map(
      ([namespace, texts]) => `Object.assign(__SHELL_TEXTS__.${namespace},${JSON.stringify(texts)})`,
    );
    const second = await write(`m.${code}`, [getLocalizationScript(iso, dictionary), ...added].join(';'));
    const globals = {
      // which react-aria writes numbers and dates by, from the start
      "window[Symbol.for('react-aria.i18n.locale')]": JSON.stringify(iso),
      'globalThis.__LATE_TEXTS__': lateTexts(second),
      'globalThis.__SHELL_TEXTS__': JSON.stringify(first),
    };
    const script = Object.entries(globals).map(([name, value]) => `${name}=${value}`);
    files.locales[iso] = await write(`l.${code}`, script.join(';'));
    files.lateTexts[iso] = second;
  }
  return files;
}

/** the same texts for the server, one file a locale: dist/texts/<code>.json */
export async function writeTexts(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const { code } of LOCALES) await writeFile(join(dir, `${code}.json`), JSON.stringify(await ownTexts(code)));
}

/** files of the fonts that every page is written with, and those that a language with a script of its own adds */
export async function firstFonts(
  dir: string,
  css: readonly string[],
): Promise<{ latin: string[]; cyrillic: string[] }> {
  const sheets = await Promise.all(css.map((file) => readFile(join(dir, file), 'utf8')));
  const filesWith = (sign: string) => sheets.flatMap((sheet) => fontsWith(sign, sheet));
  return { latin: filesWith('a'), cyrillic: filesWith('я') };
}

/** Builds the shell: dist/browser, dist/server and dist/assets.json. */
export async function buildShell(build: Build = { dist: SHELL_DIST, isDevelopment: false }): Promise<void> {
  const { dist, isDevelopment } = build;
  await rm(dist, { recursive: true, force: true });
  const kit = await generateKit(join(dist, 'generated'));
  const stats = await compile([
    browserConfig(kit.browser, build),
    serverConfig(kit.server, build),
    workerConfig(build),
  ]);
  const dir = join(dist, 'browser');
  const built = stats
    .toJson({ all: false, entrypoints: true, chunkGroups: true })
    .children?.find(({ name }) => name === 'shell:browser');
  const entry = (built?.entrypoints?.main?.assets ?? []).map(({ name }) => name);
  const main = entry.find((file) => /^main\..*\.js$/.test(file));
  if (!main) throw new Error('the shell has no main module');

  const groups = built?.namedChunkGroups ?? {};
  const filesOf = (name: string, end: string): string[] =>
    (groups[name]?.assets ?? []).flatMap((asset) =>
      asset.name.endsWith(end) && !entry.includes(asset.name) ? asset.name : [],
    );
  const kitFiles: ShellAssets['kit'] = {};
  const pages: ShellAssets['pages'] = {};
  for (const name of Object.keys(groups)) {
    const cut = { js: filesOf(name, '.js'), css: filesOf(name, '.css') };
    const [, subpath] = /^kit\/(.+)$/.exec(name) ?? [];
    if (subpath) {
      // fetched side by side, not one after the other
      const table = isKnownAtStart(subpath) ? [] : filesOf(KIT_TABLE, '.js');
      kitFiles[KIT_PREFIX + subpath] = { ...cut, js: [...table, ...cut.js] };
    }
    if (name.startsWith('page/')) pages[name.slice('page/'.length)] = cut;
  }
  const scripts = await writeLocales(dir);
  await writeTexts(join(dist, 'texts'));
  const onDemand = [...Object.values(kitFiles), ...Object.values(pages)];
  const hashed = new Set([...entry, ...onDemand.flatMap(({ js, css }) => [...js, ...css])]);
  const integrity: Record<string, string> = {};
  const waiting: string[] = [];
  for (const file of hashed) {
    const content = await readFile(join(dir, file));
    integrity[file] = integrityOf(content);
    if (content.includes(WAITS)) waiting.push(file);
  }
  const early = waiting.filter((file) => entry.includes(file));
  if (early.length > 0) throw new Error(`every page would wait for late texts, see late-texts.ts: ${early.join()}`);
  const css = entry.filter((file) => file.endsWith('.css'));
  const { latin, cyrillic } = await firstFonts(dir, css);
  const layout = await layoutContract();
  const assets: ShellAssets = {
    ...(isDevelopment ? { isDevelopment } : {}),
    base: BASE,
    main,
    js: entry.filter((file) => file.endsWith('.js')),
    css,
    kit: kitFiles,
    gives: await givenBy(dist),
    owner: `${layout.owner.squad}, ${layout.owner.contact}`,
    pages,
    integrity,
    ...scripts,
    waiting,
    contracts: contractHashes(),
    fonts: latin,
    scriptFonts: { 'en-US': [], de: [], zh: [], ru: cyrillic },
  };
  await writeFile(join(dist, 'contract.json'), JSON.stringify(layout));
  await writeFile(join(dist, 'assets.json'), JSON.stringify(assets));
  await cp(join(ROOT, 'public'), join(dist, 'public'), { recursive: true });
  await drawIcons(join(dist, 'public'));
  // what is quick to make is good enough on one's own machine
  if (!isDevelopment) await precompress(dir);
}

if (import.meta.main) await buildShell();
