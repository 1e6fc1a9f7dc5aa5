import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRedisServer, findRedis, type RedisServer } from '../../testing/redis-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createClock } from '../clock.ts';
import { createDb, type DatabaseHandle } from '../db.ts';
import { sharedRateLimit } from '../http/shared-rate-limit.ts';
import { createLimits, type LimitRule, type Limits } from '../limits.ts';
import { createLog } from '../log.ts';
import { type SharedMemory, sharedMemory } from './shared-memory.ts';
import { shieldedLimits } from './shielded-limits.ts';

const program = findRedis();
/** Debian: apt-get install redis-server; or REDIS_SERVER says where it is */
const withRedis = program ? describe : describe.skip;

/** a machine that stalls is no Redis that is away */
const PATIENCE_MS = 20_000;

withRedis(`what all processes know (${program ?? 'no redis-server found: apt-get install redis-server'})`, () => {
  let redis: RedisServer;
  let here: SharedMemory;
  let there: SharedMemory;
  /** the processes' own clock stands still: what passes with time is not what is tested */
  const now = () => 1_000_000;
  const node = () =>
    sharedMemory({ url: redis.url, prefix: 'cairn:test', log: createLog('silent'), answerMs: PATIENCE_MS });
  async function untilThere(...nodes: SharedMemory[]): Promise<void> {
    while (!nodes.every((one) => one.isThere())) await wait(10);
  }

  beforeAll(async () => {
    redis = await createRedisServer(program ?? '');
  });
  beforeEach(async () => {
    await redis.start();
    here = node();
    there = node();
    await untilThere(here, there);
  });
  afterEach(async () => {
    here.close();
    there.close();
    await redis.kill();
  });

  /** how many of so many calls pass */
  async function passed(calls: number, limits: readonly ReturnType<typeof sharedRateLimit>[], client: string) {
    let count = 0;
    for (let at = 0; at < calls; at++) {
      const limit = limits[at % limits.length];
      const isPassed = await Promise.resolve(limit?.(client, 6)).then(
        () => true,
        (error: { code?: string }) => {
          expect(error.code).toBe('too_many_requests');
          return false;
        },
      );
      if (isPassed) count += 1;
    }
    return count;
  }

  describe('a rate limit', () => {
    it('is one for two processes, and counts each client apart', async () => {
      const limits = [sharedRateLimit(here, now), sharedRateLimit(there, now)];
      // a token comes every ten seconds: a machine that stalls may see one
      const first = await passed(12, limits, 'one');
      expect(first).toBeGreaterThanOrEqual(6);
      expect(first).toBeLessThan(9);
      expect(await passed(1, limits, 'another')).toBe(1);
    });

    it('is stricter while Redis is away, never open, and one again when it is back', async () => {
      const limits = [sharedRateLimit(here, now), sharedRateLimit(there, now)];
      await redis.kill();
      while (here.isThere() || there.isThere()) await wait(10);
      // three of each process, in place of six of both
      expect(await passed(20, limits, 'one')).toBe(6);
      expect(await passed(20, limits.slice(0, 1), 'another')).toBe(3);
      await redis.start();
      await untilThere(here, there);
      const again = await passed(20, [sharedRateLimit(here, now), sharedRateLimit(there, now)], 'a third');
      expect(again).toBeGreaterThanOrEqual(6);
      expect(again).toBeLessThan(9);
    });
  });

  describe('a limit of tries', () => {
    const RULE: LimitRule = { name: 'tries', free: 3, window: 60 };
    let database: TestDatabase;
    let db: DatabaseHandle;
    let asked: number;
    let people = 0;
    const clock = createClock(() => new Date('2027-01-01T00:00:00Z'));

    /** tells how often the database was asked to count */
    function limits(memory: SharedMemory): Limits {
      const counted = createLimits(db, clock);
      const take: Limits['take'] = (...of) => {
        asked += 1;
        return counted.take(...of);
      };
      return shieldedLimits({ ...counted, take }, memory, clock);
    }
    beforeAll(async () => {
      database = await createTestDatabase();
      db = createDb(database.connection, { max: 4 });
    });
    beforeEach(() => {
      asked = 0;
      people += 1;
    });
    afterAll(async () => {
      await db.destroy();
      await database.drop();
    });

    it('refuses a flood on every process without the database', async () => {
      const who = `person ${people}`;
      for (let tries = 0; tries < 3; tries++) expect((await limits(here).take(RULE, who)).passed).toBe(true);
      const refused = await limits(here).take(RULE, who);
      expect(refused).toEqual({ passed: false, hits: 3, retryAfter: 60 });
      asked = 0;
      const flood = await Promise.all(Array.from({ length: 50 }, () => limits(there).take(RULE, who)));
      expect(flood).toEqual(Array(50).fill(refused));
      expect(asked).toBe(0);
    });

    it('gives no new tries when Redis has lost everything', async () => {
      const who = `person ${people}`;
      for (let tries = 0; tries < 4; tries++) await limits(here).take(RULE, who);
      await redis.kill();
      while (here.isThere()) await wait(10);
      expect((await limits(here).take(RULE, who)).passed).toBe(false);
      await redis.start();
      await untilThere(here);
      expect((await limits(here).take(RULE, who)).passed).toBe(false);
      expect(asked).toBe(6);
    });

    it('lets pass whose try was given back', async () => {
      const who = `person ${people}`;
      for (let tries = 0; tries < 4; tries++) await limits(here).take(RULE, who);
      await limits(there).giveBack(RULE, who);
      expect((await limits(here).take(RULE, who)).passed).toBe(true);
    });

    it('takes nobody for refused by what another program has written there', async () => {
      const who = `person ${people}`;
      await here.ask((client, prefix) => client.set(`${prefix}:refused:${RULE.name}:${who}`, '{"hits":"many"'));
      expect((await limits(here).take(RULE, who)).passed).toBe(true);
    });
  });
});
