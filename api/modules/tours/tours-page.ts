import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { TOURS_PER_PAGE } from '@cairn/shared-contracts/domain/limits';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { FindPlace } from '../places/kept-places.ts';
import { ALL_TOURS_SLUG } from '../places/listing-place.ts';
import { toFacets } from './facet-options.ts';
import type { CardReader } from './kept-cards.ts';
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
  { filter, currency, withFacets }: { filter: SearchFilter; currency: string; withFacets: boolean },
): Promise<ToursPage> {
  const isAll = filter.slug === undefined || filter.slug === ALL_TOURS_SLUG;
  const [view, place] = await Promise.all([priceView(services, currency), isAll ? null : findPlace(filter.slug ?? '')]);
  if (!isAll && !place) throw notFound('Place', 'place_not_found');

  const offset = (filter.page - 1) * TOURS_PER_PAGE;
  const found = await search.search({ filter, placeId: place?.id, view, limit: TOURS_PER_PAGE, offset, withFacets });
  const [items, filters] = await Promise.all([
    cards.read(found.ids, view, { from: filter.dateFrom, to: filter.dateTo }),
    found.facets && toFacets(search, found.facets, filter, currency),
  ]);
  return {
    items,
    total: found.total,
    page: filter.page,
    per_page: TOURS_PER_PAGE,
    place,
    ...(filters ? { filters } : {}),
  };
}
