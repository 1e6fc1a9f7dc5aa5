import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3_ACCOUNT, startS3 } from '@cairn/api/testing/s3-server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reportVerifier } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { readHistory, readLive } from '../live.ts';
import { diskStore, type ObjectStore, storeDir } from '../object-store.ts';
import { s3Store } from '../s3-store.ts';
import { type FailingTrial, failingTrial, timed } from '../testing/failing-trial.ts';
import type { Context } from './command.ts';
import { guardOnce } from './guard.ts';
import { history } from './status.ts';

let data: string;
let store: ObjectStore;
let trial: FailingTrial;

const changeByOlga = () =>
  trial.change('olga', 'back by hand', { stable: '1.0.0', versions: [trial.weight('1.0.0', 100)] });

const context = (): Context => ({
  ...{ store, dataDir: data, environment: 'local', by: 'anybody', positionals: [], options: {} },
  ...keysFor(data, store),
  reportVerifier: () => reportVerifier(data),
  tell: () => undefined,
  unchecked: () => undefined,
});
const historyText = async () => (await history.run(context())).text;

async function onTrial(open: ObjectStore): Promise<void> {
  store = open;
  trial = await failingTrial(data, store);
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'guard-'));
  await onTrial(diskStore(storeDir(data)));
});
afterEach(async () => {
  await trial.shell.stop();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
});

it('a version that is worse goes back to where nobody had it, and the history tells what was seen', async () => {
  await guardOnce(context());
  const { revision, changed_by, remotes, saw, back_to } = await readLive(store, 'local');
  expect({ revision, changed_by, back_to }).toEqual({ revision: 4, changed_by: 'guard', back_to: { 'mf-tour': 1 } });
  expect(remotes['mf-tour']?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(saw).toMatchObject({ version: '2.0.0', against: '1.0.0', found: { pages: 100, failed: 30 } });
  expect(await historyText()).toMatch(
    /^4 .*guard {2}mf-tour@2\.0\.0 taken back, as in revision 1: 30\.00 % of its 100 pages failed, 0\.00 % of 900 with 1\.0\.0.*\n {4}30 × route\.tour: TypeError: seats is undefined$/m,
  );
});

describe('a version that fails on nobody', () => {
  /** it is on trial beside one whose pages stood after 1.5 s */
  const seeing = async (trialFigures: Parameters<typeof timed>) => {
    await trial.shell.stop();
    trial = await failingTrial(data, store, {
      ...{ 'mf-tour@1.0.0': timed(900, 1500), 'mf-tour@2.0.0': timed(...trialFigures) },
    });
  };

  it('and whose pages are slower goes back, and the history tells by how much', async () => {
    await seeing([100, 3000]);
    await guardOnce(context());
    const live = await readLive(store, 'local');
    expect(live.saw).toMatchObject({
      ...{ version: '2.0.0', against: '1.0.0', found: { pages: 100, failed: 0 } },
      slower: [{ measure: 'lcp', values: 100, reference: 900 }],
    });
    expect(live.remotes['mf-tour']?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(await historyText()).toMatch(
      /guard {2}mf-tour@2\.0\.0 taken back, as in revision \d: LCP 2\d{3} ms of 100 values, 1\d{3} ms of 900 with 1\.0\.0, up to \d{4} ms may; 0\.00 % of its 100 pages failed/,
    );
  });

  it.each<[string, Parameters<typeof timed>]>([
    ['is a little slower', [100, 1700]],
    ['is slower for a few', [40, 9000]],
    ['is slower for many of few networks', [100, 9000, 9]],
  ])('and %s stays', async (_what, trialFigures) => {
    await seeing(trialFigures);
    expect(await guardOnce(context())).toEqual([]);
  });
});

async function expectOneOfThree(): Promise<void> {
  const lines = await Promise.all([guardOnce(context()), guardOnce(context()), guardOnce(context())]);
  await guardOnce(context());
  expect((await readLive(store, 'local')).revision).toBe(4);
  expect(lines.flat().filter((line) => line.startsWith('revision 4'))).toHaveLength(1);
}

it('of three guards one makes the change, and none makes another', expectOneOfThree);

it('and so where releases lie in a bucket: its conditional write is the lock', async () => {
  await trial.shell.stop();
  const s3 = await startS3({ directory: join(data, 's3'), buckets: ['releases'] });
  try {
    await onTrial(
      s3Store({
        ...{ bucket: 'releases', prefix: 'cairn', endpoint: s3.endpoint, forcePathStyle: true },
        ...{ region: 'us-east-1', credentials: S3_ACCOUNT },
      }),
    );
    await expectOneOfThree();
  } finally {
    await trial.shell.stop();
    await s3.stop();
  }
});

it('a person who was faster wins: the guard finds the remote changed', async () => {
  const change = guardOnce({ ...context(), store: { ...store, putIfAbsent: afterPerson } });
  async function afterPerson(path: string, content: Buffer | string): Promise<boolean> {
    if (path.startsWith('live/local/') && (await readLive(store, 'local')).changed_by === 'kate') await changeByOlga();
    return store.putIfAbsent(path, content);
  }
  expect(await change).toEqual([expect.stringContaining('mf-tour was changed meanwhile by olga')]);
  expect((await readLive(store, 'local')).changed_by).toBe('olga');
});

it('a person who makes it live again wins', async () => {
  await guardOnce(context());
  await trial.change('kate', 'it is fine', {
    stable: '2.0.0',
    versions: [trial.weight('2.0.0', 100)],
    fallback: trial.weight('1.0.0', 0),
  });
  expect(await guardOnce(context())).toEqual([
    'mf-tour@2.0.0 is worse and stays: it was taken back before, and a person made it live again',
  ]);
  const all = await readHistory(store, 'local', 5);
  expect(all.map(({ changed_by }) => changed_by)).toEqual(['kate', 'kate', 'kate', 'guard', 'kate']);
});
