import type { reviewBody } from '@cairn/shared-contracts/api/reviews.schema';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { authorName } from './author-name.ts';
import { requireInvitation } from './invitation.ts';
import { takePhotos } from './review-images.ts';

const reviewExists = (): ApiError => new ApiError(409, 'review_exists');

/** Two at once come one after the other here: the second one finds the review, before it looks for photos that are taken by now. */
async function requireNone(trx: Kysely<Database>, requestId: number): Promise<void> {
  await trx
    .selectFrom('review_invitations')
    .select('request_id')
    .where('request_id', '=', requestId)
    .forUpdate()
    .execute();
  const review = await trx.selectFrom('reviews').select('id').where('request_id', '=', requestId).executeTakeFirst();
  if (review) throw reviewExists();
}

/**
 * Keeps a review until somebody has looked at it. One per booking, however often it is sent.
 * @throws ApiError 404 review_not_found, 410 review_expired, 409 review_exists, 422
 */
export async function submitReview(services: Services, body: z.output<typeof reviewBody>): Promise<void> {
  const invitation = await requireInvitation(services, body.uuid);
  await services.db.transaction().execute(async (trx) => {
    await requireNone(trx, invitation.request_id);
    const author = authorName(invitation);
    const photos = await takePhotos(services, trx, body.images, `Photo by ${author}: ${invitation.tour_name}`);
    const row = await trx
      .insertInto('reviews')
      .values({
        request_id: invitation.request_id,
        tour_id: invitation.tour_id,
        organizer_id: invitation.organizer_id,
        author,
        author_from: invitation.country ?? '',
        rating: body.rating,
        aspects: JSON.stringify(body.aspects),
        traveller: body.traveller ?? null,
        body: body.text,
        traveled_on: invitation.ends_on,
        created_at: services.clock.now(),
        images: JSON.stringify(photos),
        status: 'pending',
      })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw reviewExists();
    await services.outbox.announce(trx, 'review.submitted', { review_id: row.id });
  });
}
