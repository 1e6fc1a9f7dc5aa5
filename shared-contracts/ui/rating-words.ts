import { useWords } from './words.ts';

export type RatingWords = readonly [string, string, string, string, string];

/** The words of the five levels in the reader's language, worst first (specification, section 5). */
export function useRatingWords(): RatingWords {
  const t = useWords();
  return [t('ratingWords.1'), t('ratingWords.2'), t('ratingWords.3'), t('ratingWords.4'), t('ratingWords.5')];
}
