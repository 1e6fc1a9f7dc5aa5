import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changedBelow, namesOf, testsBelow, testsOf } from './scope.ts';

const ROOT = join(import.meta.dirname, '../..');

let root: string;
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@cairn.test', ...args], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scope-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what a squad names', () => {
  it('is a workspace', () => {
    write('package.json', JSON.stringify({ workspaces: ['shell', 'mf-*'] }));
    for (const name of ['shell', 'mf-two', 'mf-one', 'other']) write(`${name}/package.json`);
    expect(namesOf(root)).toEqual(['mf-one', 'mf-two', 'shell']);
  });

  it('has the tests below its folder', () => {
    for (const path of ['mf-one/a.test.ts', 'mf-one/ui/b.test.tsx', 'mf-one/node_modules/c.test.ts', 'mf-one/a.ts'])
      write(path);
    expect(testsBelow(root, 'mf-one')).toEqual(['mf-one/a.test.ts', 'mf-one/ui/b.test.tsx']);
  });

  it('is refused when nothing is called so, with the names that there are', async () => {
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) =>
      execFile(process.execPath, [join(import.meta.dirname, 'run.ts'), 'mf-tuor'], { cwd: ROOT }, (error, _out, said) =>
        resolve({ code: error?.code, said }),
      ),
    );
    expect(code).toBe(2);
    expect(said).toMatch(/^there is no mf-tuor; there are api, .*mf-tour/);
  });
});

describe('contracts that a branch changes', () => {
  beforeEach(() => {
    for (const file of ['shared-contracts/a.ts', 'shared-contracts/b.ts', 'mf-one/c.ts']) write(file, '1');
    write('shared-contracts/a.test.ts', "import './a.ts';");
    write('shared-contracts/cases.test.ts', "import './a.ts';");
    write('shared-contracts/b.test.ts', "import './b.ts';");
    git('init', '-qb', 'main');
    git('add', '.');
    git('commit', '-qm', 'first');
    git('checkout', '-qb', 'work');
  });

  it('are found committed, changed and new, below their folder only', () => {
    expect(changedBelow(root, 'shared-contracts')).toEqual([]);
    write('shared-contracts/a.ts', '2');
    git('commit', '-qam', 'second');
    write('shared-contracts/b.ts', '2');
    write('shared-contracts/new.ts');
    write('mf-one/c.ts', '2');
    expect(changedBelow(root, 'shared-contracts')).toEqual([
      'shared-contracts/a.ts',
      'shared-contracts/b.ts',
      'shared-contracts/new.ts',
    ]);
  });

  it('have the tests beside them that import them, and those that were changed themselves', () => {
    expect(testsOf(root, ['shared-contracts/a.ts'])).toEqual([
      'shared-contracts/a.test.ts',
      'shared-contracts/cases.test.ts',
    ]);
    expect(testsOf(root, ['shared-contracts/b.test.ts', 'shared-contracts/gone.test.ts'])).toEqual([
      'shared-contracts/b.test.ts',
    ]);
  });
});

it('a folder without git has changed nothing', () => {
  expect(changedBelow(root, 'shared-contracts')).toEqual([]);
});
