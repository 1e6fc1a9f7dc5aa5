import { AsyncLocalStorage } from 'node:async_hooks';
import { BUDGET_HEADER } from '@cairn/shared-contracts/api/budget';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whoever asked waits no longer. What was not begun is not done. */
export class BudgetSpent extends Error {
  constructor() {
    super('nobody waits for this any more');
    this.name = 'BudgetSpent';
  }
}

/** until when the one waits whom this is done for, by performance.now() */
const budgets = new AsyncLocalStorage<number>();
const ends = new WeakMap<FastifyRequest, number>();

/** milliseconds; undefined where nobody said how long they wait */
export function budgetLeft(): number | undefined {
  const until = budgets.getStore();
  return until === undefined ? undefined : until - performance.now();
}

const given = ({ headers }: FastifyRequest): number | undefined => {
  const value = headers[BUDGET_HEADER];
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
};

/** Whatever a request's hooks and handlers do is done within the time that its caller waits, where the caller says so. */
export function followBudgets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const budget = given(request);
    if (budget === undefined) return done();
    const until = performance.now() + budget;
    ends.set(request, until);
    budgets.run(until, done);
  });
  // a body comes with the connection's events, which belong to no request
  app.addHook('preValidation', (request, _reply, done) => {
    const until = ends.get(request);
    return until === undefined ? done() : budgets.run(until, done);
  });
}

/** What goes on after its caller has an answer, or for whoever comes later, does not end with their patience. */
export const withoutBudget = <T>(work: () => T): T => budgets.exit(work);

/** until when somebody waits, by performance.now(); undefined: nobody said */
export type BudgetEnd = number | undefined;
export const budgetEnd = (): BudgetEnd => budgets.getStore();

/** What is done for several callers at once ends when the last of them waits no longer. */
export function untilTheLast<T>(callers: readonly BudgetEnd[], work: () => T): T {
  const said = callers.filter((end) => end !== undefined);
  return said.length < callers.length ? budgets.exit(work) : budgets.run(Math.max(...said), work);
}

/** @throws BudgetSpent when it takes longer than anybody waits, whatever it waits for */
export async function withinBudget<T>(work: () => Promise<T>): Promise<T> {
  const left = budgetLeft();
  if (left === undefined) return work();
  if (left <= 0) throw new BudgetSpent();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new BudgetSpent()), left);
  try {
    return await Promise.race([work(), over]);
  } finally {
    clearTimeout(limit);
  }
}
