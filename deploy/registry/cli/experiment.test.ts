import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSigned } from '@cairn/shared-contracts/build/signed-document';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeCheck } from '../../check/check-record.ts';
import { releaseKey } from '../keys.ts';
import { readLive } from '../live.ts';
import { diskStore, storeDir } from '../object-store.ts';
import { publish, releaseIntegrity } from '../releases.ts';
import { runCommand } from './run-command.ts';

let data: string;

async function releaseInStore(name: string, version: string): Promise<void> {
  const file = { file: 'browser/a.js', integrity: 'sha384-' };
  const release: Release = {
    ...{ format: 1, name, version, container: 'x', kit: '^1.0.0', routes: {}, fragments: {}, locales: [] },
    ...{ exposes: {}, browser: file, server: file, others: [] },
  };
  const built = join(data, 'built', name, version);
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'release.json'), JSON.stringify(release));
  await publish(diskStore(storeDir(data)), built);
}

// no shell is built there: these releases are of no app, and no shell's slots are theirs to fill
const shellDist = process.env.SHELL_DIST;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'experiment-'));
  process.env.SHELL_DIST = data;
  for (const version of ['1.0.0', '1.1.0']) await releaseInStore('mf-tour', version);
  await cairn('promote', 'mf-tour', '1.0.0', ...SEEN);
});
afterEach(async () => {
  if (shellDist === undefined) delete process.env.SHELL_DIST;
  else process.env.SHELL_DIST = shellDist;
  await rm(data, { recursive: true });
});

async function cairn(...words: string[]) {
  const told: string[] = [];
  const { code, said = '' } = await runCommand([...words, '--data', data], (text) => told.push(text));
  return { code, said, complaint: told.join('\n') };
}

const VARIANTS = ['--variant', 'a=1.0.0:50', '--variant', 'b=1.1.0:50'];
const GOAL = ['--goal', 'booking_requested'];
const start = (name = 'dates', ...more: string[]) =>
  cairn('experiment', 'start', name, '--remote', 'mf-tour', ...(more.length ? more : [...VARIANTS, ...GOAL]));

const SEEN = ['--unchecked', 'no pages'];
const liveNow = () => readLive(diskStore(storeDir(data)), 'local');
const tourNow = async () => (await liveNow()).remotes['mf-tour'];

