import type { GeoBox } from '@cairn/shared-contracts/domain/mercator';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { PriceView } from '../departures.ts';

/**
 * The port of the search. What every adapter agrees on:
 * - only published tours with a departure to come are found;
 * - a tour's price is its cheapest bookable departure today, within the visitor's dates when there are any, in the visitor's
 *   currency; prices are filtered after conversion;
 * - dates ask for a departure with free seats that starts and ends inside them;
 * - what only cruises have (type, start city, cabins, way back) is asked of cruises only;
 * - a phrase finds a tour when each of its words begins a word of the tour's name, of one of its places or of its organizer; a word
 *   that begins no word of any name may hold typing errors;
 * - equal tours stand in the order of their ids, so that pages never overlap.
 */
export interface TourSearch {
  search(query: SearchQuery): Promise<SearchResult>;
  /** Where the tours are that a listing shows, as pins of a map: the same tours at the same prices, thinned out. */
  map(query: MapQuery): Promise<MapResult>;
  /**
   * What a phrase may mean. Names that start with it come first, then names with words that do; only when there are none, names
   * within a few typing errors, the fewest first. Among these wide places before narrow ones, more tours before fewer. A function word
   * before another word is typed out: "in" is not the beginning of India there.
   */
  complete(query: CompletionQuery): Promise<SuggestionHit[]>;
  /** place → tours that its own listing shows; places without any are missing */
  placeCounts(today: string): Promise<ReadonlyMap<number, number>>;
  /** how many tours there are, of every type */
  tourCounts(today: string): Promise<TourCounts>;
  /** names and addresses of the places that options stand for */
  placeNames(ids: readonly number[]): Promise<ReadonlyMap<number, PlaceName>>;
  /** word of changes, for those who keep what they read; an adapter that hears of none has none to pass on */
  changes?: ChangeSource;
}

/** What is told of changes, after their commit. */
export interface ChangeListener {
  tours(ids: readonly number[]): void;
  /** nobody knows what changed, or too much did */
  everything(): void;
}

export interface ChangeSource {
  /** until the process ends */
  subscribe(listener: ChangeListener): void;
}

/** published tours with a departure to come */
export interface TourCounts {
  all: number;
  /** with everything that is counted of them alone: what a site without excursions shows */
  withoutExcursions: Omit<TourCounts, 'withoutExcursions'>;
  /** neither excursions nor cruises */
  tours: number;
  cruises: number;
  byAuthors: number;
  /** that tours belong to */
  regions: number;
  countries: number;
}

export interface PlaceName {
  name: string;
  slug: string;
}

export interface SearchQuery {
  filter: SearchFilter;
  /** place that the listing's slug stands for */
  placeId?: number | undefined;
  view: PriceView;
  limit: number;
  offset: number;
  withFacets: boolean;
}

export interface SearchResult {
  ids: number[];
  total: number;
  facets?: FacetCounts;
}

export interface MapQuery extends Pick<SearchQuery, 'filter' | 'placeId' | 'view'> {
  /** what the map shows; null for everything that is found */
  window: GeoBox | null;
  /** of the map, px */
  width: number;
  height: number;
}

export interface MapResult {
  /** tours that are found, wherever */
  total: number;
  /** of these in the window */
  shown: number;
  /** around all that are found */
  bounds: GeoBox | null;
  pins: MapPin[];
}

/** A tour, or several that start close together. */
export interface MapPin {
  /** of the tour that stands first */
  id: number;
  count: number;
  /** of a single tour */
  name?: string;
  /** lowest price, whole units of the visitor's currency */
  units: number;
  /** amidst its tours */
  lat: number;
  lng: number;
  /** around its tours */
  box: GeoBox;
}

/** kinds of suggestions, the widest first: in this order equals stand */
export const SUGGESTION_KINDS = [
  'countries',
  'regions',
  'cities',
  'showplaces',
  'rest_kinds',
  'collections',
  'water_objects',
  'ships',
  'tours',
  'organizers',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export interface CompletionQuery {
  phrase: string;
  limit: number;
  kinds: readonly SuggestionKind[];
  /** only cruises, their places and organizers */
  isCruisesSearch: boolean;
  today: string;
  /** only names that are spelled so */
  isExact?: boolean;
}

export interface SuggestionHit {
  kind: SuggestionKind;
  id: number;
  /** tours behind it */
  count: number;
}

/** filter types of specification §3: each shows counts under all OTHER filters */
export const FACET_GROUPS = [
  'tours_direction',
  'tours_activities',
  'cruises_types',
  'cruises_start_city',
  'cruises_direction',
  'cruises_ships',
  'dates',
  'price',
  'duration',
  'age',
  'accommodation',
  'difficulty',
  'collections',
  'languages',
  'author_tours_operator',
  'group_size',
  'comfort',
] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];
export type OptionGroup = Exclude<FacetGroup, 'price'>;

export interface PriceFacet {
  /** whole units of the visitor's currency */
  min: number;
  max: number;
  /** of the tour whose day costs most */
  maxPerDay: number;
  histogram: number[];
}

/** option → tours it would show while all OTHER filters stay; options without tours may be missing */
export type FacetCounts = Record<OptionGroup, Map<string, number>> & { price: PriceFacet };

/** options of the length filter, days; the last one has no upper end */
export const DURATIONS = ['1-3', '4-7', '8-14', '15-20'] as const;
/** people per group by option 1 to 4 */
export const GROUP_SIZES = [4, 8, 12, 16] as const;
export const HISTOGRAM_STEPS = 20;
export const DEFAULT_RADIUS_KM = 100;
export const EARTH_KM = 6371;
/** legal type of an organizer who is a person; above it they run a business (specification §3) */
export const NATURAL_PERSON = 1;
