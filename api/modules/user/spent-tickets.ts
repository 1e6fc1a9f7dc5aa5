import { randomUUID } from 'node:crypto';
import { batched, perHandle } from '../../platform/batched.ts';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';

/** So far apart the clocks of two nodes may be: a ticket of one opens a socket at another. */
export const CLOCKS_APART_MS = 150_000;

/**
 * Uses a ticket up.
 * @param expires Unix time in ms, by the clock of the node that issued it
 * @returns false when it comes too late, or has opened a socket before, on whichever node
 */
export async function spendTicket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  expires: number,
): Promise<boolean> {
  if (expires + CLOCKS_APART_MS <= clock.now().getTime()) return false;
  const mine = randomUUID();
  // the node that forgets it may be as far ahead of this one
  return (await spending(db)(`${id} ${expires + 2 * CLOCKS_APART_MS} ${mine}`)) === mine;
}

/**
 * Of those that come at once one statement, and one commit. A ticket that comes twice in it is its first bearer's: each key is
 * a ticket, until when it is remembered, and who comes with it.
 * @returns by key: whose the ticket is now, null when it was spent before
 */
const spending = perHandle((db: DatabaseHandle) =>
  batched(async (keys: readonly string[]) => {
    const asked = keys.map((key) => key.split(' '));
    const bearers = new Map<string, string>();
    for (const [id = '', , bearer = ''] of asked) if (!bearers.has(id)) bearers.set(id, bearer);
    const expiries = new Map(asked.map(([id = '', expires]) => [id, new Date(Number(expires))]));
    const rows = await db
      .insertInto('spent_tickets')
      .values([...expiries].map(([id, expires_at]) => ({ id, expires_at })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    const spent = new Set(rows.map(({ id }) => id));
    return asked.map(([id = '']) => (spent.has(id) ? (bearers.get(id) ?? null) : null));
  }),
);

/** expired tickets are refused by themselves: nobody has to remember them */
export const forgetSpentTickets = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  await db.deleteFrom('spent_tickets').where('expires_at', '<', clock.now()).execute();
};
