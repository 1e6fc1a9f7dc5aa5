import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@cairn/shared-contracts/api/experiments.calls';
import type { ExperimentEvent, ExperimentReport } from '@cairn/shared-contracts/api/experiments.schema';
import { createFavourite } from '@cairn/shared-contracts/api/favourites.calls';
import { auth } from '@cairn/shared-contracts/api/user.calls';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { callClient } from '@cairn/shared-contracts/testing/call-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { member, PASSWORD } from '../user/testing/people.ts';
import { Collector } from './collector.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-01T10:00:00Z');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

let api: TestApi;
let keys: string;
let now = START;
let tour: number;
let revision = 0;

beforeAll(async () => {
  keys = await mkdtemp(join(tmpdir(), 'keys-'));
  const file = join(keys, 'release.pub.pem');
  await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
  api = await startTestApi({ now: () => new Date(now), env: { RELEASE_KEY: file } });
  tour = await makeTour(api.db);
  await makeDeparture(api.db, tour, { starts_on: '2090-07-05', ends_on: '2090-07-09' });
});
afterAll(async () => {
  await api.close();
  await rm(keys, { recursive: true });
});

const aKey = () => randomBytes(16).toString('hex');

interface Running {
  name: string;
  started_at?: string;
}

/** what a shell tells: these run, and no others */
const sync = (running: readonly Running[], at = ++revision) =>
  callClient(api.url)(calls.syncExperiments, {
    ...{ environment: 'local', revision: at, by: 'ines', note: `revision ${at}` },
    running: running.map(({ name, started_at = new Date(now).toISOString() }) => ({
      ...{ name, remote: 'mf-tour', goal: 'favourite_added' as const, lift: 10 },
      ...{ started_at, started_by: 'ines' },
      variants: [
        { name: 'a', version: '1.0.0', weight: 50 },
        { name: 'b', version: '1.1.0', weight: 50 },
      ],
    })),
  });

/** an experiment of this test's own, the only one that runs */
async function start(): Promise<string> {
  now = START;
  const name = `x${randomBytes(6).toString('hex')}`;
  await sync([{ name }]);
  return name;
}

interface Visitor {
  experiment: string;
  variant?: string;
  key?: string;
}

const header = ({ experiment, variant = 'a', key = aKey() }: Visitor) => ({
  'x-experiments': `${experiment}:${variant}:${key}`,
});

const send = (visitor: Visitor, events: readonly ExperimentEvent[]) =>
  callClient(api.url, { headers: header(visitor) })(calls.experimentEvents, { events: [...events] });

const exposure = (experiment: string, has_fallen = false): ExperimentEvent => ({
  ...{ experiment, kind: 'exposure', has_fallen },
});

async function proofUntil(until: number, may = 'read experiments'): Promise<string> {
  const signed = signDocument({ may, until: new Date(until).toISOString() }, privateKey, 'release');
  return Buffer.from(signed).toString('base64url');
}

async function reportOf(name: string): Promise<ExperimentReport> {
  const answer = await callClient(api.url)(calls.experimentReport, { name, proof: await proofUntil(now + 60_000) });
  if (!answer.ok) throw new Error(answer.body.message);
  return answer.body;
}

const countsOf = async (name: string) =>
  (await reportOf(name)).variants.map(({ visitors, goals }) => [visitors, goals]);

/** adds a favourite as a visitor of the experiment */
async function reachGoal(visitor: Visitor): Promise<number> {
  const { token } = await member(api);
  const answer = await callClient(api.url, { token, headers: header(visitor) })(createFavourite, { tour_id: tour });
  return answer.status;
}

