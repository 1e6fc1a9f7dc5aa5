import type { Accommodation, OperatorType } from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { changed, OPTION_KEYS, type OptionKey, optionsOf, toggled } from './listing-filter.ts';

/** One narrowing in force, and the filter without it. */
export type AppliedFilter = { id: string; without: SearchFilter } & (
  | { kind: 'dates'; from: string | undefined; to: string | undefined }
  | { kind: 'price' | 'pricePerDay' | 'days'; min: number | undefined; max: number | undefined }
  | { kind: 'option'; key: OptionKey; value: string }
  | { kind: 'groupSize' | 'minAge' | 'area'; value: number }
  | { kind: 'phrase'; text: string }
  | { kind: 'near'; place: string }
  | { kind: 'withoutBeds'; values: readonly Accommodation[] }
  | { kind: 'operator'; value: OperatorType }
  | { kind: Flag }
);

/** Narrowings that are there or not. */
export type Flag = 'author' | 'cruises' | 'returning' | 'organizer' | 'continent' | 'excursions';

const SPANS = [
  { kind: 'price', min: 'priceMin', max: 'priceMax' },
  { kind: 'pricePerDay', min: 'pricePerDayMin', max: 'pricePerDayMax' },
  { kind: 'days', min: 'daysMin', max: 'daysMax' },
] as const;

const without = (filter: SearchFilter, ...keys: (keyof SearchFilter)[]): SearchFilter =>
  changed(filter, Object.fromEntries(keys.map((key) => [key, undefined])));

function spans(filter: SearchFilter): AppliedFilter[] {
  return SPANS.flatMap(({ kind, min, max }) =>
    filter[min] === undefined && filter[max] === undefined
      ? []
      : [{ id: kind, kind, min: filter[min], max: filter[max], without: without(filter, min, max) }],
  );
}

function options(filter: SearchFilter): AppliedFilter[] {
  return OPTION_KEYS.flatMap((key) =>
    optionsOf(filter, key).map((value): AppliedFilter => {
      return { id: `${key}-${value}`, kind: 'option', key, value, without: toggled(filter, key, value) };
    }),
  );
}

/** Where: an area of the map, or words that names begin with. With a position the name is only its label (domain/filter-params). */
function around(filter: SearchFilter): AppliedFilter[] {
  const { placeName, lat, lng, radius } = filter;
  const rest = without(filter, 'placeName', 'lat', 'lng', 'radius');
  if (lat !== undefined && lng !== undefined) {
    if (placeName) return [{ id: 'area', kind: 'near', place: placeName, without: rest }];
    return [{ id: 'area', kind: 'area', value: radius ?? 0, without: rest }];
  }
  return placeName ? [{ id: 'phrase', kind: 'phrase', text: placeName, without: rest }] : [];
}

const FLAGS: readonly { kind: Flag; isOn: (filter: SearchFilter) => boolean; keys: (keyof SearchFilter)[] }[] = [
  { kind: 'author', isOn: ({ isAuthorTourSearch }) => isAuthorTourSearch === true, keys: ['isAuthorTourSearch'] },
  { kind: 'cruises', isOn: ({ isCruisesSearch }) => isCruisesSearch === true, keys: ['isCruisesSearch'] },
  { kind: 'returning', isOn: (filter) => filter.onlyReturningCruises === true, keys: ['onlyReturningCruises'] },
  { kind: 'organizer', isOn: ({ organizer }) => organizer !== undefined, keys: ['organizer'] },
  { kind: 'continent', isOn: ({ continent }) => continent !== undefined, keys: ['continent'] },
  { kind: 'excursions', isOn: ({ type }) => type !== 1, keys: ['type'] },
];

/** Everything that narrows the listing beside its place, in the order of the filters on the page. */
export function appliedFilters(filter: SearchFilter): AppliedFilter[] {
  const { dateFrom, dateTo, maxGroupSize, minAge, operatorType } = filter;
  const applied: AppliedFilter[] = around(filter);
  if (dateFrom || dateTo) {
    applied.push({
      id: 'dates',
      kind: 'dates',
      from: dateFrom,
      to: dateTo,
      without: without(filter, 'dateFrom', 'dateTo'),
    });
  }
  applied.push(...spans(filter), ...options(filter));
  if (filter.withoutAccommodation) {
    applied.push({
      id: 'withoutBeds',
      kind: 'withoutBeds',
      values: filter.withoutAccommodation,
      without: without(filter, 'withoutAccommodation'),
    });
  }
  if (maxGroupSize !== undefined) {
    applied.push({
      id: 'groupSize',
      kind: 'groupSize',
      value: maxGroupSize,
      without: without(filter, 'maxGroupSize'),
    });
  }
  if (minAge !== undefined) {
    applied.push({ id: 'minAge', kind: 'minAge', value: minAge, without: without(filter, 'minAge') });
  }
  if (operatorType !== 'any') {
    applied.push({ id: 'operator', kind: 'operator', value: operatorType, without: without(filter, 'operatorType') });
  }
  for (const { kind, isOn, keys } of FLAGS) {
    if (isOn(filter)) applied.push({ id: kind, kind, without: without(filter, ...keys) });
  }
  return applied;
}
