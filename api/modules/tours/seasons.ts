import type { Season } from '@cairn/shared-contracts/api/tours.schema';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { Services } from '../../platform/services.ts';
import { lastDayOf } from './calendar.ts';
import { priceView } from './price-view.ts';
import type { TourSearch } from './search/tour-search.ts';

const SEASONS = [
  { id: 'spring', name: 'Spring', from: 3, to: 5 },
  { id: 'summer', name: 'Summer', from: 6, to: 8 },
  { id: 'autumn', name: 'Autumn', from: 9, to: 11 },
  { id: 'winter', name: 'Winter', from: 12, to: 2 },
] as const;

/** the season that is under way or comes next: winter ends in the year after its start */
function datesOf({ from, to }: (typeof SEASONS)[number], today: string): { dateFrom: string; dateTo: string } {
  const year = Number(today.slice(0, 4));
  const month = (at: number) => String(at).padStart(2, '0');
  for (const start of [year - 1, year, year + 1]) {
    const dateTo = lastDayOf(`${to < from ? start + 1 : start}-${month(to)}`);
    if (dateTo > today) return { dateFrom: `${start}-${month(from)}-01`, dateTo };
  }
  throw new RangeError(`no season after ${today}`);
}

/** The next of each season, the one under way or the nearest first, with the tours that can be booked in it. */
export async function readSeasons(services: Services, search: TourSearch, currency: string): Promise<Season[]> {
  const view = await priceView(services, currency);
  const items = await Promise.all(
    SEASONS.map(async (season) => {
      const dates = datesOf(season, view.today);
      const query = { filter: parseFilter(dates), view, limit: 0, offset: 0, withFacets: false };
      return { id: season.id, name: season.name, ...dates, count: (await search.search(query)).total };
    }),
  );
  return items.sort((a, b) => (a.dateFrom < b.dateFrom ? -1 : 1));
}
