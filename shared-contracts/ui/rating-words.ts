/** Words of the five levels, worst first (specification, section 5). */
export const RATING_WORDS = ['Terrible', 'Poor', 'Fair', 'Good', 'Excellent'] as const;

export type RatingWords = readonly [string, string, string, string, string];
