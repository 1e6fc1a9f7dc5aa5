import type { Cities } from '@cairn/shared-contracts/api/places.schema';
import { tourActions } from '../../../common/model/api.ts';

type TourCity = Cities['data'][number];

/** "Tbilisi, Georgia" */
export const cityLine = ({ name, country }: TourCity): string => [name, country?.name].filter(Boolean).join(', ');

/**
 * Where tickets to the tour lead: the cities of the ticket call, or, where it knows none, those that the tour starts and ends in
 * (specification §7).
 */
export function useTicketCities(tourId: number): readonly TourCity[] {
  const { data: tickets, isError } = tourActions.ticketCities.useQuery({ tour_id: tourId });
  const isUnknown = isError || tickets?.data.length === 0;
  const { data: own } = tourActions.tourCities.useQuery({ tour_id: tourId }, { skip: !isUnknown });
  return (isUnknown ? own?.data : tickets?.data) ?? [];
}
