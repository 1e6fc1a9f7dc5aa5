import { ACCOMMODATIONS, COMFORTS, OPERATOR_TYPES, SORTS, TOUR_TYPE } from './enumerations.ts';
import { FILTER_KEYS, isOmitted } from './filter-address.ts';
import { DAYS_RANGE, MIN_AGE_RANGE, PRICE_PER_DAY_RANGE, PRICE_RANGE, RADIUS_RANGE } from './limits.ts';
import { priceLimitsOf, WIDEST_LIMITS } from './max-price.ts';
import type { FilterValues, SearchFilter } from './search-filter.ts';

/** anything a query string can hold; repeated keys are arrays */
export type RawQuery = Readonly<Record<string, unknown>>;

type Key = keyof SearchFilter;
/** Reads one parameter into the type that the filter has for it; undefined drops the value. */
export type FilterReader<K extends Key> = (raw: unknown) => FilterValues[K] | undefined;
/** a reader for every parameter, and none for what is no parameter */
export type FilterReaders = { readonly [K in keyof FilterValues]: FilterReader<K> };

const TEXT_MAX = 200;
const LIST_MAX = 100;

const one = (raw: unknown): unknown => (Array.isArray(raw) ? raw[0] : raw);
const list = (raw: unknown): unknown[] =>
  (Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : [raw]).slice(0, LIST_MAX);

