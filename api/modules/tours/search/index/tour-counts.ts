import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import type { TourCounts } from '../tour-search.ts';
import { type Bits, countBits, keepCommon, removeAll, rowsOf } from './bitset.ts';
import { probeOf } from './probe.ts';
import { NO_REGION, type TourIndex } from './tour-index.ts';

/** How many tours there are, from the index. */
export function tourCountsFrom(index: TourIndex): TourCounts {
  const { live, options } = index;
  const withoutExcursions = common(live, options.types.bitsOf(TOUR_TYPE.tour));
  return { ...countsOf(index, live), withoutExcursions: countsOf(index, withoutExcursions) };
}

function countsOf(index: TourIndex, among: Bits): TourCounts['withoutExcursions'] {
  const { options } = index;
  const cruises = common(among, options.flags.bitsOf('cruise'));
  const tours = common(among, options.types.bitsOf(TOUR_TYPE.tour));
  removeAll(tours, cruises);
  const probe = probeOf(among);
  return {
    all: countBits(among),
    tours: countBits(tours),
    cruises: countBits(cruises),
    byAuthors: countBits(common(among, options.flags.bitsOf('author'))),
    regions: regionsOf(index, among),
    countries: [...options.countries.options()].filter((country) => country.countIn(probe) > 0).length,
  };
}

function common(bits: Bits, other: Bits | undefined): Bits {
  const both = bits.slice();
  if (other) keepCommon(both, other);
  else both.fill(0);
  return both;
}

function regionsOf({ regions, scratch: { rows } }: TourIndex, among: Bits): number {
  const seen = new Set<number>();
  const count = rowsOf(among, rows);
  for (let i = 0; i < count; i++) seen.add(regions[rows[i] ?? 0] ?? NO_REGION);
  seen.delete(NO_REGION);
  return seen.size;
}
