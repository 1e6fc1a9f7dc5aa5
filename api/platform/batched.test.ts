import { BUDGET_HEADER } from '@cairn/shared-contracts/api/budget';
import { describe, expect, it, jest } from '@jest/globals';
import Fastify from 'fastify';
import { batched } from './batched.ts';
import { budgetLeft, followBudgets } from './budget.ts';

describe('questions of one turn', () => {
  it('become one query, each key once, and nothing is remembered', async () => {
    const load = jest.fn(async (keys: readonly number[]) => keys.map((key) => key * 2));
    const twice = batched(load);
    expect(await Promise.all([twice(1), twice(2), twice(1)])).toEqual([2, 4, 2]);
    expect(await twice(1)).toBe(2);
    expect(load.mock.calls).toEqual([[[1, 2]], [[1]]]);
  });

  it('fail together, and not for good', async () => {
    let isDown = true;
    const twice = batched(async (keys: readonly number[]) => {
      if (isDown) throw new Error('the database is away');
      return keys.map((key) => key * 2);
    });
    const both = await Promise.allSettled([twice(1), twice(2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await twice(2)).toBe(4);
  });

  it.each([
    ['whoever says nothing', ['50', '60000', undefined], null],
    ['the last of those who say', ['50', '60000', '30000'], expect.any(Number)],
  ])('wait as long as %s', async (_title, budgets, left) => {
    const app = Fastify();
    followBudgets(app);
    const seen: (number | undefined)[] = [];
    const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
    const slow = batched(async (keys: readonly number[]) => {
      seen.push(budgetLeft());
      await later;
      return keys;
    });
    app.get<{ Params: { key: string } }>('/:key', async ({ params }, reply) =>
      slow(Number(params.key)).catch((error: Error) => reply.code(503).send({ code: error.name })),
    );
    const asked = budgets.map((budget, key) =>
      app.inject({ url: `/${key}`, headers: budget === undefined ? {} : { [BUDGET_HEADER]: budget } }),
    );
    // whose time is over, is told; the others have their answer
    expect((await asked[0])?.json()).toEqual({ code: 'BudgetSpent' });
    goOn();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
    expect(seen.map((one) => one ?? null)).toEqual([left]);
    expect(seen[0] ?? 60_000).toBeGreaterThan(30_000);
    await app.close();
  });
});
