/** Aspects that a review rates beside the whole; 1 Terrible to 5 Excellent. What does not apply is left out. */
export const REVIEW_ASPECTS = ['organizer', 'program', 'accommodation', 'value'] as const;
export type ReviewAspect = (typeof REVIEW_ASPECTS)[number];

/** Whom somebody travelled with. */
export const TRAVELLERS = ['solo', 'couple', 'family', 'friends'] as const;
export type Traveller = (typeof TRAVELLERS)[number];

/** What reviews speak of: the words that tell are in api/migrations/0310-review-parts.ts. */
export const REVIEW_TOPICS = ['guide', 'route', 'food', 'lodging', 'pace', 'weather', 'group', 'value'] as const;
export type ReviewTopic = (typeof REVIEW_TOPICS)[number];
