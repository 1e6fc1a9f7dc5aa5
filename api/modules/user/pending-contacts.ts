import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { unauthorized } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** an e-mail or phone that nobody confirms is forgotten after so long */
const WAITS_MS = 86_400_000;

interface Asked {
  new_email: string | null;
  new_email_at: Date | null;
  new_phone: string | null;
  new_phone_at: Date | null;
}

/** What of an account still waits for its code. */
export function pendingOf({ new_email, new_email_at, new_phone, new_phone_at }: Asked, now: Date) {
  const waits = (at: Date | null) => at !== null && now.getTime() - at.getTime() < WAITS_MS;
  return { new_email: waits(new_email_at) ? new_email : null, new_phone: waits(new_phone_at) ? new_phone : null };
}

/** @param lock in a transaction that changes them */
export async function readPending({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number, lock?: 'lock') {
  const current = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'phone', 'phone_verified_at', 'language'])
    .select(['new_email', 'new_email_at', 'new_phone', 'new_phone_at'])
    .where('id', '=', userId)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
  // the account is gone while its token was still good
  if (!current) throw unauthorized();
  return { current, ...pendingOf(current, clock.now()) };
}

/**
 * Whoever asked for another e-mail or phone need not be who has just proved that the account is theirs: no code or link confirms what
 * does not wait.
 */
export const dropPending = async (db: Kysely<Database>, userId: number): Promise<void> => {
  await db
    .updateTable('users')
    .set({ new_email: null, new_email_at: null, new_phone: null, new_phone_at: null })
    .where('id', '=', userId)
    .execute();
};
