import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withLock } from './with-lock.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(dir, 'build.lock');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('one works at a time, and the lock goes with the last one', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(file, 5000, work)));
  expect(most).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

it('the lock is free again after work that fails', async () => {
  await expect(withLock(file, 1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(file, 1000, async () => 'done')).toBe('done');
});

it('the lock of a process that died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  expect(await withLock(file, 1000, async () => 'done')).toBe('done');
});

it('a lock that is held too long is told of by its file', async () => {
  writeFileSync(file, String(process.pid));
  await expect(withLock(file, 100, async () => undefined)).rejects.toThrow(file);
});
