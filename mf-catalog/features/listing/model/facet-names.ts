import type { FacetOption, Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { OptionKey } from './listing-filter.ts';

type OptionFacet = Exclude<keyof Facets, 'price'>;

/** Which facet counts the options of a filter's list (filter types of specification §3). */
const FACET_OF: Partial<Record<OptionKey, OptionFacet>> = {
  countries: 'tours_direction',
  restKinds: 'tours_activities',
  collections: 'collections',
  difficulty: 'difficulty',
  comfort: 'comfort',
  accommodation: 'accommodation',
  languages: 'languages',
  cruisesType: 'cruises_types',
  cruisesStartCity: 'cruises_start_city',
  waterObject: 'cruises_direction',
  ships: 'cruises_ships',
};

export function facetOptions(facets: Facets | undefined, key: OptionKey): FacetOption[] {
  const facet = FACET_OF[key];
  return (facet && facets?.[facet]) ?? [];
}
