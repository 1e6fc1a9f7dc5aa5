import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { TourSegment } from '@cairn/shared-contracts/domain/enumerations';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { priceView } from './price-view.ts';
import type { PageSources } from './tours-page.ts';

/** days of each segment, as filter parameters */
const DAYS: Record<TourSegment, Record<string, string>> = {
  all: {},
  weekend: { daysMax: '3' },
  week: { daysMin: '4', daysMax: '8' },
  longer: { daysMin: '9' },
};

/** the tours that stand first on the home page */
export async function readBestTours(
  { services, search, cards }: Pick<PageSources, 'services' | 'search' | 'cards'>,
  segment: TourSegment,
  limit: number,
  currency: string,
): Promise<TourCard[]> {
  const view = await priceView(services, currency);
  const { ids } = await search.search({
    filter: parseFilter(DAYS[segment]),
    view,
    limit,
    offset: 0,
    withFacets: false,
  });
  return cards.read(ids, view);
}
