import { serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import { parseFilter, rawQuery } from '@cairn/shared-contracts/domain/filter-params';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';

/** Lists of the filter that a person ticks options of. */
export const OPTION_KEYS = [
  'countries',
  'regions',
  'cities',
  'showplace',
  'waterObject',
  'restKinds',
  'collections',
  'difficulty',
  'comfort',
  'accommodation',
  'languages',
  'cruisesType',
  'cruisesStartCity',
  'ships',
  'cruisesCabinsCapacity',
] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

/** The filter of a listing's address, read in the visitor's currency. The path says the place; `/tours` is all of them. */
export function listingFilter(slug: string | undefined, query: URLSearchParams, currency?: string): SearchFilter {
  const filter = parseFilter(rawQuery(query), currency);
  delete filter.slug;
  return slug && slug !== 'tours' ? { ...filter, slug } : filter;
}

/** The filter with some parameters changed or dropped, from page 1 on. Values are read as a query's are, so they come out clean. */
export function changed(filter: SearchFilter, parameters: Record<string, string | number | undefined>): SearchFilter {
  return parseFilter({ ...serializeFilter(filter), page: undefined, ...parameters });
}

export const optionsOf = (filter: SearchFilter, key: OptionKey): string[] => (filter[key] ?? []).map(String);

/** Ticks an option, or unticks it. */
export function toggled(filter: SearchFilter, key: OptionKey, value: string): SearchFilter {
  const now = optionsOf(filter, key);
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  return changed(filter, { [key]: next.join(',') });
}

/** The same place and order without any narrowing. */
export const cleared = ({ slug, sort }: SearchFilter): SearchFilter => parseFilter({ slug, sort });
