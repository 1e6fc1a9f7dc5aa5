import type { Traveller } from '@cairn/shared-contracts/domain/review-parts';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import type { DemoReview } from './model.ts';

/** what a text gives away */
const SAID: readonly (readonly [RegExp, Traveller])[] = [
  [/\b(my (father|mother|son|daughter|kids|children)|teenagers|our (kids|children|son|daughter))\b/i, 'family'],
  [/\bmy (wife|husband|partner|girlfriend|boyfriend)\b/i, 'couple'],
  [/\b(strangers|present to myself|by myself)\b/i, 'solo'],
  [/\b(my|our) (friends?|mates)\b/i, 'friends'],
];
/** of those whose text says nothing, as often as one meets them; some do not say */
const OTHERS: readonly (Traveller | null)[] = [
  'couple',
  'couple',
  'couple',
  'friends',
  'friends',
  'solo',
  'solo',
  null,
];

/** Whom they travelled with: never against what they write. The draw is this review's own, so that nothing else changes with it. */
export const travellerOf = (
  review: Pick<DemoReview, 'author' | 'createdAt' | 'body'>,
  tourId: number,
): Traveller | null =>
  SAID.find(([words]) => words.test(review.body))?.[1] ??
  createRandom(`traveller ${tourId} ${review.author} ${review.createdAt}`).pick(OTHERS);
