import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { unauthorized } from '../../platform/errors.ts';

/**
 * Keeps the account as it is until the transaction ends, for a change that could cost its owner the account. A session may have ended
 * since its call was let in: whoever took the account back must not find it changed a moment later.
 * @throws ApiError 401 unauthorized
 */
export async function holdAccount(trx: Kysely<Database>, { id, sessionId }: SessionUser): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  // a statement of its own: it sees what was done while the lock was waited for
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw unauthorized();
}
