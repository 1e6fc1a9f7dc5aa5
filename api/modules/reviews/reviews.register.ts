import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { AUTOPILOT_REVIEW } from './approval-cue.ts';
import { moderateReview } from './moderate.ts';

/** The demonstration's moderator: publishes what comes, unless somebody was quicker. Off in production, where nothing cues it. */
export function registerReviews(_app: FastifyInstance, services: Services): void {
  if (!services.env.AUTOPILOT) return;
  services.outbox.handle<{ review_id: number }>(AUTOPILOT_REVIEW, async ({ review_id }) => {
    const review = await services.db
      .selectFrom('reviews')
      .select('status')
      .where('id', '=', review_id)
      .executeTakeFirst();
    if (review?.status !== 'pending') return;
    await moderateReview(services, review_id, { decision: 'approve', note: '' }).catch((error: unknown) => {
      // removed in this very moment
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
  });
}
