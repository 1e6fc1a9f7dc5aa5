import { TOUR_TYPE } from './enumerations.ts';
import { DAYS_RANGE, PRICE_PER_DAY_RANGE, PRICE_RANGE } from './limits.ts';
import { WIDEST_LIMITS } from './max-price.ts';
import type { FilterValues, SearchFilter } from './search-filter.ts';

type Key = keyof SearchFilter;
/** of each parameter the value that says nothing, which no query holds */
export type Omitted = { readonly [K in keyof FilterValues]: FilterValues[K] | undefined };

/** every parameter of the filter, in the order in which a URL shows them */
const OMITTED: Omitted = {
  slug: undefined,
  placeName: undefined,
  lat: undefined,
  lng: undefined,
  radius: undefined,
  continent: undefined,
  countries: undefined,
  regions: undefined,
  cities: undefined,
  showplace: undefined,
  waterObject: undefined,
  restKinds: undefined,
  collections: undefined,
  dateFrom: undefined,
  dateTo: undefined,
  daysMin: DAYS_RANGE.min,
  daysMax: DAYS_RANGE.max,
  priceMin: PRICE_RANGE.min,
  priceMax: WIDEST_LIMITS.price,
  pricePerDayMin: PRICE_PER_DAY_RANGE.min,
  pricePerDayMax: WIDEST_LIMITS.pricePerDay,
  difficulty: undefined,
  comfort: undefined,
  accommodation: undefined,
  withoutAccommodation: undefined,
  maxGroupSize: undefined,
  minAge: undefined,
  languages: undefined,
  organizer: undefined,
  operatorType: 'any',
  isAuthorTourSearch: undefined,
  isCruisesSearch: undefined,
  cruisesType: undefined,
  cruisesStartCity: undefined,
  cruisesCabinsCapacity: undefined,
  onlyReturningCruises: undefined,
  ships: undefined,
  type: TOUR_TYPE.tour,
  sort: 'default',
  page: 1,
};

/** the names of all parameters, as the calls and URLs spell them */
// Object.keys forgets which keys; those of a literal stand in its order
export const FILTER_KEYS: readonly Key[] = Object.keys(OMITTED) as Key[];

export const isOmitted = (key: Key, value: unknown): boolean => value !== undefined && value === OMITTED[key];

/** The filter as a query: defaults and empties dropped, booleans as 1, lists joined by commas, always in the same order. */
export function serializeFilter(filter: Partial<SearchFilter>): Partial<Record<Key, string>> {
  const query: Partial<Record<Key, string>> = {};
  for (const key of FILTER_KEYS) {
    const value = filter[key];
    if (value === undefined || value === false || isOmitted(key, value)) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    query[key] = value === true ? '1' : String(value);
  }
  return query;
}

/** path and query of a listing for this filter: "/georgia?difficulty=2" ("/tours" without a slug) */
export function listingHref(filter: Partial<SearchFilter>): string {
  const { slug = 'tours', ...rest } = serializeFilter(filter);
  const query = new URLSearchParams(rest).toString().replaceAll('%2C', ',');
  return `/${slug}${query ? `?${query}` : ''}`;
}
