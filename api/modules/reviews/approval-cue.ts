import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';

/** Outbox entry that the demonstration's moderator answers to. Payload: {review_id}. */
export const AUTOPILOT_REVIEW = 'autopilot.review';

/** Lets the demonstration's moderator publish a review a little later, where there is one. */
export async function cueApproval({ env, outbox }: Services, trx: Kysely<Database>, reviewId: number): Promise<void> {
  if (!env.AUTOPILOT) return;
  // by the system's clock, as the outbox itself reads it
  await outbox.add(trx, AUTOPILOT_REVIEW, { review_id: reviewId }, new Date(Date.now() + env.AUTOPILOT_DELAY_MS));
}
