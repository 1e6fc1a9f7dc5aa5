import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { recount } from './totals.ts';

export interface Judgement {
  decision: 'approve' | 'reject';
  /** told to the author */
  note: string;
}

/**
 * Publishes a review or keeps it back; what was decided before may be decided anew.
 * @throws ApiError 404 review_not_found
 */
export async function moderateReview(services: Services, id: number, { decision, note }: Judgement): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .select(['tour_id', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw notFound('review_not_found');
    // two moderators of one tour: the second one counts what the first one did
    await trx.selectFrom('tours').select('id').where('id', '=', review.tour_id).forNoKeyUpdate().execute();
    const status = decision === 'approve' ? 'published' : 'rejected';
    await trx
      .updateTable('reviews')
      .set({ status, moderated_at: services.clock.now(), moderation_note: decision === 'approve' ? '' : note })
      .where('id', '=', id)
      .execute();
    if (status === 'published' || review.status === 'published') await recount(trx, review.tour_id);
  });
}
