import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { listingHref } from '@cairn/shared-contracts/domain/filter-params';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useWithParty } from '../../party/model/use-with-party.ts';
import { listingFilter } from './listing-filter.ts';

export interface ListingState {
  /** what the results on the page answer */
  filter: SearchFilter;
  /** what was chosen last: ahead of `filter` while its results are on their way */
  chosen: SearchFilter;
  isLoading: boolean;
  /** Goes to the same listing under another filter. */
  apply(next: SearchFilter): void;
}

/** The listing's filter lives in the address; controls show the address that the visitor is on the way to. */
export function useListingState(slug: string | undefined): ListingState {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const withParty = useWithParty();
  const isLoading = next?.pathname === pathname;
  const apply = (filter: SearchFilter) => void navigate(withParty(listingHref(filter)), { preventScrollReset: true });
  return {
    filter: listingFilter(slug, new URLSearchParams(search)),
    chosen: listingFilter(slug, new URLSearchParams(isLoading ? next.search : search)),
    isLoading,
    apply,
  };
}
