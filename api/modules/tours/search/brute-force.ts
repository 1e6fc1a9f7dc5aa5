import { OPERATOR_TYPES } from '@cairn/shared-contracts/domain/enumerations';
import { priceEndOf } from '@cairn/shared-contracts/domain/max-price';
import { minorUnits } from '@cairn/shared-contracts/domain/money';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { type DepartureRow, departurePrice, isBookable, type PriceView } from '../departures.ts';
import {
  DURATIONS,
  type FacetCounts,
  GROUP_SIZES,
  HISTOGRAM_STEPS,
  type SearchQuery,
  type SearchResult,
} from './tour-search.ts';

/** What an adapter of the search must answer, written for reading only: tests compare the real ones with it. */
export interface PlainTour {
  id: number;
  score: number;
  country_id: number;
  /** rest kinds and collections among them */
  places: readonly number[];
  difficulty: number;
  comfort: string;
  accommodation: readonly string[];
  languages: readonly string[];
  group_max: number;
  days: number;
  min_age: number;
  /** of the organizer */
  legal_type: number;
  departures: readonly DepartureRow[];
}

const AGES = Array.from({ length: 17 }, (_, at) => at + 1);

export interface World {
  tours: readonly PlainTour[];
  restKinds: readonly number[];
  collections: readonly number[];
}

/** today's price in whole units, undefined when nothing fits the visitor's dates */
function priceOf(tour: PlainTour, { dateFrom, dateTo }: SearchFilter, view: PriceView): number | undefined {
  const inside = tour.departures.filter(
    (row) => (dateFrom === undefined || row.starts_on >= dateFrom) && (dateTo === undefined || row.ends_on <= dateTo),
  );
  const hasDates = dateFrom !== undefined || dateTo !== undefined;
  const bookable = inside.filter(isBookable);
  const priced = bookable.length > 0 || hasDates ? bookable : tour.departures;
  const prices = priced.map((row) => departurePrice(row, view).price / minorUnits(view.currency));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

const fits = (value: number, min: number | undefined, max: number | undefined): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);
const shares = (mine: readonly (string | number)[], asked: readonly (string | number)[] | undefined): boolean =>
  asked === undefined || asked.some((value) => mine.includes(value));

function matches(tour: PlainTour, filter: SearchFilter, view: PriceView): boolean {
  const price = priceOf(tour, filter, view);
  const people = filter.maxGroupSize === undefined ? undefined : GROUP_SIZES[filter.maxGroupSize - 1];
  return (
    price !== undefined &&
    fits(price, filter.priceMin, filter.priceMax) &&
    fits(price / tour.days, filter.pricePerDayMin, filter.pricePerDayMax) &&
    fits(tour.days, filter.daysMin, filter.daysMax) &&
    fits(tour.group_max, undefined, people) &&
    fits(tour.min_age, undefined, filter.minAge) &&
    (filter.operatorType === 'any' || (filter.operatorType === 'author') === (tour.legal_type === 1)) &&
    shares([tour.difficulty], filter.difficulty) &&
    shares([tour.comfort], filter.comfort) &&
    shares(tour.accommodation, filter.accommodation) &&
    !(filter.withoutAccommodation && shares(tour.accommodation, filter.withoutAccommodation)) &&
    shares(tour.languages, filter.languages) &&
    shares([tour.country_id], filter.countries) &&
    shares(tour.places, filter.restKinds) &&
    shares(tour.places, filter.collections)
  );
}

export function bruteForce(
  world: World,
  { filter, view, limit, offset }: SearchQuery,
): SearchResult & { facets: FacetCounts } {
  const { tours } = world;
  const price = (tour: PlainTour) => priceOf(tour, filter, view) ?? 0;
  const count = (change: Partial<SearchFilter>): number =>
    tours.filter((tour) => matches(tour, { ...filter, ...change }, view)).length;
  /** only options with tours, as an adapter may leave the others out */
  const counts = (options: readonly (readonly [string, Partial<SearchFilter>])[]): Map<string, number> =>
    new Map(
      options.map(([value, change]): [string, number] => [value, count(change)]).filter(([, tours]) => tours > 0),
    );
  const distinct = <T>(read: (tour: PlainTour) => readonly T[]): T[] => [...new Set(tours.flatMap(read))];

  const found = tours
    .filter((tour) => matches(tour, filter, view))
    .sort((a, b) => {
      const first =
        filter.sort === 'default' ? b.score - a.score : (price(a) - price(b)) * (filter.sort === 'price' ? 1 : -1);
      return first || a.id - b.id;
    });

  const free: SearchFilter = { ...filter };
  for (const key of ['priceMin', 'priceMax', 'pricePerDayMin', 'pricePerDayMax'] as const) delete free[key];
  const atAnyPrice = tours.filter((tour) => matches(tour, free, view));
  const anyPrice = atAnyPrice.map(price);
  const maxPerDay = Math.ceil(Math.max(0, ...atAnyPrice.map((tour) => price(tour) / tour.days)));
  const step = priceEndOf(Math.ceil(Math.max(0, ...anyPrice)), view.currency) / HISTOGRAM_STEPS;
  const histogram = new Array<number>(HISTOGRAM_STEPS).fill(0);
  for (const units of anyPrice) {
    const index = Math.min(HISTOGRAM_STEPS - 1, Math.floor(units / step));
    histogram[index] = (histogram[index] ?? 0) + 1;
  }
  const months = distinct((tour) => tour.departures.map((row) => row.starts_on.slice(0, 7)));

  return {
    ids: found.slice(offset, offset + limit).map(({ id }) => id),
    total: found.length,
    facets: {
      tours_direction: counts(distinct((tour) => [tour.country_id]).map((id) => [String(id), { countries: [id] }])),
      tours_activities: counts(world.restKinds.map((id) => [String(id), { restKinds: [id] }])),
      collections: counts(world.collections.map((id) => [String(id), { collections: [id] }])),
      difficulty: counts([1, 2, 3, 4].map((value) => [String(value), { difficulty: [value] }])),
      comfort: counts(
        (['base', 'base_plus', 'medium', 'improved', 'premium'] as const).map((value) => [value, { comfort: [value] }]),
      ),
      accommodation: counts(
        (['tent', 'hotel', 'cabin', 'guest-house'] as const).map((value) => [value, { accommodation: [value] }]),
      ),
      languages: counts(distinct((tour) => tour.languages).map((value) => [value, { languages: [value] }])),
      group_size: counts(GROUP_SIZES.map((_people, index) => [String(index + 1), { maxGroupSize: index + 1 }])),
      duration: counts(
        DURATIONS.map((value): [string, Partial<SearchFilter>] => {
          const [min, max] = value.split('-').map(Number);
          return [value, { daysMin: min, daysMax: value === DURATIONS.at(-1) ? undefined : max }];
        }),
      ),
      dates: counts(months.map((month) => [month, { dateFrom: `${month}-01`, dateTo: `${month}-31` }])),
      age: counts(AGES.map((age) => [String(age), { minAge: age }])),
      author_tours_operator: counts(OPERATOR_TYPES.map((operatorType) => [operatorType, { operatorType }])),
      // nothing here is a cruise, and nothing lies on the water
      cruises_types: new Map(),
      cruises_start_city: new Map(),
      cruises_direction: new Map(),
      cruises_ships: new Map(),
      price: { min: Math.min(...anyPrice), max: Math.max(...anyPrice), maxPerDay, histogram },
    },
  };
}
