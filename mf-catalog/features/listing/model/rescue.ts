import type { Facets, ListingPlace, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { RADIUS_RANGE } from '@cairn/shared-contracts/domain/limits';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';
import { monthDates, withDates } from './dates.ts';
import { facetOptions } from './facet-names.ts';
import { changed, cleared, type OptionKey } from './listing-filter.ts';

/** What leads out of an empty listing. */
export interface Rescue {
  /** ids of the applied filters to do without: one, or two where no single one helps */
  ids: readonly string[];
  /** tours without them */
  total: number;
}

/** Tours further around, under all the other filters. */
export interface NearPlace {
  /** a place with a name; a wider circle around one, or around the middle of the map; anywhere */
  where: { kind: 'place'; name: string } | { kind: 'wider'; around: string | null } | { kind: 'anywhere' };
  total: number;
  filter: SearchFilter;
}

export interface WaysOut {
  rescue: Rescue | null;
  nearPlace: NearPlace | null;
}

/** Tours in another month, under all the other filters. */
export interface NearMonth {
  /** its first day, 'YYYY-MM-DD' */
  start: string;
  total: number;
  filter: SearchFilter;
}

/** Each trial costs a search. */
const TRIALS = 3;
const TRIED_IN_PAIRS = 4;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const most = (counts: readonly number[]): number => Math.max(0, ...counts);
const counts = (options: readonly { count: number }[] = []): number[] => options.map(({ count }) => count);

/**
 * Tours that a filter keeps away, as the empty answer's own facets tell: a filter type is counted with all OTHER filters in force.
 * undefined: no facet counts this one.
 */
function excludedBy(applied: AppliedFilter, facets: Facets): number | undefined {
  switch (applied.kind) {
    case 'dates':
      return most(counts(facets.dates));
    case 'price':
    case 'pricePerDay':
      return sum(facets.price.histogram);
    case 'days':
      return sum(counts(facets.duration));
    case 'groupSize':
      return most(counts(facets.group_size));
    case 'minAge':
      return most(counts(facets.age));
    case 'operator':
      return most(counts(facets.author_tours_operator));
    case 'option':
      return most(counts(facetOptions(facets, applied.key)));
    default:
      return undefined;
  }
}

const PLACE_KEYS: readonly OptionKey[] = ['countries', 'regions', 'cities', 'showplace', 'waterObject'];

/** Says where: who has chosen Georgia wants Georgia, however it was chosen. */
function isPlace(applied: AppliedFilter): boolean {
  switch (applied.kind) {
    case 'near':
    case 'area':
    case 'continent':
      return true;
    case 'option':
      return PLACE_KEYS.includes(applied.key);
    default:
      return false;
  }
}

const besidePlaces = (filter: SearchFilter): AppliedFilter[] =>
  appliedFilters(filter).filter((applied) => !isPlace(applied));

/** The filters that may bring tours back, the most promising first; those that nothing is known of come last. */
export function suspects(filter: SearchFilter, facets: Facets | undefined): AppliedFilter[] {
  return besidePlaces(filter)
    .map((applied) => ({ applied, excluded: facets ? excludedBy(applied, facets) : undefined }))
    .filter(({ excluded }) => excluded !== 0)
    .sort((a, b) => (b.excluded ?? 0) - (a.excluded ?? 0))
    .map(({ applied }) => applied);
}

/** The filter without the narrowings of these ids. */
export const withoutAll = (filter: SearchFilter, ids: readonly string[]): SearchFilter =>
  ids.reduce((rest, id) => appliedFilters(rest).find((one) => one.id === id)?.without ?? rest, filter);

/** The same place and order without any other narrowing; without the place, too, where there is nothing else. */
export function placeAlone(filter: SearchFilter): SearchFilter {
  const others = besidePlaces(filter).map(({ id }) => id);
  return others.length > 0 ? withoutAll(filter, others) : cleared(filter);
}

/** The trial that brings back most; null when none of them does. */
export const bestRescue = (trials: readonly Rescue[]): Rescue | null =>
  trials.reduce<Rescue | null>((best, trial) => (trial.total > (best?.total ?? 0) ? trial : best), null);

function pairsOf(applied: readonly AppliedFilter[]): string[][] {
  const ids = applied.slice(0, TRIED_IN_PAIRS).map(({ id }) => id);
  return ids.flatMap((first, at) => ids.slice(at + 1).map((second) => [first, second]));
}

/**
 * Which filter to do without, or which two where no single one helps. The place is none of them.
 * @param search answers a listing; what the page shows of the best trial is in the cache then
 */
export async function findRescue(
  filter: SearchFilter,
  { filters }: Pick<ToursPage, 'filters'>,
  search: (filter: SearchFilter) => Promise<Pick<ToursPage, 'total'>>,
): Promise<Rescue | null> {
  const attempt = async (ids: string[]): Promise<Rescue> => ({
    ids,
    total: (await search(withoutAll(filter, ids))).total,
  });
  const single = suspects(filter, filters).slice(0, TRIALS);
  const alone = bestRescue(await Promise.all(single.map(({ id }) => attempt([id]))));
  return alone ?? bestRescue(await Promise.all(pairsOf(besidePlaces(filter)).map(attempt)));
}

type PlaceOfAddress = Pick<ListingPlace, 'name' | 'slug' | 'parents'>;

/** how much wider a circle is looked at */
const WIDER = 3;

function aroundOf(filter: SearchFilter, place: PlaceOfAddress | null): Omit<NearPlace, 'total'>[] {
  const places = appliedFilters(filter).filter(isPlace);
  if (!place && places.length === 0) return [];
  const { slug: _slug, ...anywhere } = withoutAll(
    filter,
    places.map(({ id }) => id),
  );
  const { lat, radius } = filter;
  const circle = places.find(({ id }) => id === 'area');
  const around: Omit<NearPlace, 'total'>[] = [];
  if (circle && lat !== undefined && radius !== undefined && radius < RADIUS_RANGE.max) {
    around.push({
      where: { kind: 'wider', around: circle.kind === 'near' ? circle.place : null },
      filter: changed(filter, { radius: Math.min(radius * WIDER, RADIUS_RANGE.max) }),
    });
  }
  const named = [...(places.length > 0 && place ? [place] : []), ...(place?.parents.toReversed() ?? [])];
  return [
    ...around,
    ...named.map(({ name, slug }) => ({ where: { kind: 'place' as const, name }, filter: { ...anywhere, slug } })),
    { where: { kind: 'anywhere' }, filter: anywhere },
  ];
}

/**
 * The narrowest place around the chosen one that has such tours; anywhere, in the end.
 * @param place that the address is of, not the query
 */
export async function findNearPlace(
  filter: SearchFilter,
  place: PlaceOfAddress | null,
  search: (filter: SearchFilter) => Promise<Pick<ToursPage, 'total'>>,
): Promise<NearPlace | null> {
  for (const near of aroundOf(filter, place)) {
    const { total } = await search(near.filter);
    if (total > 0) return { ...near, total };
  }
  return null;
}

/** The month next to the chosen dates that has such tours: its facet is counted without them. */
export function nearMonth(filter: SearchFilter, months: Facets['dates'] = []): NearMonth | null {
  const wanted = filter.dateFrom ?? filter.dateTo;
  if (!wanted) return null;
  const away = (month: string) => Math.abs(Date.parse(`${month}-01`) - Date.parse(`${wanted.slice(0, 7)}-01`));
  const [next] = months.filter(({ count }) => count > 0).toSorted((a, b) => away(a.value) - away(b.value));
  if (!next) return null;
  const dates = monthDates(next.value);
  return { start: dates.start, total: next.count, filter: withDates(filter, dates, 0) };
}
