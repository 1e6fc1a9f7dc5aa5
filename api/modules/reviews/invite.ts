import { REVIEW_OPEN_DAYS } from '@cairn/shared-contracts/domain/upload-limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';

const DAY_MS = 86_400_000;

/**
 * Whoever has travelled may say how it was: called in the transaction that completes the booking.
 * @returns the uuid of the page to write it on, the same for every call
 */
export async function inviteToReview({ clock }: Services, trx: Kysely<Database>, requestId: number): Promise<string> {
  const now = clock.now();
  const row = await trx
    .insertInto('review_invitations')
    .values({
      request_id: requestId,
      created_at: now,
      expires_at: new Date(now.getTime() + REVIEW_OPEN_DAYS * DAY_MS),
    })
    // an update of nothing: it gives the row that was there
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ request_id: requestId }))
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return row.uuid;
}