describe('a visitor of an experiment', () => {
  it('counts once, however often and wherever they see it, and so does their goal', async () => {
    const experiment = await start();
    const visitor = { experiment, key: aKey() };
    for (let times = 0; times < 3; times++) await send(visitor, [exposure(experiment), exposure(experiment)]);
    // another variant's claim about the same visitor changes nothing
    await send({ ...visitor, variant: 'b' }, [exposure(experiment)]);
    expect(await countsOf(experiment)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(await reachGoal(visitor)).toBe(200);
    expect(await reachGoal(visitor)).toBe(200);
    expect(await countsOf(experiment)).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('has no goal before they have seen it', async () => {
    const experiment = await start();
    const visitor = { experiment, key: aKey() };
    await reachGoal(visitor);
    await send(visitor, [exposure(experiment)]);
    expect(await countsOf(experiment)).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it.each([
    [6.9, 1],
    [7.1, 0],
  ])('who reaches the goal %d days later counts %d', async (days, goals) => {
    const experiment = await start();
    const visitor = { experiment, key: aKey() };
    await send(visitor, [exposure(experiment)]);
    now = START + days * DAY_MS;
    await reachGoal(visitor);
    expect((await countsOf(experiment))[0]).toEqual([1, goals]);
  });

  it('who reaches no goal, since the call is refused, has none', async () => {
    const experiment = await start();
    const visitor = { experiment, key: aKey() };
    await send(visitor, [exposure(experiment)]);
    const answer = await callClient(api.url, { headers: header(visitor) })(createFavourite, { tour_id: tour });
    expect(answer.status).toBe(401);
    expect((await countsOf(experiment))[0]).toEqual([1, 0]);
  });

  it('whose variant fell back, and for whom something failed, is told', async () => {
    const experiment = await start();
    const visitor = { experiment, variant: 'b', key: aKey() };
    await send(visitor, [exposure(experiment, true), { experiment, kind: 'error' }, { experiment, kind: 'error' }]);
    const { variants } = await reportOf(experiment);
    expect(variants[1]).toMatchObject({ visitors: 1, fallen: 1, errors: 1 });
  });
});

describe('vitals', () => {
  it('count once of each kind, for whoever was seen: nobody outweighs others by telling them often', async () => {
    const experiment = await start();
    const visitor = { experiment, key: aKey() };
    const slow: ExperimentEvent = { experiment, kind: 'lcp', value: 60_000 };
    // not seen yet
    await send({ experiment }, [slow]);
    await send(visitor, [exposure(experiment), slow, slow, { experiment, kind: 'cls', value: 0.02 }]);
    await send(
      visitor,
      Array.from({ length: 40 }, () => slow),
    );
    const counts = await api.db
      .selectFrom('experiment_vitals')
      .select(['vital', 'count'])
      .where('experiment', '=', experiment)
      .orderBy('vital')
      .execute();
    expect(counts).toEqual([
      { vital: 'cls', count: 1 },
      { vital: 'lcp', count: 1 },
    ]);
  });
});

describe('what is not counted', () => {
  it('events of an experiment that the visitor is not in, or that nobody knows', async () => {
    const experiment = await start();
    const foreign = await send({ experiment: 'nobodys' }, [exposure('nobodys'), exposure(experiment)]);
    expect(foreign).toMatchObject({ ok: true, body: { taken: 0 } });
    expect(await send({ experiment, variant: 'c' }, [exposure(experiment)])).toMatchObject({ body: { taken: 0 } });
    expect(await countsOf(experiment)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('events and goals after the end', async () => {
    const experiment = await start();
    const visitor = { experiment, key: aKey() };
    await send(visitor, [exposure(experiment)]);
    await sync([]);
    expect(await send({ experiment }, [exposure(experiment)])).toMatchObject({ body: { taken: 0 } });
    await reachGoal(visitor);
    expect(await countsOf(experiment)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(await reportOf(experiment)).toMatchObject({ ended: { by: 'ines', note: `revision ${revision}` } });
  });

  it.each([
    ['no header', {}, 0],
    ['a header that is no header of ours', { 'x-experiments': "x:a:'; DROP TABLE experiments;--" }, 0],
    ['a key that is no hash', { 'x-experiments': 'x:a:me@example.org' }, 0],
  ])('with %s', async (_case, headers, taken) => {
    const experiment = await start();
    const answer = await callClient(api.url, { headers })(calls.experimentEvents, { events: [exposure(experiment)] });
    expect(answer).toMatchObject({ ok: true, body: { taken } });
  });

  it.each([
    ['of an unknown kind', { experiment: 'x', kind: 'purchase' }],
    ['without a value', { experiment: 'x', kind: 'lcp' }],
    ['with a value that nobody waits for', { experiment: 'x', kind: 'lcp', value: 1e9 }],
    ['with a negative one', { experiment: 'x', kind: 'lcp', value: -1 }],
  ])('an event %s is refused', async (_case, event) => {
    expect((await api.post(calls.experimentEvents.path, { events: [event] })).status).toBe(422);
  });

  it('more events than one page can have', async () => {
    const experiment = await start();
    const many = Array.from({ length: 51 }, () => exposure(experiment));
    expect((await api.post(calls.experimentEvents.path, { events: many })).status).toBe(422);
    expect(
      (await api.post(calls.experimentEvents.path, { events: many.map((one) => ({ ...one, junk: 'x'.repeat(500) })) }))
        .status,
    ).toBe(413);
  });
});

describe('what shells tell', () => {
  it('by one that is behind ends nothing that it does not know yet, and takes nothing up again that is over', async () => {
    const experiment = await start();
    await sync([], revision - 1);
    expect((await reportOf(experiment)).ended).toBeNull();
    const before = revision;
    await sync([]);
    await sync([{ name: experiment }], before);
    expect((await reportOf(experiment)).ended).not.toBeNull();
  });
});

describe('a flood', () => {
  it('of many visitors at once is written whole, and what is acknowledged is there', async () => {
    const experiment = await start();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        send({ experiment, variant: index % 2 ? 'b' : 'a' }, [
          exposure(experiment),
          { experiment, kind: 'lcp', value: index % 2 ? 2000 : 1000 },
        ]),
      ),
    );
    expect(answers.every((answer) => answer.ok && answer.body.taken === 2)).toBe(true);
    const { variants } = await reportOf(experiment);
    expect(variants.map(({ visitors }) => visitors)).toEqual([150, 150]);
    const [a, b] = variants.map(({ vitals }) => vitals.lcp);
    expect(a?.count).toBe(150);
    // buckets are a tenth wide
    expect(Math.abs((a?.p75 ?? 0) / 1000 - 1)).toBeLessThan(0.06);
    expect(Math.abs((b?.p75 ?? 0) / 2000 - 1)).toBeLessThan(0.06);
  });

  it('beyond what memory is there for is refused, and the rest is not lost', async () => {
    const experiment = await start();
    const collector = new Collector(api.db);
    const at = new Date(now);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 2500 }, async () => {
        const part = { experiment, variant: 'a', key: aKey() };
        return collector.take([{ part, event: exposure(experiment), at }]);
      }),
    );
    const taken = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBe(2000);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'overloaded' } });
    expect((await countsOf(experiment))[0]).toEqual([taken, 0]);
    // there is room again
    const part = { experiment, variant: 'a', key: aKey() };
    await expect(collector.take([{ part, event: exposure(experiment), at }])).resolves.toBe(1);
  });
});

describe('who reads a report', () => {
  const ask = async (options: { token?: string; proof?: string }, name = 'nobodys') => {
    const { token, proof } = options;
    const client = callClient(api.url, token ? { token } : {});
    return (await client(calls.experimentReport, { name, proof })).status;
  };

  it('is an employee, by the account’s role', async () => {
    const experiment = await start();
    const { token, user } = await member(api);
    expect(await ask({ token }, experiment)).toBe(403);
    await api.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
    expect(await ask({ token }, experiment)).toBe(200);
    expect(await ask({ token })).toBe(404);
  });

  it.each([
    ['with a proof', async () => ask({ proof: await proofUntil(now + 1000) }), 404],
    ['with one that has ended', async () => ask({ proof: await proofUntil(now - 1) }), 403],
    ['with one for something else', async () => ask({ proof: await proofUntil(now + 1000, 'release') }), 403],
    ['with one of their own making', async () => ask({ proof: 'e30' }), 403],
    ['without any', async () => ask({}), 403],
  ])('%s', async (_case, asked, status) => {
    now = START;
    expect(await asked()).toBe(status);
  });
});

describe('the report', () => {
  it('says which variant is better, since when, and by how much', async () => {
    const experiment = await start();
    const rows = ['a', 'b'].flatMap((variant) =>
      [0, 1, 2].flatMap((day) =>
        Array.from({ length: 2000 }, (_, index) => {
          const seen_at = new Date(START + day * DAY_MS);
          const rate = variant === 'a' ? 0.05 : 0.08;
          const goal_at = index < 2000 * rate ? seen_at : null;
          return { experiment, variant, key: aKey(), seen_at, goal_at, has_fallen: false };
        }),
      ),
    );
    for (let from = 0; from < rows.length; from += 2000)
      await api.db
        .insertInto('experiment_visitors')
        .values(rows.slice(from, from + 2000))
        .execute();
    now = START + 3 * DAY_MS;
    const report = await reportOf(experiment);
    expect(report.variants.map(({ visitors, goals, rate }) => [visitors, goals, rate])).toEqual([
      [6000, 300, 0.05],
      [6000, 480, 0.08],
    ]);
    expect(report.verdict).toMatchObject({ kind: 'better', variant: 'b' });
    expect(report.variants[1]?.lift?.estimate).toBeCloseTo(0.6, 5);
    expect(report.variants[1]?.lift?.interval.low).toBeGreaterThan(0);
    expect(report.checks).toMatchObject({ sample_ratio: { state: 'pass', p: 1 }, fallen: { state: 'pass' } });
    expect(report.days.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']);
    expect(report.planned_visitors).toBeGreaterThan(10_000);
  });

  it('trusts nothing when visitors were lost on the way to a variant', async () => {
    const experiment = await start();
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      ...{ experiment, key: aKey(), seen_at: new Date(START), has_fallen: false },
      variant: index < 1700 ? 'a' : 'b',
    }));
    await api.db.insertInto('experiment_visitors').values(rows).execute();
    expect(await reportOf(experiment)).toMatchObject({
      verdict: { kind: 'spoiled' },
      checks: { sample_ratio: { state: 'fail' } },
    });
  });
});

describe('what somebody falls to variants by', () => {
  it('is what their browser had when they first logged in, and stays so on other devices', async () => {
    const { email } = await member(api);
    const logIn = async (visitor: string) => {
      const client = callClient(api.url, { headers: { 'x-visitor': visitor, 'x-device': `${visitor}-0123456789` } });
      const answer = await client(auth, { login: email, password: PASSWORD });
      return answer.ok ? answer.body.subject : undefined;
    };
    expect(await logIn('first-browser')).toBe('first-browser');
    expect(await logIn('second-browser')).toBe('first-browser');
  });
});
