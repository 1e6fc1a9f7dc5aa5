import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { extrasOf, type ListingExtras } from './listing-extras.ts';
import { listingFilter } from './listing-filter.ts';
import { useListingHref } from './use-listing-href.ts';

export type ApplyFilter = (next: SearchFilter, change?: Partial<ListingExtras>) => void;

export interface ListingState {
  /** what the results on the page answer */
  filter: SearchFilter;
  /** what was chosen last: ahead of `filter` while its results are on their way */
  chosen: SearchFilter;
  /** what the address says beside the filter, as chosen last */
  extras: ListingExtras;
  isLoading: boolean;
  /** Goes to the same listing under another filter. */
  apply: ApplyFilter;
}

/** The listing's filter lives in the address; controls show the address that the visitor is on the way to. */
export function useListingState(slug: string | undefined): ListingState {
  const { currency } = usePlatform();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const hrefOf = useListingHref();
  const isLoading = next?.pathname === pathname;
  const chosen = new URLSearchParams(isLoading ? next.search : search);
  return {
    filter: listingFilter(slug, new URLSearchParams(search), currency),
    chosen: listingFilter(slug, chosen, currency),
    extras: extrasOf(chosen),
    isLoading,
    apply: (filter, change) => void navigate(hrefOf(filter, change), { preventScrollReset: true }),
  };
}
