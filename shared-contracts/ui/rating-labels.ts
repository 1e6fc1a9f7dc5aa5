import { useKitMessages } from './kit-messages.ts';

export type RatingLabels = readonly [string, string, string, string, string];

/** The words of the five levels in the reader's language, worst first (specification, section 5). */
export function useRatingLabels(): RatingLabels {
  const t = useKitMessages();
  return [t('ratingLabels.1'), t('ratingLabels.2'), t('ratingLabels.3'), t('ratingLabels.4'), t('ratingLabels.5')];
}
