import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { REMOTES, ROOT } from '../registry/build.ts';
import type { Told } from './site.ts';

/** what a remote is built, checked, released and developed by; what is only about this repository is left out */
const FOLDERS = [
  ...['shared-contracts', 'shell', ...REMOTES],
  ...['registry', 'check', 'develop', 'local', 'installed', 'sites'].map((name) => `deploy/${name}`),
];
const MADE = new Set(['dist', 'node_modules']);

/** A copy of this working tree, to be edited: nothing of it reaches this one. */
export interface WorkingCopy {
  dir: string;
  /** runs `cairn` as it is there */
  cairn(...command: readonly string[]): Promise<Told>;
  /** adds a remote that is a fixture of these tests */
  addRemote(name: string, fixture: string): Promise<string>;
  remove(): Promise<void>;
}

/** packages as they are here, with the copy's workspaces in the place of ours */
async function linkPackages(dir: string): Promise<void> {
  const [from, to] = [join(ROOT, 'node_modules'), join(dir, 'node_modules')];
  await mkdir(join(to, '@cairn'), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@cairn' && name !== '.cache');
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
  for (const name of ['shared-contracts', 'shell', 'deploy']) await symlink(join(dir, name), join(to, '@cairn', name));
  await symlink(join(ROOT, 'api'), join(to, '@cairn/api'));
  // versions of packages that one workspace alone has
  for (const name of ['shared-contracts', 'shell', 'deploy'])
    if (existsSync(join(ROOT, name, 'node_modules')))
      await symlink(join(ROOT, name, 'node_modules'), join(dir, name, 'node_modules'));
}

export async function makeWorkingCopy(): Promise<WorkingCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'cairn-copy-'));
  const isSource = (path: string) =>
    !relative(ROOT, path)
      .split(sep)
      .some((part) => MADE.has(part));
  await Promise.all(
    FOLDERS.map((name) => cp(join(ROOT, name), join(dir, name), { recursive: true, filter: isSource })),
  );
  for (const file of ['package.json', 'deploy/package.json']) await cp(join(ROOT, file), join(dir, file));
  await linkPackages(dir);
  return {
    dir,
    cairn: (...command) =>
      new Promise((resolve) => {
        const args = [join(dir, 'deploy/registry/cli.ts'), ...command];
        execFile(process.execPath, args, { cwd: dir }, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
        );
      }),
    async addRemote(name, fixture) {
      const folder = join(dir, name);
      await cp(join(import.meta.dirname, 'fixtures', fixture), folder, { recursive: true });
      const manifest = { name: `@cairn/${name}`, version: '1.0.0', type: 'module' };
      await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
      return folder;
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

interface NextKit {
  /** of contracts, kit and shell, as shared-contracts/package.json has it */
  version: string;
  /** a component that it has more: its subpath, and its module */
  subpath: string;
  source: string;
}

/** Gives a copy another kit, and builds its shell. @returns the folder of that build */
export async function buildShellOfKit({ dir }: WorkingCopy, { version, subpath, source }: NextKit): Promise<string> {
  await writeFile(join(dir, `shared-contracts/ui/${subpath}.tsx`), source);
  const manifest = join(dir, 'shared-contracts/package.json');
  const { exports, ...content }: { exports: object } = JSON.parse(await readFile(manifest, 'utf8'));
  const all = { ...exports, [`./ui/${subpath}`]: `./ui/${subpath}.tsx` };
  await writeFile(manifest, JSON.stringify({ ...content, version, exports: all }, null, 2));
  await promisify(execFile)(process.execPath, [join(dir, 'shell/build/build-shell.ts')], { cwd: dir });
  return join(dir, 'shell/dist');
}
