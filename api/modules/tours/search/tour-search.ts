import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { PriceView } from '../departures.ts';

/**
 * The port of the search. What every adapter agrees on:
 * - only published tours with a departure to come are found;
 * - a tour's price is its cheapest bookable departure today, within the visitor's dates when there are any, in the visitor's
 *   currency; prices are filtered after conversion;
 * - dates ask for a departure with free seats that starts and ends inside them;
 * - equal tours stand in the order of their ids, so that pages never overlap.
 */
export interface TourSearch {
  search(query: SearchQuery): Promise<SearchResult>;
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

/** filter types whose options show counts */
export const FACET_GROUPS = [
  'tours_direction',
  'tours_activities',
  'difficulty',
  'comfort',
  'accommodation',
  'languages',
  'collections',
  'group_size',
  'duration',
  'price',
  'dates',
] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];
export type OptionGroup = Exclude<FacetGroup, 'price'>;

export interface PriceFacet {
  /** whole units of the visitor's currency */
  min: number;
  max: number;
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
