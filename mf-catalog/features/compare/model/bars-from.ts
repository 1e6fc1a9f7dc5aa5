import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';

/** most averages are better: bars from nothing would all look alike */
const USUAL = 4;

/** Where the bars of all columns begin, so that they can be held against each other; null where nothing was judged. */
export function barsFrom(tours: readonly ComparedTour[]): number | null {
  const ratings = tours.flatMap(({ aspects = [] }) => aspects.map(({ rating }) => rating));
  return ratings.length === 0 ? null : Math.min(USUAL, Math.ceil(Math.min(...ratings)) - 1);
}
