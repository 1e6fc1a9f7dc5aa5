import * as calls from '@cairn/shared-contracts/api/experiments.calls';
import { callClient } from '@cairn/shared-contracts/testing/call-client';
import { describe, expect, it } from '@jest/globals';
import { member } from '../user/testing/people.ts';
import { aKey, DAY_MS, experimentsWorld, proofUntil, START } from './testing/world.ts';

const { world, start, reportOf } = experimentsWorld();

describe('who reads a report', () => {
  const ask = async (options: { token?: string; proof?: string }, name = 'nobodys') => {
    const { token, proof } = options;
    const client = callClient(world.api.url, token ? { token } : {});
    return (await client(calls.experimentReport, { name, proof })).status;
  };

  it('is an employee, by the account’s role', async () => {
    const experiment = await start();
    const { token, user } = await member(world.api);
    expect(await ask({ token }, experiment)).toBe(403);
    await world.api.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
    expect(await ask({ token }, experiment)).toBe(200);
    expect(await ask({ token })).toBe(404);
  });

  it.each([
    ['with a proof', async () => ask({ proof: await proofUntil(world.now + 1000) }), 404],
    ['with one that has ended', async () => ask({ proof: await proofUntil(world.now - 1) }), 403],
    [
      'with one for something else',
      async () => ask({ proof: await proofUntil(world.now + 1000, { may: 'release' }) }),
      403,
    ],
    [
      'with one that names no environment',
      async () => ask({ proof: await proofUntil(world.now + 1000, { environment: undefined }) }),
      403,
    ],
    ['with one of their own making', async () => ask({ proof: 'e30' }), 403],
    ['without any', async () => ask({}), 403],
  ])('%s', async (_case, asked, status) => {
    world.now = START;
    expect(await asked()).toBe(status);
  });
});

describe('who has a proof for another environment', () => {
  it('reads nothing of this one: a proof that another site was shown opens none here', async () => {
    const experiment = await start();
    const client = callClient(world.api.url);
    const seenIn = async (environment: string) => {
      const proof = await proofUntil(world.now + 1000, { environment });
      const { status } = await client(calls.experimentReport, { name: experiment, proof });
      const list = await client(calls.experiments, { proof });
      return [status, list.ok && list.body.items.some(({ name }) => name === experiment)];
    };
    expect(await seenIn('local')).toEqual([200, true]);
    expect(await seenIn('staging')).toEqual([403, false]);
  });
});

describe('a squad, as the shell knows it by its proof', () => {
  const client = (remotes: string) => callClient(world.api.url, { headers: { 'x-squad-remotes': remotes } });
  // the shell alone can open it
  const proof = 'of-a-squad';

  it.each([
    ['reads the report of its own experiment', 'mf-guides,mf-tour', 200],
    ['reads no other squad’s', 'mf-guides', 403],
    ['is nobody without remotes', '', 403],
  ])('%s', async (_what, remotes, status) => {
    const name = await start();
    expect((await client(remotes)(calls.experimentReport, { name, proof })).status).toBe(status);
  });

  it('is nobody without the proof that the shell has opened', async () => {
    const name = await start();
    expect((await client('mf-tour')(calls.experimentReport, { name })).status).toBe(403);
    expect((await client('mf-tour')(calls.experiments, {})).status).toBe(403);
  });

  it('sees its own among all experiments, and no others', async () => {
    const name = await start();
    const namesFor = async (remotes: string) => {
      const answer = await client(remotes)(calls.experiments, { proof });
      return answer.ok ? answer.body.items.map((item) => item.name) : [];
    };
    expect(await namesFor('mf-tour')).toContain(name);
    expect(await namesFor('mf-guides')).toEqual([]);
  });
});

describe('the report', () => {
  /** visitors of both variants on each of the first three days */
  async function seeVisitors(experiment: string, perDay: number, rates: Readonly<Record<'a' | 'b', number>>) {
    for (const variant of ['a', 'b'] as const)
      for (const day of [0, 1, 2]) {
        const seen_at = new Date(START + day * DAY_MS);
        const rows = Array.from({ length: perDay }, (_, index) => {
          const goal_at = index < perDay * rates[variant] ? seen_at : null;
          return { experiment, variant, key: aKey(), seen_at, goal_at, has_fallen: false };
        });
        await world.api.db.insertInto('experiment_visitors').values(rows).execute();
      }
  }

  it('says which variant is better, since when, and by how much', async () => {
    const experiment = await start();
    await seeVisitors(experiment, 2000, { a: 0.05, b: 0.08 });
    world.now = START + 3 * DAY_MS;
    const report = await reportOf(experiment);
    expect(report.variants.map(({ visitors, goals, rate }) => [visitors, goals, rate])).toEqual([
      [6000, 300, 0.05],
      [6000, 480, 0.08],
    ]);
    expect(report.verdict).toMatchObject({ kind: 'better', variant: 'b' });
    expect(report.variants[1]?.lift?.estimate).toBeCloseTo(0.6, 5);
    expect(report.variants[1]?.lift?.interval.low).toBeGreaterThan(0);
    expect(report.checks).toMatchObject({ sample_ratio: { state: 'pass', p: 1 }, fallen: { state: 'pass' } });
    // the fourth day has not ended
    expect(report.days.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect(report.planned_visitors).toBeGreaterThan(10_000);
  });

  it('is over without a difference when all was seen that was planned for', async () => {
    const experiment = await start();
    // at a rate of a half few are needed
    await seeVisitors(experiment, 1000, { a: 0.5, b: 0.5 });
    world.now = START + 3 * DAY_MS;
    const report = await reportOf(experiment);
    expect(report.planned_visitors).toBeGreaterThan(1000);
    expect(report.planned_visitors).toBeLessThan(2000);
    expect(report.verdict).toEqual({ kind: 'even', since: '2026-11-02T00:00:00.000Z' });
    // nobody looks at the third day
    expect(report.days.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02']);
    expect(report.variants.map(({ visitors }) => visitors)).toEqual([3000, 3000]);
  });

  it('trusts nothing when visitors were lost on the way to a variant', async () => {
    const experiment = await start();
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      ...{ experiment, key: aKey(), seen_at: new Date(START), has_fallen: false },
      variant: index < 1700 ? 'a' : 'b',
    }));
    await world.api.db.insertInto('experiment_visitors').values(rows).execute();
    expect(await reportOf(experiment)).toMatchObject({
      verdict: { kind: 'spoiled' },
      checks: { sample_ratio: { state: 'fail' } },
    });
  });
});
