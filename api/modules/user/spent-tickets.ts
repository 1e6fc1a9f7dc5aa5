import type { Services } from '../../platform/services.ts';

/** Uses a ticket up. @returns false when it has opened a socket before, on whichever node */
export async function spendTicket({ db }: Pick<Services, 'db'>, id: string, expires: number): Promise<boolean> {
  const row = await db
    .insertInto('spent_tickets')
    .values({ id, expires_at: new Date(expires) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** expired tickets are refused by themselves: nobody has to remember them */
export const forgetSpentTickets = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  await db.deleteFrom('spent_tickets').where('expires_at', '<', clock.now()).execute();
};
