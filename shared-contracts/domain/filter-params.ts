import {
  ACCOMMODATIONS,
  type Accommodation,
  COMFORTS,
  type Comfort,
  OPERATOR_TYPES,
  type OperatorType,
  SORTS,
  type Sort,
  TOUR_TYPE,
} from './enumerations.ts';
import { DAYS_RANGE, MIN_AGE_RANGE, PRICE_PER_DAY_RANGE, PRICE_RANGE, RADIUS_RANGE } from './limits.ts';
import { priceLimitsOf, WIDEST_LIMITS } from './max-price.ts';

/**
 * The search filter of specification §3. Prices are whole units of the visitor's currency, dates 'YYYY-MM-DD',
 * radius kilometres. Absent means "not filtered".
 */
export interface SearchFilter {
  slug?: string;
  organizer?: number;
  accommodation?: Accommodation[];
  /** beds that nobody on the tour sleeps in; beyond specification §3, for sentences: "no tents" */
  withoutAccommodation?: Accommodation[];
  comfort?: Comfort[];
  /** options 1 to 4: groups of at most 4, 8, 12, 16 people */
  maxGroupSize?: number;
  difficulty?: number[];
  priceMin?: number;
  priceMax?: number;
  pricePerDayMin?: number;
  pricePerDayMax?: number;
  minAge?: number;
  dateFrom?: string;
  dateTo?: string;
  daysMin?: number;
  daysMax?: number;
  restKinds?: number[];
  cities?: number[];
  regions?: number[];
  countries?: number[];
  continent?: number;
  collections?: number[];
  languages?: string[];
  showplace?: number[];
  isCruisesSearch?: boolean;
  cruisesType?: number[];
  cruisesStartCity?: number[];
  cruisesCabinsCapacity?: number[];
  onlyReturningCruises?: boolean;
  ships?: number[];
  waterObject?: number[];
  placeName?: string;
  radius?: number;
  lat?: number;
  lng?: number;
  page: number;
  sort: Sort;
  isAuthorTourSearch?: boolean;
  operatorType: OperatorType;
  type: number;
}

/** anything a query string can hold; repeated keys are arrays */
export type RawQuery = Readonly<Record<string, unknown>>;

type Key = keyof SearchFilter;
/** what each parameter holds when it is there */
type Values = Required<SearchFilter>;
/** How one parameter is read: what it gives, and what says nothing, are of the type that the filter has for it. */
export interface FilterRow<K extends Key> {
  /** undefined drops the value */
  read(raw: unknown): Values[K] | undefined;
  /** omitted from the query when equal */
  omit?: Values[K];
}
/** a row for every parameter, and none for what is no parameter */
export type FilterRows = { readonly [K in keyof Values]: FilterRow<K> };

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

/** every parameter of the filter, in the order in which a URL shows them */
const ROWS: FilterRows = {
  slug: { read: text },
  placeName: { read: text },
  lat: { read: degrees(90) },
  lng: { read: degrees(180) },
  radius: { read: within(RADIUS_RANGE.min, RADIUS_RANGE.max) },
  continent: { read: id },
  countries: { read: ids },
  regions: { read: ids },
  cities: { read: ids },
  showplace: { read: ids },
  waterObject: { read: ids },
  restKinds: { read: ids },
  collections: { read: ids },
  dateFrom: { read: date },
  dateTo: { read: date },
  daysMin: { read: within(DAYS_RANGE.min, DAYS_RANGE.max), omit: DAYS_RANGE.min },
  daysMax: { read: within(DAYS_RANGE.min, DAYS_RANGE.max), omit: DAYS_RANGE.max },
  priceMin: { read: within(PRICE_RANGE.min, WIDEST_LIMITS.price), omit: PRICE_RANGE.min },
  priceMax: { read: within(PRICE_RANGE.min, WIDEST_LIMITS.price), omit: WIDEST_LIMITS.price },
  pricePerDayMin: {
    read: within(PRICE_PER_DAY_RANGE.min, WIDEST_LIMITS.pricePerDay),
    omit: PRICE_PER_DAY_RANGE.min,
  },
  pricePerDayMax: {
    read: within(PRICE_PER_DAY_RANGE.min, WIDEST_LIMITS.pricePerDay),
    omit: WIDEST_LIMITS.pricePerDay,
  },
  difficulty: { read: options(1, 4) },
  comfort: { read: someOf(COMFORTS) },
  accommodation: { read: someOf(ACCOMMODATIONS) },
  withoutAccommodation: { read: someOf(ACCOMMODATIONS) },
  maxGroupSize: { read: option(1, 4) },
  minAge: { read: age },
  languages: { read: languages },
  organizer: { read: id },
  operatorType: { read: oneOf(OPERATOR_TYPES), omit: 'any' },
  isAuthorTourSearch: { read: flag },
  isCruisesSearch: { read: flag },
  cruisesType: { read: ids },
  cruisesStartCity: { read: ids },
  cruisesCabinsCapacity: { read: options(1, 10) },
  onlyReturningCruises: { read: flag },
  ships: { read: ids },
  type: { read: option(1, 2), omit: TOUR_TYPE.tour },
  sort: { read: oneOf(SORTS), omit: 'default' },
  page: { read: within(1, 100_000), omit: 1 },
};

/** the names of all parameters, as the calls and URLs spell them */
// Object.keys forgets which keys; those of a literal stand in its order
export const FILTER_KEYS: readonly Key[] = Object.keys(ROWS) as Key[];

const DEFAULTS = { page: 1, sort: 'default', operatorType: 'any', type: TOUR_TYPE.tour } as const;

const isOmitted = (key: Key, value: unknown): boolean => value !== undefined && value === ROWS[key].omit;

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

function readRow<K extends Key>(filter: Partial<Values>, key: K, query: RawQuery): void {
  const raw = query[key] ?? query[`${key}[]`];
  const value = raw === undefined || raw === null || raw === '' ? undefined : ROWS[key].read(raw);
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
  for (const key of FILTER_KEYS) readRow(filter, key, query);
  const tidied = tidy(filter);
  return currency === undefined ? tidied : clampPrices(tidied, currency);
}

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

/** a URLSearchParams as a raw query; repeated keys become arrays */
export function rawQuery(params: URLSearchParams): RawQuery {
  const query: Record<string, unknown> = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}

/** path and query of a listing for this filter: "/georgia?difficulty=2" ("/tours" without a slug) */
export function listingHref(filter: Partial<SearchFilter>): string {
  const { slug = 'tours', ...rest } = serializeFilter(filter);
  const query = new URLSearchParams(rest).toString().replaceAll('%2C', ',');
  return `/${slug}${query ? `?${query}` : ''}`;
}
