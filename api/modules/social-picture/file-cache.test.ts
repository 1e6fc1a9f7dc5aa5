import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { createFileCache } from './file-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-file-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes each version once, however many ask, and keeps only the last one', async () => {
  const files = createFileCache(folder);
  const made: string[] = [];
  const ask = (name: string, version: string) =>
    files.read(name, version, async () => {
      made.push(`${name} ${version}`);
      return Buffer.from(version);
    });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('1-eur', 'a')));
  await ask('1-eur', 'a');
  expect(answers.map(String)).toEqual(['a', 'a', 'a', 'a', 'a']);
  await ask('11-eur', 'a');
  expect(String(await ask('1-eur', 'b'))).toBe('b');
  expect(made).toEqual(['1-eur a', '11-eur a', '1-eur b']);
  expect(readdirSync(folder).sort()).toEqual(['1-eur.b.jpg', '11-eur.a.jpg']);
});

it('a picture that failed is tried again', async () => {
  const files = createFileCache(folder);
  await expect(files.read('2-eur', 'a', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(String(await files.read('2-eur', 'a', async () => Buffer.from('there')))).toBe('there');
});
