import { listingHref, serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';

/**
 * The address that search engines keep: the listing without filters and sorting, each of its pages for itself. Pages of a narrowed
 * listing are others than those of the whole, so the whole's first page stands for them.
 */
export function listingCanonical(slug: string | undefined, filter: SearchFilter): string {
  const { slug: _slug, page: _page, ...narrowed } = serializeFilter(filter);
  const page = Object.keys(narrowed).length === 0 ? filter.page : 1;
  return listingHref({ ...(slug ? { slug } : {}), page });
}
