import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { shownFilter } from '@cairn/shared-contracts/domain/shown-filter';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Services } from '../../platform/services.ts';
import { priceView } from '../tours/price-view.ts';
import type { TourSearch } from '../tours/search/tour-search.ts';

interface Seller {
  id: number;
  tours_count: number;
}

/** what of a site's configuration counts here */
type SellsTours = Pick<Site, 'defaultCurrency' | 'excursionsEnabled'>;

/**
 * Organizers with as many tours as their listing on this site has: the stored count has excursions and tours without a departure to
 * come, too, and a page that says 15 would lead to 11.
 */
export async function withToursOnSale<Organizer extends Seller>(
  services: Services,
  search: TourSearch,
  { defaultCurrency, ...site }: SellsTours,
  organizers: readonly Organizer[],
): Promise<Organizer[]> {
  const view = await priceView(services, defaultCurrency);
  return Promise.all(
    organizers.map(async (organizer) => {
      const filter = shownFilter(parseFilter({ organizer: `${organizer.id}` }, defaultCurrency), site);
      const { total } = await search.search({ filter, view, limit: 1, offset: 0, withFacets: false });
      return { ...organizer, tours_count: total };
    }),
  );
}
