import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  differences,
  fromOf,
  type MixedRemote,
  type RecordedMix,
  readMix,
  wantedAgain,
  writeMix,
} from './recorded-mix.ts';
import { readWanted } from './wanted.ts';

const TREE = '1.0.0-dev.b4c2ce03b8f9';
const remote = (from: string, version: string, integrity = `of ${version}`): MixedRemote => ({
  from,
  version,
  integrity,
});
const MIX: RecordedMix = {
  format: 1,
  shell: 'live',
  remotes: { 'mf-chat': remote('1.3.0', '1.3.0'), 'mf-tour': remote('local', TREE) },
};
const NOBODY = readWanted([]);

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mix-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('a mix is read as it was written', async () => {
  const file = join(dir, 'mix.json');
  await writeMix(file, MIX);
  expect(await readMix(file)).toEqual(MIX);
});

it('a file that is none is named', async () => {
  const file = join(dir, 'mix.json');
  await writeFile(file, '{"format":2}');
  await expect(readMix(file)).rejects.toThrow(`${file} is no recorded mix`);
});

it('the same sources stand again, and the command’s in place of theirs', () => {
  expect([...wantedAgain(MIX, readWanted(['mf-chat=local', 'mf-account=1.0.0']))]).toEqual([
    ['mf-chat', { kind: 'local' }],
    ['mf-tour', { kind: 'local' }],
    ['mf-account', { kind: 'version', version: '1.0.0' }],
  ]);
});

it('what nobody named is recorded as what stood there', () => {
  const wanted = readWanted(['mf-tour=local']);
  expect([
    fromOf(wanted, 'mf-tour', TREE),
    fromOf(wanted, 'mf-chat', '1.3.0'),
    fromOf(wanted, 'mf-help', TREE),
  ]).toEqual(['local', '1.3.0', 'local']);
});

describe('a replay', () => {
  it.each<[string, RecordedMix['remotes'], string[]]>([
    ['of the same releases differs in nothing', MIX.remotes, []],
    [
      'tells of another content under one version',
      { ...MIX.remotes, 'mf-chat': remote('1.3.0', '1.3.0', 'another') },
      ['mf-chat@1.3.0 is another release than the one that was recorded'],
    ],
    [
      'tells of other sources',
      { ...MIX.remotes, 'mf-tour': remote('local', '1.0.0-dev.000000000000') },
      [`mf-tour was recorded as ${TREE}, and is 1.0.0-dev.000000000000`],
    ],
    [
      'of the same sources at another commit is the same',
      { ...MIX.remotes, 'mf-tour': remote('local', TREE, 'another commit') },
      [],
    ],
    ['tells of what is missing', { 'mf-tour': remote('local', TREE) }, ['mf-chat@1.3.0 was recorded, and is missing']],
  ])('%s', (_title, now, told) => {
    expect(differences(MIX, now, NOBODY)).toEqual(told);
  });

  it('expects nothing of what the command names', () => {
    const now = { ...MIX.remotes, 'mf-chat': remote('1.4.0', '1.4.0') };
    expect(differences(MIX, now, readWanted(['mf-chat=1.4.0']))).toEqual([]);
  });
});
