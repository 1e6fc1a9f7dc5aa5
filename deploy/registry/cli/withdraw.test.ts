import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reportVerifier } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { readLive } from '../live.ts';
import { diskStore, type ObjectStore, storeDir } from '../object-store.ts';
import { publish } from '../releases.ts';
import type { Command, Context } from './command.ts';
import { experiment } from './experiment.ts';
import { override } from './override.ts';
import { rollback } from './rollback.ts';
import { promote, rollout } from './rollout.ts';
import { history } from './status.ts';
import { withdraw } from './withdraw.ts';

let data: string;
let store: ObjectStore;
let shellDist: string | undefined;

async function inStore(version: string): Promise<void> {
  const none = { file: '', integrity: '' };
  const release: Release = {
    ...{ format: 1, name: 'mf-tour', version, container: 'x', kit: '^1.0.0', routes: {}, fragments: {}, locales: [] },
    ...{ exposes: {}, browser: none, server: none, others: [] },
  };
  const built = join(data, 'built', version);
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'release.json'), JSON.stringify(release));
  await publish(store, built);
}

const run = (command: Command, positionals: string[], more: Partial<Context> = {}) =>
  command.run({
    ...{ store, dataDir: data, environment: 'local', by: 'kate', positionals, options: {} },
    ...keysFor(data, store),
    reportVerifier: () => reportVerifier(data),
    tell: () => undefined,
    unchecked: () => undefined,
    ...more,
  });
const promoteTour = (version: string) => run(promote, ['mf-tour', version], { options: { unchecked: 'no pages' } });
const tryTour = (version: string) => run(rollout, ['mf-tour', version], { options: { percent: '10' } });
const withdrawTour = (version: string, options: Context['options'] = {}) =>
  run(withdraw, ['mf-tour'], { by: 'olga', options: { version, why: 'it books twice', ...options } });
const tour = async () => (await readLive(store, 'local')).remotes['mf-tour'];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'withdraw-'));
  store = diskStore(storeDir(data));
  shellDist = process.env.SHELL_DIST;
  // no shell is built there
  process.env.SHELL_DIST = data;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await inStore(version);
});
afterEach(async () => {
  if (shellDist === undefined) delete process.env.SHELL_DIST;
  else process.env.SHELL_DIST = shellDist;
  await rm(data, { recursive: true });
});

describe('a version that is withdrawn', () => {
  it('gives way to the good one before it, which has its own behind it', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promoteTour(version);
    await withdrawTour('1.2.0');
    expect(await tour()).toMatchObject({
      stable: '1.1.0',
      versions: [{ version: '1.1.0', weight: 100 }],
      fallback: { version: '1.0.0' },
    });
  });

  it('leaves its share to the stable one', async () => {
    await promoteTour('1.0.0');
    await tryTour('1.1.0');
    await withdrawTour('1.1.0');
    expect(await tour()).toMatchObject({ stable: '1.0.0', versions: [{ version: '1.0.0', weight: 100 }] });
  });

  it('is no way back any more', async () => {
    await promoteTour('1.0.0');
    await promoteTour('1.1.0');
    await withdrawTour('1.0.0');
    expect((await tour())?.fallback).toBeUndefined();
    await expect(run(rollback, ['mf-tour'])).rejects.toMatchObject({ code: 'nothing_to_go_back_to' });
  });

  it('stays where there is no other, and says what to do', async () => {
    await promoteTour('1.0.0');
    await expect(withdrawTour('1.0.0')).rejects.toMatchObject({
      code: 'nothing_to_go_back_to',
      message: expect.stringContaining('promote a better one first'),
    });
  });

  it('is named in the history with who and why, also where nobody got it', async () => {
    await promoteTour('1.0.0');
    await withdrawTour('1.2.0', { safety: 'yes' });
    const { text } = await run(history, ['mf-tour']);
    expect(text).toMatch(/olga {2}mf-tour@1\.2\.0 withdrawn for safety: it books twice$/);
  });

  it('is withdrawn once; that it is not safe may be found out later', async () => {
    await promoteTour('1.0.0');
    await withdrawTour('1.1.0');
    await expect(withdrawTour('1.1.0')).rejects.toMatchObject({ code: 'withdrawn' });
    await withdrawTour('1.1.0', { safety: 'yes' });
    expect((await readLive(store, 'local')).past?.['mf-tour']).toMatchObject([
      { version: '1.1.0', withdrawn: { by: 'olga', why: 'it books twice', safety: true } },
    ]);
  });
});

describe('what was withdrawn is offered never again', () => {
  const mix = { positionals: ['mf-tour=1.1.0'] };
  const variants = { lists: { variant: ['a=1.0.0:50', 'b=1.1.0:50'] } };
  const asked = { remote: 'mf-tour', goal: 'booking_requested' };
  it.each<[string, () => Promise<unknown>]>([
    ['by promote', () => promoteTour('1.1.0')],
    ['to a share', () => tryTour('1.1.0')],
    ['by a rollback to then', () => run(rollback, ['mf-tour'], { options: { to: '2' } })],
    ['by force', () => run(rollback, ['mf-tour'], { options: { to: '2' }, isForced: true })],
    ['in an experiment', () => run(experiment, ['start', 'dates'], { ...variants, options: asked })],
    ['by a link', () => run(override, [], mix)],
  ])('%s', async (_way, again) => {
    await promoteTour('1.0.0');
    await promoteTour('1.1.0');
    await withdrawTour('1.1.0');
    const before = await readLive(store, 'local');
    await expect(again()).rejects.toMatchObject({ code: 'withdrawn' });
    expect(await readLive(store, 'local')).toEqual(before);
  });

  it('two rollbacks go back twice, whatever was withdrawn before them', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promoteTour(version);
    await withdrawTour('1.0.0');
    await run(rollback, ['mf-tour']);
    expect((await tour())?.stable).toBe('1.1.0');
    await expect(run(rollback, ['mf-tour'])).rejects.toMatchObject({ code: 'nothing_to_go_back_to' });
    expect((await tour())?.stable).toBe('1.1.0');
  });

  it('a rollback passes it by', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promoteTour(version);
    await withdrawTour('1.1.0');
    await run(rollback, ['mf-tour']);
    expect((await tour())?.stable).toBe('1.0.0');
  });
});
