import type { ReviewAspect, ReviewTopic, Traveller } from '@cairn/shared-contracts/domain/review-parts';

/** Reviews that judge an aspect, speak of a topic, are of such travellers. */
export interface Narrowing {
  aspect?: ReviewAspect;
  topic?: ReviewTopic;
  traveller?: Traveller;
}

export const isWhole = (narrowing: Narrowing): boolean => Object.keys(narrowing).length === 0;
