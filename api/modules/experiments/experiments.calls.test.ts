import * as calls from '@cairn/shared-contracts/api/experiments.calls';
import type { ExperimentEvent } from '@cairn/shared-contracts/api/experiments.schema';
import { createFavourite } from '@cairn/shared-contracts/api/favourites.calls';
import { auth } from '@cairn/shared-contracts/api/user.calls';
import { callClient } from '@cairn/shared-contracts/testing/call-client';
import { describe, expect, it } from '@jest/globals';
import { member, PASSWORD } from '../user/testing/people.ts';
import { Collector } from './collector.ts';
import { aKey, DAY_MS, experimentsWorld, exposure, header, START } from './testing/world.ts';

const { world, sync, start, send, reportOf, countsOf, reachGoal } = experimentsWorld();

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
    world.now = START + days * DAY_MS;
    await reachGoal(visitor);
    expect((await countsOf(experiment))[0]).toEqual([1, goals]);
  });

  it('who reaches no goal, since the call is refused, has none', async () => {
    const experiment = await start();
    const visitor = { experiment, key: aKey() };
    await send(visitor, [exposure(experiment)]);
    const answer = await callClient(world.api.url, { headers: header(visitor) })(createFavourite, {
      tour_id: world.tour,
    });
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
    const counts = await world.api.db
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
    expect(await reportOf(experiment)).toMatchObject({
      ended: { by: 'ines', note: `revision ${world.revision}` },
    });
  });

  it.each([
    ['no header', {}, 0],
    ['a header that is no header of ours', { 'x-experiments': "x:a:'; DROP TABLE experiments;--" }, 0],
    ['a key that is no hash', { 'x-experiments': 'x:a:me@example.org' }, 0],
  ])('with %s', async (_case, headers, taken) => {
    const experiment = await start();
    const answer = await callClient(world.api.url, { headers })(calls.experimentEvents, {
      events: [exposure(experiment)],
    });
    expect(answer).toMatchObject({ ok: true, body: { taken } });
  });

  it.each([
    ['of an unknown kind', { experiment: 'x', kind: 'purchase' }],
    ['without a value', { experiment: 'x', kind: 'lcp' }],
    ['with a value that nobody waits for', { experiment: 'x', kind: 'lcp', value: 1e9 }],
    ['with a negative one', { experiment: 'x', kind: 'lcp', value: -1 }],
  ])('an event %s is refused', async (_case, event) => {
    expect((await world.api.post(calls.experimentEvents.path, { events: [event] })).status).toBe(422);
  });

  it('more events than one page can have', async () => {
    const experiment = await start();
    const many = Array.from({ length: 51 }, () => exposure(experiment));
    expect((await world.api.post(calls.experimentEvents.path, { events: many })).status).toBe(422);
    expect(
      (
        await world.api.post(calls.experimentEvents.path, {
          events: many.map((one) => ({ ...one, junk: 'x'.repeat(500) })),
        })
      ).status,
    ).toBe(413);
  });
});

describe('what shells tell', () => {
  it('by one that is behind ends nothing that it does not know yet, and takes nothing up again that is over', async () => {
    const experiment = await start();
    await sync([], world.revision - 1);
    expect((await reportOf(experiment)).ended).toBeNull();
    const before = world.revision;
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
    const collector = new Collector(world.api.db);
    const at = new Date(world.now);
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

describe('what somebody falls to variants by', () => {
  it('is what their browser had when they first logged in, and stays so on other devices', async () => {
    const { email } = await member(world.api);
    const logIn = async (visitor: string) => {
      const client = callClient(world.api.url, {
        headers: { 'x-visitor': visitor, 'x-device': `${visitor}-0123456789` },
      });
      const answer = await client(auth, { login: email, password: PASSWORD });
      return answer.ok ? answer.body.subject : undefined;
    };
    expect(await logIn('first-browser')).toBe('first-browser');
    expect(await logIn('second-browser')).toBe('first-browser');
  });
});
