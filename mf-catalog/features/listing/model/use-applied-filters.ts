import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { shownFilter } from '@cairn/shared-contracts/domain/shown-filter';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';

/** What narrows the listing on this site: an address may ask for a kind of tour that it does not have. */
export function useAppliedFilters(filter: SearchFilter): AppliedFilter[] {
  const { site } = usePlatform();
  return appliedFilters(shownFilter(filter, site));
}