function toNumber(raw: unknown): number | undefined {
  const value = one(raw);
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (typeof value === 'string' && !/^-?\d{1,12}(\.\d{1,8})?$/.test(value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const nonEmpty = <T>(values: T[]): T[] | undefined => (values.length > 0 ? [...new Set(values)] : undefined);

const text = (raw: unknown): string | undefined => {
  const value = one(raw);
  if (typeof value !== 'string') return undefined;
  // half a character, whether it was sent or cut here, survives no address
  return value.toWellFormed().trim().slice(0, TEXT_MAX).toWellFormed().trim() || undefined;
};
const integer = (raw: unknown): number | undefined => {
  const value = toNumber(raw);
  // adding zero turns -0 into 0
  return value === undefined ? undefined : Math.trunc(value) + 0;
};
const id = (raw: unknown): number | undefined => {
  const value = integer(raw);
  return value !== undefined && value > 0 && value <= 2_147_483_647 ? value : undefined;
};
const ids = (raw: unknown): number[] | undefined =>
  nonEmpty(
    list(raw)
      .flatMap((value) => id(value) ?? [])
      .sort((a, b) => a - b),
  );
const flag = (raw: unknown): boolean | undefined => {
  const value = one(raw);
  return value === true || value === 1 || value === 'true' || value === '1' ? true : undefined;
};
const oneOf =
  <T extends string>(values: readonly T[]) =>
  (raw: unknown): T | undefined =>
    values.find((value) => value === one(raw));
const someOf =
  <T extends string>(values: readonly T[]) =>
  (raw: unknown): T[] | undefined => {
    const asked = list(raw);
    return nonEmpty(values.filter((value) => asked.includes(value)));
  };
const within =
  (min: number, max: number) =>
  (raw: unknown): number | undefined => {
    const value = integer(raw);
    return value === undefined ? undefined : clamp(value, min, max);
  };
const date = (raw: unknown): string | undefined => {
  const value = one(raw);
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value;
};
/** five decimals: about a metre */
const degrees = (limit: number) => (raw: unknown) => {
  const value = toNumber(raw);
  return value === undefined || Math.abs(value) > limit ? undefined : Math.round(value * 1e5) / 1e5 + 0;
};
/** specification §5: outside 0 to 17 becomes 0, and 0 is no filter */
const age = (raw: unknown): number | undefined => {
  const value = integer(raw);
  return value !== undefined && value >= MIN_AGE_RANGE.min && value <= MIN_AGE_RANGE.max ? value : undefined;
};
const languages = (raw: unknown): string[] | undefined =>
  nonEmpty(
    list(raw)
      .filter((value): value is string => typeof value === 'string' && /^[a-z]{2}$/.test(value))
      .sort(),
  );
const options = (min: number, max: number) => (raw: unknown) =>
  nonEmpty(
    list(raw)
      .flatMap((value) => integer(value) ?? [])
      .filter((value) => value >= min && value <= max)
      .sort((a, b) => a - b),
  );
const option = (min: number, max: number) => (raw: unknown) => {
  const value = integer(raw);
  return value !== undefined && value >= min && value <= max ? value : undefined;
};

const READERS: FilterReaders = {
  slug: text,
  placeName: text,
  lat: degrees(90),
  lng: degrees(180),
  radius: within(RADIUS_RANGE.min, RADIUS_RANGE.max),
  continent: id,
  countries: ids,
  regions: ids,
  cities: ids,
  showplace: ids,
  waterObject: ids,
  restKinds: ids,
  collections: ids,
  dateFrom: date,
  dateTo: date,
  daysMin: within(DAYS_RANGE.min, DAYS_RANGE.max),
  daysMax: within(DAYS_RANGE.min, DAYS_RANGE.max),
  priceMin: within(PRICE_RANGE.min, WIDEST_LIMITS.price),
  priceMax: within(PRICE_RANGE.min, WIDEST_LIMITS.price),
  pricePerDayMin: within(PRICE_PER_DAY_RANGE.min, WIDEST_LIMITS.pricePerDay),
  pricePerDayMax: within(PRICE_PER_DAY_RANGE.min, WIDEST_LIMITS.pricePerDay),
  difficulty: options(1, 4),
  comfort: someOf(COMFORTS),
  accommodation: someOf(ACCOMMODATIONS),
  withoutAccommodation: someOf(ACCOMMODATIONS),
  maxGroupSize: option(1, 4),
  minAge: age,
  languages,
  organizer: id,
  operatorType: oneOf(OPERATOR_TYPES),
  isAuthorTourSearch: flag,
  isCruisesSearch: flag,
  cruisesType: ids,
  cruisesStartCity: ids,
  cruisesCabinsCapacity: options(1, 10),
  onlyReturningCruises: flag,
  ships: ids,
  type: option(1, 2),
  sort: oneOf(SORTS),
  page: within(1, 100_000),
};

const DEFAULTS = { page: 1, sort: 'default', operatorType: 'any', type: TOUR_TYPE.tour } as const;

/** Values at their bound or default say nothing; ranges the wrong way round are swapped. */
function tidy(filter: Partial<SearchFilter>): SearchFilter {
  const next: Partial<SearchFilter> = { ...filter };
  const swap = (min: 'priceMin' | 'pricePerDayMin' | 'daysMin', max: 'priceMax' | 'pricePerDayMax' | 'daysMax') => {
    const [low, high] = [next[min], next[max]];
    if (low !== undefined && high !== undefined && low > high) [next[min], next[max]] = [high, low];
  };
  swap('priceMin', 'priceMax');
  swap('pricePerDayMin', 'pricePerDayMax');
  swap('daysMin', 'daysMax');
  if (next.dateFrom && next.dateTo && next.dateFrom > next.dateTo) {
    [next.dateFrom, next.dateTo] = [next.dateTo, next.dateFrom];
  }
  for (const key of FILTER_KEYS) if (isOmitted(key, next[key])) delete next[key];
  return { ...DEFAULTS, ...next };
}

/** Prices within what the currency's filter takes: an upper limit at its end, or past it, says nothing. */
function clampPrices(filter: SearchFilter, currency: string): SearchFilter {
  const next: SearchFilter = { ...filter };
  const limits = priceLimitsOf(currency);
  const hold = (min: 'priceMin' | 'pricePerDayMin', max: 'priceMax' | 'pricePerDayMax', end: number) => {
    const [low, high] = [next[min], next[max]];
    if (low !== undefined) next[min] = Math.min(low, end);
    if (high !== undefined && high >= end) delete next[max];
  };
  hold('priceMin', 'priceMax', limits.price);
  hold('pricePerDayMin', 'pricePerDayMax', limits.pricePerDay);
  return next;
}

function readParam<K extends Key>(filter: Partial<FilterValues>, key: K, query: RawQuery): void {
  const raw = query[key] ?? query[`${key}[]`];
  const value = raw === undefined || raw === null || raw === '' ? undefined : READERS[key](raw);
  if (value !== undefined) filter[key] = value;
}

/**
 * Reads a filter from any query: wrong types, unknown keys and values out of range are dropped or clamped (specification §5).
 * Never throws. `key[]` is the same as `key`.
 * @param currency ISO 4217, of the prices. An address does not say it: without it they are held only within the widest range that
 * any currency has, so that nothing is lost on the way to where it is known.
 */
export function parseFilter(query: RawQuery, currency?: string): SearchFilter {
  const filter: Partial<SearchFilter> = {};
  for (const key of FILTER_KEYS) readParam(filter, key, query);
  const tidied = tidy(filter);
  return currency === undefined ? tidied : clampPrices(tidied, currency);
}

/** a URLSearchParams as a raw query; repeated keys become arrays */
export function rawQuery(params: URLSearchParams): RawQuery {
  const query: Record<string, unknown> = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}
