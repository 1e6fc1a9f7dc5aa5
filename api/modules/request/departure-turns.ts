import { NoConnection } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { NoTurn, Turns } from '../../platform/turns.ts';

/** of the connections of a process so many wait for one departure at the most: the rest is for everybody else */
const SHARE = 3;

const turns = new WeakMap<Services['env'], Turns<number>>();

/**
 * Takes seats of a departure. Whoever takes some holds the departure until they are through; all others that want it wait for it, each
 * with a connection of the database: of a famous one a few do, and the others wait for those without one.
 * @throws NoConnection when too many came before, as where no connection is free
 */
export async function inDepartureTurn<T>(
  { env }: Pick<Services, 'env'>,
  departureId: number,
  work: () => Promise<T>,
): Promise<T> {
  const known =
    turns.get(env) ??
    new Turns<number>({
      atOnce: Math.max(1, Math.floor(env.DATABASE_POOL / SHARE)),
      patienceMs: env.DATABASE_WAIT_MS,
    });
  turns.set(env, known);
  try {
    return await known.take(departureId, work);
  } catch (error) {
    throw error instanceof NoTurn ? new NoConnection(error) : error;
  }
}
