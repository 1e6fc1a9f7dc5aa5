import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publicKeyPath, releaseKey, reportKey, reportKeyPath, reportVerifier } from './keys.ts';

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

describe('what verifies the shells’ reports', () => {
  const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
  const isHalfOf = (key: KeyObject | undefined, whole: KeyObject) => key?.equals(createPublicKey(whole));

  it('lies beside the site’s other keys', async () => {
    expect(await reportVerifier(dir, {})).toBeUndefined();
    const key = await reportKey(dir);
    expect(isHalfOf(await reportVerifier(dir, {}), key)).toBe(true);
  });

  it('is the file that the environment names, for who has no other key of the site', async () => {
    const theirs = await reportKey(join(dir, 'site'));
    const file = join(dir, 'report.pem');
    await writeFile(file, pem(createPublicKey(theirs)));
    expect(isHalfOf(await reportVerifier(dir, { REPORT_PUBLIC_KEY: file }), theirs)).toBe(true);
  });

  it.each([
    ['is not there', undefined],
    ['is no key', 'ssh-ed25519 AAAA'],
  ])('that file %s: it says so, and nobody goes on as if no shell were up', async (_what, content) => {
    const file = join(dir, 'report.pem');
    if (content !== undefined) await writeFile(file, content);
    await expect(reportVerifier(dir, { REPORT_PUBLIC_KEY: file })).rejects.toThrow(`REPORT_PUBLIC_KEY: ${file} is no`);
  });
});
