import { createRandom, elementAt } from '@cairn/shared-contracts/testing/random';
import { handwritten, isFlagship } from './handwritten.ts';

const REVIEWS_PER_TOUR = 20;
/** Past this size the data are for measuring, and further reviews would only cost disk. */
const REVIEWED_TOURS = 2000;
/** Share of tours so new that nobody has judged them. */
const UNJUDGED = 0.06;

/** How many reviews each tour has: few have many; all together twenty per tour. */
export function reviewTotals(seed: string, tours: number): number[] {
  const random = createRandom(`${seed}|reviews`);
  const totals = Array.from({ length: tours }, (_, i) => {
    if (isFlagship(i + 1)) return 0;
    if (random.chance(UNJUDGED)) return 0;
    const weight = 3 + Math.floor(-Math.log(1 - random()) * 15);
    return i < REVIEWED_TOURS ? weight : Math.floor(weight / 8);
  });
  // drawn all the same: what the others have does not depend on those among them
  for (const i of totals.keys()) totals[i] = sumOf(handwritten(i + 1)?.ratingCounts ?? [totals[i] ?? 0]);
  const missing = REVIEWS_PER_TOUR * Math.min(tours, REVIEWED_TOURS) - sumOf(totals);
  const open = totals.flatMap((total, i) => (total > 0 && !handwritten(i + 1) && i < REVIEWED_TOURS ? [i] : []));
  for (let k = 0; k < missing && open.length; k++) {
    const i = elementAt(open, k % open.length);
    totals[i] = (totals[i] ?? 0) + 1;
  }
  return totals;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
