import { BUDGET_HEADER } from '@cairn/shared-contracts/api/budget';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createUser } from '../../modules/request/testing/world.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ token } = await createUser(api.services));
});
afterAll(() => api.close());

/** nobody reads users until the work is done */
const whileLocked = <T>(work: () => Promise<T>): Promise<T> =>
  api.db.transaction().execute(async (lock) => {
    await sql`LOCK TABLE users IN ACCESS EXCLUSIVE MODE`.execute(lock);
    return work();
  });

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(api.db);
  return rows[0]?.count ?? 0;
};

describe('a caller who says how long they wait', () => {
  it('is told to come again when it takes longer, and the database gives up what nobody waits for', async () => {
    await whileLocked(async () => {
      const began = performance.now();
      const answer = await api.get('/crm/api/user/profile', { token, headers: { [BUDGET_HEADER]: '300' } });
      expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      // far below what a statement waits by itself
      expect(performance.now() - began).toBeLessThan(10_000);
      while ((await waiting()) > 0);
    });
    expect((await api.get('/crm/api/user/profile', { token })).status).toBe(200);
  });

  it.each(['0', '60000'])('with %s milliseconds', async (budget) => {
    const { status } = await api.get('/crm/api/user/profile', { token, headers: { [BUDGET_HEADER]: budget } });
    expect(status).toBe(budget === '0' ? 503 : 200);
  });

  it.each(['', '-1', 'soon', '1e3', '9'.repeat(40)])('without sense, %j, is one who says nothing', async (budget) => {
    const { status } = await api.get('/crm/api/user/profile', { token, headers: { [BUDGET_HEADER]: budget } });
    expect(status).toBe(200);
  });
});
