import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { Services } from '../../platform/services.ts';
import { lastDayOf } from './calendar.ts';
import { BEDS, fixed, monthName } from './facet-options.ts';
import { priceView } from './price-view.ts';
import { emptyFacets } from './search/facet-counts.ts';
import type { FacetCounts, TourSearch } from './search/tour-search.ts';

/** counts of the listing of everything */
async function countAll(services: Services, search: TourSearch, currency: string): Promise<FacetCounts> {
  const view = await priceView(services, currency);
  const { facets } = await search.search({ filter: parseFilter({}), view, limit: 0, offset: 0, withFacets: true });
  return facets ?? emptyFacets();
}

/** months in which tours can be booked */
export async function readCalendarPeriods(services: Services, search: TourSearch, currency: string) {
  const { dates } = await countAll(services, search, currency);
  return [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, count]) => ({
      value,
      name: monthName(value),
      dateFrom: `${value}-01`,
      dateTo: lastDayOf(value),
      count,
    }));
}

export async function readAccommodations(
  services: Services,
  search: TourSearch,
  currency: string,
): Promise<FacetOption[]> {
  return fixed((await countAll(services, search, currency)).accommodation, BEDS);
}
