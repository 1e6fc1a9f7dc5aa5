import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { unauthorized } from '../../platform/errors.ts';

/**
 * Keeps the account as it is until the transaction ends, for a change that could cost its owner the account. A session may have ended
 * since its call was let in: whoever took the account back must not find it changed a moment later.
 * @throws ApiError 401 unauthorized
 */
export async function holdAccount(trx: Kysely<Database>, user: SessionUser): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
  await requireSession(trx, user);
}

/**
 * Keeps the account from being deleted until the transaction ends, for what is written in its name. It comes before all other locks:
 * a deletion takes them in this order.
 * @throws ApiError 401 unauthorized when it was deleted, or logged out, since the call was let in
 */
export async function keepAccount(trx: Kysely<Database>, user: Pick<SessionUser, 'id' | 'sessionId'>): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', user.id).forKeyShare().execute();
  await requireSession(trx, user);
}

/** a statement of its own: it sees what was done while the lock was waited for */
async function requireSession(trx: Kysely<Database>, { sessionId }: Pick<SessionUser, 'sessionId'>): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw unauthorized();
}
