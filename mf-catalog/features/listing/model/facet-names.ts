import type { FacetOption, Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { OptionKey } from './listing-filter.ts';

/** Which facet counts the options of a filter's list (filter types of specification §3). */
const FACET_OF: Partial<Record<OptionKey, keyof Omit<Facets, 'price'>>> = {
  countries: 'tours_direction',
  restKinds: 'tours_activities',
  collections: 'collections',
  difficulty: 'difficulty',
  comfort: 'comfort',
  accommodation: 'accommodation',
  languages: 'languages',
};

export function facetOptions(facets: Facets | undefined, key: OptionKey): FacetOption[] {
  const facet = FACET_OF[key];
  return facet ? (facets?.[facet] ?? []) : [];
}

/** The name of an option, or undefined when the listing's answer does not have it. */
export const optionName = (facets: Facets | undefined, key: OptionKey, value: string): string | undefined =>
  facetOptions(facets, key).find((option) => option.value === value)?.name;
