import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createClock } from './clock.ts';
import { createDb, type DatabaseHandle } from './db.ts';
import { createLimits, type LimitRule, type Limits } from './limits.ts';

const PLAIN: LimitRule = { name: 'plain', free: 3, window: 60 };
const GROWING: LimitRule = { name: 'growing', free: 2, window: 600, wait: 10, longestWait: 35 };

describe('a limit that all nodes share', () => {
  let database: TestDatabase;
  const nodes: DatabaseHandle[] = [];
  let here: Limits;
  let there: Limits;
  let now = Date.parse('2027-01-01T00:00:00Z');
  let people = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    const clock = createClock(() => new Date(now));
    const node = () => {
      const db = createDb(database.connection, { max: 6 });
      nodes.push(db);
      return createLimits(db, clock);
    };
    here = node();
    there = node();
  });
  afterAll(async () => {
    for (const db of nodes) await db.destroy();
    await database.drop();
  });
  const somebody = () => `person ${++people}`;
  const later = (seconds: number) => {
    now += seconds * 1_000;
  };

  it('lets so many pass, then none until the window is over', async () => {
    const who = somebody();
    for (const hits of [1, 2, 3]) expect(await here.take(PLAIN, who)).toMatchObject({ passed: true, hits });
    later(20);
    expect(await there.take(PLAIN, who)).toEqual({ passed: false, hits: 3, retryAfter: 40 });
    later(40);
    expect(await there.take(PLAIN, who)).toMatchObject({ passed: true, hits: 1 });
  });

  it('refuses nobody of its free tries because another node’s clock, or a parallel try, was a moment ahead', async () => {
    const db = createDb(database.connection, { max: 2 });
    nodes.push(db);
    const ahead = createLimits(
      db,
      createClock(() => new Date(now + 40)),
    );
    for (const rule of [PLAIN, GROWING]) {
      const who = somebody();
      expect((await ahead.take(rule, who)).passed).toBe(true);
      expect((await here.take(rule, who)).passed).toBe(true);
      await ahead.giveBack(rule, who);
      expect((await here.take(rule, who)).passed).toBe(true);
    }
  });

  it('counts each and everybody apart', async () => {
    const who = somebody();
    for (let tries = 0; tries < 4; tries++) await here.take(PLAIN, who);
    expect((await here.take(PLAIN, somebody())).passed).toBe(true);
    expect((await here.take({ ...PLAIN, name: 'another' }, who)).passed).toBe(true);
  });

  it('of 40 tries at once on two nodes lets as many pass as of 40 one after the other', async () => {
    const who = somebody();
    const rule = { ...PLAIN, free: 10 };
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? here : there).take(rule, who)),
    );
    expect(verdicts.filter(({ passed }) => passed)).toHaveLength(10);
  });

  it('makes each wait longer than the one before, up to the longest', async () => {
    const who = somebody();
    const waits: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const verdict = await here.take(GROWING, who);
      expect(verdict.passed).toBe(true);
      waits.push(verdict.retryAfter);
      if (verdict.retryAfter > 0) {
        later(verdict.retryAfter - 1);
        expect(await there.take(GROWING, who)).toEqual({ passed: false, hits: verdict.hits, retryAfter: 1 });
        later(1);
      }
    }
    expect(waits).toEqual([0, 10, 20, 35, 35, 35]);
  });

  it('forgets a growing wait after a quiet window, and no sooner', async () => {
    const who = somebody();
    await here.take(GROWING, who);
    await here.take(GROWING, who);
    later(GROWING.window);
    expect(await here.take(GROWING, who)).toMatchObject({ hits: 3, retryAfter: 20 });
    later(20 + GROWING.window);
    expect(await here.take(GROWING, who)).toMatchObject({ hits: 1, retryAfter: 0 });
  });

  it('does not count what was given back, nor what was forgotten', async () => {
    const who = somebody();
    for (let tries = 0; tries < 9; tries++) {
      expect((await here.take(PLAIN, who)).passed).toBe(true);
      await here.giveBack(PLAIN, who);
    }
    for (let tries = 0; tries < 3; tries++) await here.take(PLAIN, who);
    await here.forget(PLAIN, who);
    expect(await here.take(PLAIN, who)).toMatchObject({ passed: true, hits: 1 });
  });

  it('tells how many there were, and counts none of that', async () => {
    const who = somebody();
    expect(await here.look(PLAIN, who)).toBe(0);
    await here.take(PLAIN, who);
    expect([await here.look(PLAIN, who), await there.look(PLAIN, who)]).toEqual([1, 1]);
    later(60);
    expect(await here.look(PLAIN, who)).toBe(0);
  });

  it('refuses with the seconds to wait', async () => {
    const who = somebody();
    for (let tries = 0; tries < 3; tries++) await here.require(PLAIN, who);
    await expect(here.require(PLAIN, who)).rejects.toMatchObject({
      status: 429,
      code: 'too_many_tries',
      retryAfter: 60,
    });
  });

  it('keeps no rows that have run out', async () => {
    await here.take({ ...PLAIN, window: 5 }, 'short');
    await here.take({ ...PLAIN, window: 500 }, 'long');
    later(6);
    await here.sweep();
    const rows = await nodes[0]
      ?.selectFrom('limits')
      .select('key')
      .where('key', 'in', ['plain: short', 'plain: long'])
      .execute();
    expect(rows).toEqual([{ key: 'plain: long' }]);
  });
});
