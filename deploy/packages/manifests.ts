import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import * as z from 'zod';
import { ROOT } from '../registry/build.ts';

const ranges = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  version: z.string(),
  license: z.string().optional(),
  dependencies: ranges,
  devDependencies: ranges,
  sideEffects: z.unknown().optional(),
  exports: z.record(z.string(), z.string()).default({}),
});
type Manifest = z.infer<typeof manifest>;

const manifestOf = async (folder: string): Promise<Manifest> =>
  manifest.parse(JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')));

type Target = string | { types: string; default: string };

/** a source is published as what was made of it */
const targetOf = (file: string): Target =>
  /\.tsx?$/.test(file)
    ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: file.replace(/\.tsx?$/, '.js') }
    : file.endsWith('.mjs')
      ? { types: file.replace(/\.mjs$/, '.d.mts'), default: file }
      : file;

const exportsOf = (exports: Manifest['exports']): Record<string, Target> =>
  Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, targetOf(file)]));

/** 'zod' of 'zod/mini' */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** the packages that compiled modules import */
async function importedBelow(folder: string): Promise<Set<string>> {
  const files = (await filesBelow(folder)).filter((file) => /\.m?js$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const found = texts.flatMap((text) => [
    ...text.matchAll(
      /^\s*(?:import|export)\b[^'"`]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
    ),
  ]);
  return new Set(
    found
      .map(([, one, other, late]) => one ?? other ?? late ?? '')
      .filter((specifier) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:'))
      .map(packageOf),
  );
}

/** @throws for a package that nobody here declares */
function rangesOf(names: Iterable<string>, ...from: readonly Manifest[]): Record<string, string> {
  const known = Object.assign(
    {},
    ...from.flatMap(({ devDependencies, dependencies }) => [devDependencies, dependencies]),
  );
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const range: unknown = known[name];
      if (typeof range !== 'string') throw new Error(`a package imports ${name}, which nothing here declares`);
      return [name, range];
    }),
  );
}

/** what the types of the contracts stand on */
const TYPES = ['@types/node', '@types/react', '@types/react-dom'];
/** of a build that is watched, and of nothing that is released */
const DEVELOPMENT = ['@rspack/plugin-react-refresh', '@types/geojson'];
/** what `cairn test` brings with it */
const TEST_TOOLS = [
  '@jest/globals',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'jest',
  'jest-environment-jsdom',
  'jest-environment-node',
];

/**
 * The package.json of each package, by its folder. All have the contracts' version: they are made of one commit, and fit one another alone.
 * @param out where their compiled modules are
 */
export async function manifests(out: string): Promise<Record<string, object>> {
  const [root, contracts, shell, deploy] = await Promise.all(
    ['.', 'shared-contracts', 'shell', 'deploy'].map((folder) => manifestOf(folder)),
  );
  if (!root || !contracts || !shell || !deploy) throw new Error('a workspace is missing');
  const { version } = contracts;
  const all = { version, license: root.license, type: 'module', engines: { node: '>=24' } };
  const own = { '@cairn/shared-contracts': version };
  const { '@cairn/shared-contracts': _contracts, ...ofShell } = shell.dependencies;
  const imported = await importedBelow(join(out, 'deploy'));
  const ofCommand = [...imported].filter((name) => !name.startsWith('@cairn/'));
  return {
    'shared-contracts': {
      name: '@cairn/shared-contracts',
      ...all,
      description: 'What remotes of Cairn are written against: contracts, platform, kit, build and test helpers',
      sideEffects: contracts.sideEffects,
      exports: {
        ...exportsOf(contracts.exports),
        './globals': { types: './globals.d.ts' },
        './tsconfig.json': './tsconfig.json',
      },
      dependencies: { ...contracts.dependencies, ...rangesOf([...TYPES, ...DEVELOPMENT], root, contracts) },
    },
    shell: {
      name: '@cairn/shell',
      ...all,
      description: 'The shell of Cairn as it is released, to look at a remote in',
      exports: exportsOf({
        './artifacts': shell.exports['./artifacts'] ?? '',
        './contracts': shell.exports['./contracts'] ?? '',
        './dist': shell.exports['./dist'] ?? '',
        './live-chain': shell.exports['./live-chain'] ?? '',
        './match-route': shell.exports['./match-route'] ?? '',
        './mix-fit': shell.exports['./mix-fit'] ?? '',
        './route-table': shell.exports['./route-table'] ?? '',
      }),
      dependencies: { ...own, ...ofShell, ...rangesOf(['topojson-client', '@internationalized/date'], contracts) },
    },
    deploy: {
      name: '@cairn/cli',
      ...all,
      description: 'The command of Cairn: makes, shows, tests and releases remotes',
      bin: { cairn: './installed/cairn.js' },
      exports: { './package.json': './package.json' },
      dependencies: {
        ...own,
        '@cairn/shell': version,
        ...rangesOf([...ofCommand, ...TEST_TOOLS], root, deploy, contracts, shell),
      },
    },
  };
}
