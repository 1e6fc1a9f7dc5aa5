import type { ExchangeRate } from '@cairn/shared-contracts/api/common.schema';
import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { individualTours, tours } from './api.ts';

export interface OfferedDates {
  /** undefined until they are known */
  data: { dates: TourDate[]; variants: TourVariant[]; rate: ExchangeRate | null } | undefined;
  /** reads them anew, with the seats as they are now */
  refetch(): Promise<unknown>;
}

/**
 * What the panel offers: the tour's public departures, or the one of an individual tour.
 * @param individual uuid of the individual tour
 */
export function useOfferedDates(tourId: number, individual: string | undefined): OfferedDates {
  const isPublic = individual === undefined;
  const all = tours.tourDates.useQuery({ id: tourId }, { skip: !isPublic });
  const own = individualTours.individualTour.useQuery({ uuid: individual ?? '' }, { skip: isPublic });
  if (isPublic) return { data: all.data, refetch: all.refetch };
  return { data: own.data && { dates: [own.data.date], variants: [], rate: own.data.rate }, refetch: own.refetch };
}
