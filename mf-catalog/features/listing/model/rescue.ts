import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';
import { facetOptions } from './facet-names.ts';

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

/** The filters that may bring tours back, the most promising first; those that nothing is known of come last. */
export function suspects(filter: SearchFilter, facets: Facets | undefined): AppliedFilter[] {
  return appliedFilters(filter)
    .map((applied) => ({ applied, excluded: facets ? excludedBy(applied, facets) : undefined }))
    .filter(({ excluded }) => excluded !== 0)
    .sort((a, b) => (b.excluded ?? 0) - (a.excluded ?? 0))
    .map(({ applied }) => applied);
}
