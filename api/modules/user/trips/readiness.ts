import { tourist } from '@cairn/shared-contracts/api/request.schema';
import * as z from 'zod/mini';
import type { TripFacts } from './trip-steps.ts';

const tourists = z.array(tourist);

interface Booking {
  /** as the table has it */
  tourists: unknown;
  /** how many of them have said how they come; null: nobody */
  arrivals: number | null;
}

/**
 * How far a booking is ready for its start, read off what its squads have stored: the only place where the list of trips looks into
 * a booking.
 */
export const readinessOf = (booking: Booking): Pick<TripFacts, 'tourists_named' | 'arrivals_told'> => ({
  tourists_named: tourists.parse(booking.tourists).filter(({ full_name }) => full_name !== '').length,
  arrivals_told: booking.arrivals ?? 0,
});
