import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { DEVELOPMENT_DIST, SHELL_DIST } from '@cairn/shell/dist';
import { buildDevelopmentShell, buildReleasedShell } from '../local/artifacts.ts';
import { ROOT } from '../registry/build.ts';
import { compilePackages } from './compile.ts';
import { manifests } from './manifests.ts';

const run = promisify(execFile);

const HELP = `npm run packages [-- --out <folder>]

  Makes the packages that a squad needs which has no clone of this repository, as npm would publish them:
  contracts with platform, kit, build and test helpers; the shell as it is released; the command \`cairn\`.
  They lie in dist/packages, or in the folder that is named.
`;

/** what a squad's tsconfig.json extends */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2024', 'ESNext.Array', 'ESNext.Collection', 'ESNext.Iterator', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node', '@cairn/shared-contracts/globals'],
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
  },
};

/** constants of the build, and what a style sheet's module is */
const GLOBALS = `/// <reference path="./build/globals.d.ts" />
/// <reference path="./ui/css-modules.d.ts" />
`;

/**
 * Makes the packages.
 * @param out gets a tarball of each
 * @returns their files
 */
export async function makePackages(out: string): Promise<string[]> {
  const work = join(ROOT, 'node_modules/.cache/cairn/packages');
  await Promise.all([buildReleasedShell(), buildDevelopmentShell(), compilePackages(work)]);
  await Promise.all([
    cp(SHELL_DIST, join(work, 'shell/dist'), { recursive: true }),
    cp(DEVELOPMENT_DIST, join(work, 'shell/development/dist'), { recursive: true }),
    // a shell looks for the variants of the site around itself
    cp(join(ROOT, 'deploy/sites'), join(work, 'shell/deploy/sites'), { recursive: true }),
    writeFile(join(work, 'shared-contracts/tsconfig.json'), `${JSON.stringify(TSCONFIG, null, 2)}\n`),
    writeFile(join(work, 'shared-contracts/globals.d.ts'), GLOBALS),
  ]);
  await mkdir(out, { recursive: true });
  // of another version, and nothing else that may lie there
  const old = (await readdir(out)).filter((file) => /^cairn-[\w-]+-\d.*\.tgz$/.test(file));
  await Promise.all(old.map((file) => rm(join(out, file))));
  const packed = Object.entries(await manifests(work)).map(async ([folder, manifest]) => {
    const dir = join(work, folder);
    await writeFile(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await cp(join(ROOT, 'LICENSE'), join(dir, 'LICENSE'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', out], { cwd: dir });
    // npm wrote it
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    return join(out, filename);
  });
  return (await Promise.all(packed)).sort();
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: join(ROOT, 'dist/packages') }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) process.stdout.write(HELP);
  else process.stdout.write(`${(await makePackages(resolve(values.out))).join('\n')}\n`);
}
