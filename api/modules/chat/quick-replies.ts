import type { SessionUser } from '../../platform/call.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** @throws ApiError 403 forbidden for whoever answers nobody */
function requireDesk({ role }: SessionUser): void {
  if (role === 'client') throw forbidden();
}

/** What the account says often; null items: nothing of its own yet. @throws ApiError 403 forbidden */
export async function readReplies(
  { db }: Pick<Services, 'db'>,
  user: SessionUser,
): Promise<{ items: string[] | null }> {
  requireDesk(user);
  const row = await db.selectFrom('quick_replies').select('replies').where('user_id', '=', user.id).executeTakeFirst();
  return { items: row?.replies ?? null };
}

/** Replaces them; what is said twice is there once. @throws ApiError 403 forbidden */
export async function saveReplies(
  { db }: Pick<Services, 'db'>,
  user: SessionUser,
  items: readonly string[],
): Promise<{ items: string[] }> {
  requireDesk(user);
  const replies = [...new Set(items)];
  await db
    .insertInto('quick_replies')
    .values({ user_id: user.id, replies })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ replies }))
    .execute();
  return { items: replies };
}
