import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Ends the sessions of an account, in a transaction with what they end for.
 * @param except of the person who asks for it
 * @returns what to do once that is committed: live connections of the sessions are told
 */
export async function endSessions(
  services: Services,
  trx: Kysely<Database>,
  userId: number,
  except?: number,
): Promise<() => Promise<void>> {
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: services.clock.now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .returning('id')
    .execute();
  return async () => {
    for (const { id } of ended) await services.bus.publish(`session:${id}`, 'revoked', {});
  };
}
