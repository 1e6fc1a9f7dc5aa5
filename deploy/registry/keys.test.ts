import { createPublicKey } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { publicKeyPath, releaseKey, reportKeyPath } from './keys.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('all that need a key at once have the same, and its public half verifies it', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => releaseKey(dir)));
  const halves = keys.map((key) => createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  expect(new Set(halves)).toEqual(new Set([await readFile(publicKeyPath(dir), 'utf8')]));
  expect((await readdir(join(dir, 'keys'))).sort()).toEqual(['release.pem', 'release.pub.pem']);
  expect((await stat(join(dir, 'keys', 'release.pem'))).mode & 0o777).toBe(0o600);
  expect(reportKeyPath(dir)).toBe(join(dir, 'keys', 'report.pem'));
});
