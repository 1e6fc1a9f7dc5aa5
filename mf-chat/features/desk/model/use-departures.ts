import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { desk } from './api.ts';

const NONE: readonly DepartureState[] = [];

/** Departures of a request's tour, read with the request: what shows them is made anew, by its key, for another one. */
export function useDepartures({ tour }: Pick<Booking, 'tour'>): readonly DepartureState[] {
  const { data } = desk.organizerDepartures.useQuery({ tour_id: tour.id }, { refetchOnMountOrArgChange: true });
  return data?.items ?? NONE;
}
