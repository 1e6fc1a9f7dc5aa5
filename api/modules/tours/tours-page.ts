import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { TOURS_PER_PAGE } from '@cairn/shared-contracts/domain/limits';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { Services } from '../../platform/services.ts';
import type { FindPlace } from '../places/place-cache.ts';
import type { CardReader } from './card-cache.ts';
import { toFacets } from './facet-options.ts';
import { findListing } from './listing-of.ts';
import { namedByFilter } from './named-by-filter.ts';
import { priceView } from './price-view.ts';
import type { TourSearch } from './search/tour-search.ts';

/** what a page is put together from */
export interface PageSources {
  services: Services;
  search: TourSearch;
  cards: CardReader;
  findPlace: FindPlace;
}

/**
 * One page of the listing.
 * @throws ApiError 404 place_not_found when the slug stands for no place
 */
export async function readToursPage(
  { services, search, cards, findPlace }: PageSources,
  { filter: asked, currency, withFacets }: { filter: SearchFilter; currency: string; withFacets: boolean },
): Promise<ToursPage> {
  const [view, place] = await Promise.all([priceView(services, currency), findListing(findPlace, asked)]);

  const filter = parseFilter({ ...asked }, currency);
  const offset = (filter.page - 1) * TOURS_PER_PAGE;
  const found = await search.search({ filter, placeId: place?.id, view, limit: TOURS_PER_PAGE, offset, withFacets });
  const [items, filters, named] = await Promise.all([
    cards.read(found.ids, view, { from: filter.dateFrom, to: filter.dateTo }),
    found.facets && toFacets(search, found.facets, filter, currency),
    withFacets ? namedByFilter(services, search, filter) : undefined,
  ]);
  return {
    items,
    total: found.total,
    page: filter.page,
    per_page: TOURS_PER_PAGE,
    place,
    ...(filters ? { filters } : {}),
    ...(named ? { named } : {}),
  };
}
