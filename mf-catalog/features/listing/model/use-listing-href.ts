import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useLocation } from 'react-router';
import { extrasOf, type ListingExtras, withExtras } from './listing-extras.ts';

/** Address of a listing under a filter; party, view and days of grace of the page's own address go along unless `change` says otherwise. */
export function useListingHref(): (filter: Partial<SearchFilter>, change?: Partial<ListingExtras>) => string {
  const { search } = useLocation();
  const extras = extrasOf(new URLSearchParams(search));
  return (filter, change = {}) => withExtras(listingHref(filter), { ...extras, ...change });
}
