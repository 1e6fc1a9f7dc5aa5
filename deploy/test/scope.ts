import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** the workspaces: whatever a squad may change, by name */
export function namesOf(root: string): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
}

const IS_TEST = /\.test\.tsx?$/;

/** test files below a folder of the root, as paths from there */
export const testsBelow = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  }).sort();

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Files below a folder that differ from what the branch was made from, committed or not. Empty where there is no git. */
export function changedBelow(root: string, folder: string): string[] {
  try {
    const bases = git(root, 'for-each-ref', '--format=%(refname:short)', 'refs/remotes/origin/main', 'refs/heads/main');
    const [fork = 'HEAD'] = bases[0] ? git(root, 'merge-base', 'HEAD', bases[0]) : [];
    const changed = git(root, 'diff', '--name-only', '--no-renames', fork, '--', folder);
    return [...changed, ...git(root, 'ls-files', '--others', '--exclude-standard', '--', folder)];
  } catch {
    return [];
  }
}

/** The tests of changed files: those that were changed themselves, and those beside a changed file that import it. */
export function testsOf(root: string, changed: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of changed) {
    if (IS_TEST.test(file)) {
      if (existsSync(join(root, file))) found.add(file);
      continue;
    }
    for (const test of globSync(`${dirname(file)}/*.test.{ts,tsx}`, { cwd: root })) {
      if (readFileSync(join(root, test), 'utf8').includes(`'./${basename(file)}'`)) found.add(test);
    }
  }
  return [...found].sort();
}
