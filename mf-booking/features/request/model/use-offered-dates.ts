import type { ExchangeRate } from '@cairn/shared-contracts/api/common.schema';
import type { TourAddOn, TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { individualTours, tours } from './api.ts';

export interface Offer {
  dates: readonly TourDate[];
  variants: readonly TourVariant[];
  addOns: readonly TourAddOn[];
  rate: ExchangeRate | null;
}

export interface OfferedDates {
  /** undefined until they are known */
  data: Offer | undefined;
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
  if (isPublic) return { data: all.data && { ...all.data, addOns: all.data.add_ons ?? [] }, refetch: all.refetch };
  const { data } = own;
  return { data: data && { dates: [data.date], variants: [], addOns: [], rate: data.rate }, refetch: own.refetch };
}
