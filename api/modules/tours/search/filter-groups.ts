import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { DURATIONS, GROUP_SIZES } from './tour-search.ts';

/** Rules of the filter that both adapters follow. */

/** most people per group that the option stands for */
export const peopleOf = ({ maxGroupSize }: SearchFilter): number | undefined =>
  maxGroupSize === undefined ? undefined : GROUP_SIZES[maxGroupSize - 1];

export const hasDates = ({ dateFrom, dateTo }: SearchFilter): boolean => dateFrom !== undefined || dateTo !== undefined;

export const hasPrices = (filter: SearchFilter): boolean =>
  [filter.priceMin, filter.priceMax, filter.pricePerDayMin, filter.pricePerDayMax].some((bound) => bound !== undefined);

/** with a position the name is only its label */
export const isAround = ({ lat, lng }: SearchFilter): boolean => lat !== undefined && lng !== undefined;

const LONGEST = 32_767;
/** options of the length filter as days */
export const DURATION_DAYS = DURATIONS.map((option) => {
  const [low = 0, high = LONGEST] = option.split('-').map(Number);
  return { option, low, high: option === DURATIONS.at(-1) ? LONGEST : high };
});

/** variants that have the cabins: one for a single guest is the single variant, any other a standard one */
export const variantKinds = (capacities: readonly number[]): ('single' | 'standard')[] => [
  ...new Set(capacities.map((capacity) => (capacity === 1 ? 'single' : 'standard'))),
];
