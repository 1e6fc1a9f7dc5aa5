import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { changed, OPTION_KEYS, type OptionKey, optionsOf, toggled } from './listing-filter.ts';

/** One narrowing in force, and the filter without it. */
export type AppliedFilter = { id: string; without: SearchFilter } & (
  | { kind: 'dates'; from: string | undefined; to: string | undefined }
  | { kind: 'price' | 'pricePerDay' | 'days'; min: number | undefined; max: number | undefined }
  | { kind: 'option'; key: OptionKey; value: string }
  | { kind: 'groupSize' | 'minAge'; value: number }
  | { kind: 'author' | 'cruises' | 'other' }
);

const SPANS = [
  { kind: 'price', min: 'priceMin', max: 'priceMax' },
  { kind: 'pricePerDay', min: 'pricePerDayMin', max: 'pricePerDayMax' },
  { kind: 'days', min: 'daysMin', max: 'daysMax' },
] as const;

/** Parameters without a control of their own on the page: links from elsewhere set them, and one chip takes them all away. */
const OTHERS = [
  'placeName',
  'lat',
  'lng',
  'radius',
  'continent',
  'organizer',
  'cruisesType',
  'cruisesStartCity',
  'cruisesCabinsCapacity',
  'onlyReturningCruises',
  'ships',
  'type',
] as const;

function ranges(filter: SearchFilter): AppliedFilter[] {
  return SPANS.flatMap(({ kind, min, max }) =>
    filter[min] === undefined && filter[max] === undefined
      ? []
      : [
          {
            id: kind,
            kind,
            min: filter[min],
            max: filter[max],
            without: changed(filter, { [min]: undefined, [max]: undefined }),
          },
        ],
  );
}

const isSet = (filter: SearchFilter, key: (typeof OTHERS)[number]): boolean =>
  key === 'type' ? filter.type !== 1 : filter[key] !== undefined;

/** Everything that narrows the listing beside its place, in the order of the filters on the page. */
export function appliedFilters(filter: SearchFilter): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  const { dateFrom, dateTo, maxGroupSize, minAge } = filter;
  if (dateFrom || dateTo) {
    const without = changed(filter, { dateFrom: undefined, dateTo: undefined });
    applied.push({ id: 'dates', kind: 'dates', from: dateFrom, to: dateTo, without });
  }
  applied.push(...ranges(filter));
  for (const key of OPTION_KEYS) {
    for (const value of optionsOf(filter, key)) {
      applied.push({ id: `${key}-${value}`, kind: 'option', key, value, without: toggled(filter, key, value) });
    }
  }
  if (maxGroupSize !== undefined) {
    const without = changed(filter, { maxGroupSize: undefined });
    applied.push({ id: 'groupSize', kind: 'groupSize', value: maxGroupSize, without });
  }
  if (minAge !== undefined) {
    applied.push({ id: 'minAge', kind: 'minAge', value: minAge, without: changed(filter, { minAge: undefined }) });
  }
  if (filter.isAuthorTourSearch || filter.operatorType !== 'any') {
    const without = changed(filter, { isAuthorTourSearch: undefined, operatorType: undefined });
    applied.push({ id: 'author', kind: 'author', without });
  }
  if (filter.isCruisesSearch) {
    applied.push({ id: 'cruises', kind: 'cruises', without: changed(filter, { isCruisesSearch: undefined }) });
  }
  if (OTHERS.some((key) => isSet(filter, key))) {
    const without = changed(filter, Object.fromEntries(OTHERS.map((key) => [key, undefined])));
    applied.push({ id: 'other', kind: 'other', without });
  }
  return applied;
}
