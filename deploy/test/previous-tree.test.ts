import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beforeNewestMigration } from './previous-tree.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'previous-tree-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function commit(path: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), path);
  git('add', path);
  git('-c', 'user.name=Kate', '-c', 'user.email=kate@cairn.test', 'commit', '--quiet', '-m', path);
  return git('rev-parse', 'HEAD');
}

it('the release before is of the commit before the newest migration, whatever is tested of it later', () => {
  commit('api/migrations/0010-walks.ts');
  const before = commit('api/main.ts');
  commit('api/migrations/0020-guides.ts');
  commit('api/migrations/0020-guides.test.ts');
  expect(beforeNewestMigration(root)).toBe(before);
});

it('there is none where the history begins with it', () => {
  commit('api/migrations/0010-walks.ts');
  expect(beforeNewestMigration(root)).toBeUndefined();
});
