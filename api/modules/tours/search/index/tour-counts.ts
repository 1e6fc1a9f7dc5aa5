import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import type { TourCounts } from '../tour-search.ts';
import { type Bits, countBits, keepCommon, removeAll, rowsOf } from './bitset.ts';
import { probeOf } from './probe.ts';
import { NO_REGION, type TourIndex } from './tour-index.ts';

/** How many tours there are, from the index. */
export function tourCountsFrom(index: TourIndex): TourCounts {
  const { live, options } = index;
  const cruises = common(live, options.flags.bitsOf('cruise'));
  const tours = common(live, options.types.bitsOf(TOUR_TYPE.tour));
  const withoutExcursions = countBits(tours);
  removeAll(tours, cruises);
  const probe = probeOf(live);
  return {
    all: countBits(live),
    withoutExcursions,
    tours: countBits(tours),
    cruises: countBits(cruises),
    byAuthors: countBits(common(live, options.flags.bitsOf('author'))),
    regions: regionsOf(index),
    countries: [...options.countries.options()].filter((country) => country.countIn(probe) > 0).length,
  };
}

function common(bits: Bits, other: Bits | undefined): Bits {
  const both = bits.slice();
  if (other) keepCommon(both, other);
  else both.fill(0);
  return both;
}

function regionsOf({ live, regions, scratch: { rows } }: TourIndex): number {
  const seen = new Set<number>();
  const count = rowsOf(live, rows);
  for (let i = 0; i < count; i++) seen.add(regions[rows[i] ?? 0] ?? NO_REGION);
  seen.delete(NO_REGION);
  return seen.size;
}
