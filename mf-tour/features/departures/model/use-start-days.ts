import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { tourActions } from '../../../common/model/api.ts';
import { isExcursion } from '../../../common/model/kind.ts';

/**
 * Days to choose from, by date. Excursions fill up by the hour, so they are asked anew (specification §7, excursion-dates); until
 * the answer is there, or when it does not come, the page's own days stand.
 */
export function useStartDays(tour: Tour, byDay: ReadonlyMap<string, TourDate>): string[] {
  const { data: fresh } = tourActions.excursionDates.useQuery({ id: tour.id }, { skip: !isExcursion(tour) });
  const known = [...byDay.keys()].sort();
  return fresh ? known.filter((day) => fresh.data.includes(day)) : known;
}
