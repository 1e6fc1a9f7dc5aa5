import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { diskStore, storeDir } from './object-store.ts';
import { publish } from './releases.ts';

let data: string;

async function releaseInStore(version: string): Promise<void> {
  const file = { file: 'browser/a.js', integrity: 'sha384-' };
  const release: Release = {
    format: 1,
    name: 'mf-tour',
    version,
    container: 'x',
    kit: '^1.0.0',
    routes: {},
    fragments: {},
    locales: [],
    exposes: {},
    browser: file,
    server: file,
    others: [],
  };
  const built = join(data, 'built', version);
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'release.json'), JSON.stringify(release));
  await publish(diskStore(storeDir(data)), built);
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cli-'));
  for (const version of ['1.0.0', '1.1.0']) await releaseInStore(version);
});
afterAll(() => rm(data, { recursive: true }));

/** what the command says, and whether it went well */
const cairn = (...words: string[]) =>
  new Promise<{ said: string; ok: boolean }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'cli.ts'), ...words, '--data', data],
      (error, stdout, stderr) => resolve({ said: (stdout + stderr).trim(), ok: !error }),
    );
  });

// every command is a process of its own
jest.setTimeout(60_000);

describe('an engineer releases by hand', () => {
  it('tries a version on a share, promotes it, and goes back', async () => {
    expect(await cairn('status')).toEqual({ ok: true, said: 'revision 0 of local: empty' });
    expect((await cairn('promote', 'mf-tour', '1.0.0')).said).toBe('revision 1: mf-tour@1.0.0 for 100 %');
    expect((await cairn('rollout', 'mf-tour', '1.1.0', '--percent', '10')).said).toContain('revision 2');
    expect((await cairn('status')).said).toContain('mf-tour  1.0.0 90 % (stable), 1.1.0 10 %');
    await cairn('promote', 'mf-tour', '1.1.0', '--note', 'looks good');
    expect((await cairn('status')).said).toBe('revision 3 of local: looks good\n  mf-tour  1.1.0 100 % (stable)');

    expect((await cairn('rollback')).said).toBe('revision 4: back to revision 2');
    expect((await cairn('status')).said).toContain('1.0.0 90 % (stable), 1.1.0 10 %');
    expect((await cairn('rollback', '--to', '1')).said).toBe('revision 5: back to revision 1');
    expect((await cairn('history')).said.split('\n')).toHaveLength(5);
  });

  it.each<[string[], string]>([
    [['promote', 'mf-tour', '9.9.9'], 'mf-tour@9.9.9 is not in the store: release it first'],
    [['promote', 'mf-tour'], 'the version is missing'],
    [['rollout', 'mf-tour', '1.1.0'], '--percent takes a number from 1 to 100'],
    [['rollout', 'mf-tour', '1.1.0', '--percent', '0'], '--percent takes a number from 1 to 100'],
    [['rollback', '--to', '99'], 'there is no revision 99'],
  ])('%j is refused in one sentence', async (words, sentence) => {
    const { ok, said } = await cairn(...words);
    expect([ok, said.split('\n')[0]]).toEqual([false, sentence]);
  });
});
