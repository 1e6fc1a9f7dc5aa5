import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { keepCommon } from './bitset.ts';
import { probeOf } from './probe.ts';
import type { TourIndex } from './tour-index.ts';

/** place → tours that its listing shows; places without any are missing */
export function placeCountsFrom(index: TourIndex): Map<number, number> {
  const counts = new Map<number, number>();
  const tours = index.options.types.bitsOf(TOUR_TYPE.tour);
  if (!tours) return counts;
  const live = index.live.slice();
  keepCommon(live, tours);
  const probe = probeOf(live);
  for (const option of index.options.places.options()) {
    const count = option.countIn(probe);
    if (count > 0) counts.set(option.value, count);
  }
  return counts;
}
