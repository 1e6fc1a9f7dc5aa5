import { REVIEW_ASPECTS, type ReviewAspect } from '@cairn/shared-contracts/domain/review-parts';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import type { DemoReview } from './model.ts';

type Levels = Partial<Record<ReviewAspect, number>>;

const LEAST = 1;
const BEST = 5;

/**
 * Stars by aspect, near those of the whole. Who was asked rates them, and some leave one out; of a day's walk nobody slept. The draws are
 * this review's own, so that nothing else of the demonstration changes with them.
 */
export function aspectsOf(review: DemoReview, tour: { readonly id: number; readonly days: number }): Levels {
  const random = createRandom(`aspects ${tour.id} ${review.author} ${review.createdAt}`);
  if (!random.chance(0.7)) return {};
  const asked = REVIEW_ASPECTS.filter((aspect) => aspect !== 'accommodation' || tour.days > 1);
  const rated = asked.flatMap((aspect) => {
    if (random.chance(0.12)) return [];
    const step = random.chance(0.6) ? 0 : random.sign();
    return [[aspect, Math.min(BEST, Math.max(LEAST, review.rating + step))] as const];
  });
  return Object.fromEntries(rated);
}
