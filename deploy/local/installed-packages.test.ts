import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';

/**
 * Tests of a clean clone, and of a squad's empty folder, take the packages that are installed here in the place of a download. That shows the
 * same as `npm ci` there as long as nothing else is installed here than the lock names.
 */
const ROOT = join(import.meta.dirname, '../..');

interface Locked {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
}
// npm wrote them
const lockedIn = (file: string): Record<string, Locked> =>
  (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { packages: Record<string, Locked> }).packages;

const lock = lockedIn('package-lock.json');
const nameAndContent = ({ version, integrity }: Locked = {}) => `${version} ${integrity}`;

/** the packages in a folder's node_modules, and in theirs; links lead to workspaces */
function packagesBelow(folder: string): string[] {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  const foldersIn = (dir: string) =>
    readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => join(dir, name));
  const found = foldersIn(modules).flatMap((dir) => (/\/@[^/]+$/.test(dir) ? foldersIn(dir) : [dir]));
  return found.flatMap((dir) => [dir, ...packagesBelow(dir)]);
}

/** brought by the install script of the package `node`: that program is what it is for */
const isNodeItself = (path: string): boolean => path.startsWith('node_modules/node/node_modules/');

it('what npm has installed is what the lock names, to the hash', () => {
  const installed = Object.entries(lockedIn('node_modules/.package-lock.json'));
  expect(installed.length).toBeGreaterThan(500);
  const others = installed.filter(([path, one]) => nameAndContent(one) !== nameAndContent(lock[path]));
  expect(others.map(([path]) => path)).toEqual([]);
});

it('no other package lies there, by hand or of an install before', () => {
  const workspaces = Object.keys(lock).filter((path) => path !== '' && !path.includes('node_modules/'));
  const paths = ['', ...workspaces].flatMap((folder) => packagesBelow(join(ROOT, folder)));
  const own = paths.map((path) => relative(ROOT, path)).filter((path) => !isNodeItself(path));
  expect(own.length).toBeGreaterThan(500);
  const versionOf = (path: string) => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).version;
  expect(own.filter((path) => lock[path]?.version !== versionOf(path))).toEqual([]);
});
