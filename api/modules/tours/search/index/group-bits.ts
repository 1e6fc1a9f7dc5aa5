import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { FacetGroup } from '../tour-search.ts';
import { type Bits, keepCommon } from './bitset.ts';
import type { OptionBits } from './option-bits.ts';
import type { TourIndex } from './tour-index.ts';

export interface GroupFilter {
  group: FacetGroup;
  /** tours that pass it; not to be changed */
  bits: Bits;
}

/** The filters that are set, of groups with counted options; dates and prices are judged departure by departure elsewhere. */
export function groupFilters(index: TourIndex, filter: SearchFilter): GroupFilter[] {
  const filters: GroupFilter[] = [];
  const nothing = index.scratch.bits();
  const add = (group: FacetGroup, bits: Bits) => filters.push({ group, bits });
  const anyOf = <V extends string | number>(options: OptionBits<V>, values: readonly V[]): Bits => {
    const bits = index.scratch.bits();
    options.addAny(bits, values);
    return bits;
  };
  const any = <V extends string | number>(
    group: FacetGroup,
    options: OptionBits<V>,
    values: readonly V[] | undefined,
  ) => {
    if (values) add(group, anyOf(options, values));
  };
  const anyCruise = (group: FacetGroup, options: OptionBits<number>, values: readonly number[] | undefined) => {
    if (!values) return;
    const bits = anyOf(options, values);
    keepCommon(bits, index.options.flags.bitsOf('cruise') ?? nothing);
    add(group, bits);
  };

  any('tours_direction', index.options.places, filter.countries);
  any('tours_activities', index.options.places, filter.restKinds);
  anyCruise('cruises_types', index.options.places, filter.cruisesType);
  anyCruise('cruises_start_city', index.options.startCities, filter.cruisesStartCity);
  any('cruises_direction', index.options.places, filter.waterObject);
  any('cruises_ships', index.options.places, filter.ships);
  any('collections', index.options.places, filter.collections);
  any('difficulty', index.options.difficulties, filter.difficulty);
  any('comfort', index.options.comforts, filter.comfort);
  any('accommodation', index.options.accommodations, filter.accommodation);
  any('languages', index.options.languages, filter.languages);
  const between = (
    group: FacetGroup,
    options: OptionBits<number>,
    low: number | undefined,
    high: number | undefined,
  ) => {
    if (low === undefined && high === undefined) return;
    const [least, most] = [low ?? Number.NEGATIVE_INFINITY, high ?? Number.POSITIVE_INFINITY];
    const bits = index.scratch.bits();
    options.addWhere(bits, (value) => value >= least && value <= most);
    add(group, bits);
  };
  const { daysMin, daysMax, maxGroupSize, minAge, operatorType } = filter;
  between('duration', index.options.lengths, daysMin, daysMax);
  between('group_size', index.options.groupSizes, undefined, maxGroupSize);
  between('age', index.options.ages, undefined, minAge);
  if (operatorType !== 'any') add('author_tours_operator', index.options.operators.bitsOf(operatorType) ?? nothing);
  return filters;
}