describe('an experiment by commands', () => {
  it('starts, stands in the status, and its winner becomes stable', async () => {
    expect(await start()).toMatchObject({ code: 0, said: expect.stringContaining('b mf-tour@1.1.0') });
    const { said } = await cairn('status');
    expect(said).toContain('1.0.0 50 % (stable), 1.1.0 50 %, experiment dates (a 1.0.0, b 1.1.0)');
    expect((await tourNow())?.experiment).toMatchObject({
      goal: 'booking_requested',
      lift: 10,
      salt: expect.any(String),
    });

    expect((await cairn('experiment', 'promote', 'dates', 'c')).complaint).toContain('no variant c: a, b');
    expect(await cairn('experiment', 'promote', 'dates', 'b', ...SEEN)).toMatchObject({ code: 0 });
    expect(await tourNow()).toMatchObject({ stable: '1.1.0', fallback: { version: '1.0.0' } });
    expect(await tourNow()).not.toHaveProperty('experiment');
    await cairn('rollback', 'mf-tour');
    expect(await tourNow()).toMatchObject({ stable: '1.0.0' });
    expect(await tourNow()).not.toHaveProperty('experiment');
  });

  it('has a winner that becomes everybody’s once a browser has looked at it', async () => {
    await start();
    expect(await cairn('experiment', 'promote', 'dates', 'b')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('mf-tour@1.1.0 has not passed its check: cairn check mf-tour 1.1.0'),
    });
    expect(await tourNow()).toMatchObject({ stable: '1.0.0', experiment: { name: 'dates' } });
    const store = diskStore(storeDir(data));
    const integrity = await releaseIntegrity(store, 'mf-tour', '1.1.0');
    const record: Parameters<typeof writeCheck>[1] = {
      format: 1,
      ...{ name: 'mf-tour', version: '1.1.0', integrity, environment: 'local', at: '2026-11-27', by: 'ci' },
      ...{ composition: {}, pages: ['/'], unchecked: [], accepted: 'new colours' },
    };
    await writeCheck(store, record, { key: await releaseKey(data) });
    expect(await cairn('experiment', 'promote', 'dates', 'b')).toMatchObject({ code: 0 });
    const { note, unchecked } = await liveNow();
    expect([note, unchecked]).toEqual([
      expect.stringMatching(/decided: b, .*looks otherwise: new colours$/),
      undefined,
    ]);
  });

  it('has a winner that goes without a look where somebody says why, and the history says it', async () => {
    await start();
    await cairn('experiment', 'promote', 'dates', 'b', '--unchecked', 'the browser is broken');
    expect(await liveNow()).toMatchObject({ unchecked: 'the browser is broken' });
  });

  it('asks nothing where the baseline wins: it is everybody’s already', async () => {
    await start();
    expect(await cairn('experiment', 'promote', 'dates', 'a')).toMatchObject({ code: 0 });
    expect(await tourNow()).toMatchObject({ stable: '1.0.0' });
  });

  it('stops, and its name is not given twice', async () => {
    await start();
    expect(await cairn('experiment', 'stop', 'dates')).toMatchObject({ code: 0 });
    expect((await tourNow())?.versions).toEqual([expect.objectContaining({ version: '1.0.0', weight: 100 })]);
    expect(await cairn('experiment', 'stop', 'dates')).toMatchObject({ code: 1 });
    expect(await start()).toMatchObject({ code: 1, complaint: expect.stringContaining('was an experiment dates') });
    expect(await start('dates-2')).toMatchObject({ code: 0 });
  });

  it('holds up a rollout, but neither rollback nor removal', async () => {
    await start();
    expect(await cairn('rollout', 'mf-tour', '1.1.0', '--percent', '10')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('cairn experiment stop dates'),
    });
    expect(await cairn('remove', 'mf-tour')).toMatchObject({ code: 0 });
    expect(await tourNow()).toBeUndefined();
  });

  it.each([
    ['without a verb', ['experiment'], 'start, stop, promote, report'],
    ['without a name', ['experiment', 'start'], 'the name of an experiment is missing'],
    ['with a name that is none', ['experiment', 'stop', 'My Experiment'], 'is no name of an experiment'],
    ['without a remote', ['experiment', 'start', 'x', ...VARIANTS, ...GOAL], '--remote takes'],
    [
      'with one variant',
      ['experiment', 'start', 'x', '--remote', 'mf-tour', ...VARIANTS.slice(2), ...GOAL],
      'two variants',
    ],
    [
      'with a variant that is none',
      ['experiment', 'start', 'x', '--remote', 'mf-tour', '--variant', 'b', ...GOAL],
      'no variant',
    ],
    [
      'with a goal that nobody counts',
      ['experiment', 'start', 'x', '--remote', 'mf-tour', ...VARIANTS, '--goal', 'joy'],
      '--goal takes',
    ],
    [
      'with a variant twice',
      ['experiment', 'start', 'x', '--remote', 'mf-tour', ...VARIANTS, '--variant', 'a=1.1.0:1', ...GOAL],
      'two variants a',
    ],
  ])('%s makes no sense', async (_case, words, complaint) => {
    expect(await cairn(...words)).toMatchObject({ code: 2, complaint: expect.stringContaining(complaint) });
  });

  it('of a version that is not in the store is refused', async () => {
    expect(await start('x', '--variant', 'a=1.0.0:1', '--variant', 'b=7.0.0:1', ...GOAL)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('mf-tour@7.0.0'),
    });
  });

  it('tells a verdict of a later api by its name', async () => {
    await start();
    const checks = Object.fromEntries(
      ['sample_ratio', 'errors', 'fallen', 'lcp'].map((name) => [name, { state: 'open', p: null }]),
    );
    const report = {
      ...{
        name: 'dates',
        remote: 'mf-tour',
        goal: 'booking_requested',
        day: 1,
        started_at: '2026-11-27',
        started_by: 'ines',
      },
      ...{ ended: null, confidence: 0.95, planned_visitors: null, variants: [], checks, verdict: { kind: 'paused' } },
    };
    const asked: URL[] = [];
    const site = createServer(({ url = '' }, response) => {
      asked.push(new URL(url, 'http://site'));
      response.end(JSON.stringify(report));
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    // it listens on a port
    const { port } = site.address() as AddressInfo;
    const { said } = await cairn('experiment', 'report', 'dates', '--site', `http://127.0.0.1:${port}`);
    site.close();
    expect(said).toContain('the verdict is "paused", which this command is too old to explain');
    const proof = Buffer.from(asked[0]?.searchParams.get('proof') ?? '', 'base64url');
    const root = createPublicKey(await releaseKey(data));
    expect(openSigned(proof, root, 'the proof')).toMatchObject({ may: 'read experiments', environment: 'local' });
  });

  it('whose site is away tells so', async () => {
    await start();
    const { code, complaint } = await cairn('experiment', 'report', 'dates', '--site', 'http://127.0.0.1:9');
    expect([code, complaint]).toEqual([1, expect.stringContaining('cannot be asked')]);
  });
});
