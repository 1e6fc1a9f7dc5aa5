import type { TourVariant } from '@cairn/shared-contracts/api/tours.schema';

/** Why a party cannot be booked like that: what takes only older ones, from which age, and how old the youngest is. Years. */
export interface TooYoung {
  by: 'tour' | 'variant';
  from: number;
  youngest: number;
}

/**
 * The api refuses such a request too; whoever asks learns it before they log in for it.
 * @param ages of the children, years
 * @param ageFrom the youngest that the tour takes; left out of an individual tour, which was agreed whoever goes
 */
export function tooYoung(
  ages: readonly number[],
  ageFrom: number | undefined,
  variant: Pick<TourVariant, 'min_age'> | null,
): TooYoung | null {
  const youngest = Math.min(...ages);
  const ofTour = ageFrom ?? 0;
  if (youngest < ofTour) return { by: 'tour', from: ofTour, youngest };
  const ofVariant = variant?.min_age ?? 0;
  return youngest < ofVariant ? { by: 'variant', from: ofVariant, youngest } : null;
}
