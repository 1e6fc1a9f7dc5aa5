import { tourist } from '@cairn/shared-contracts/api/tourist.schema';
import * as z from 'zod/mini';
import type { TripFacts } from './trip-steps.ts';

const tourists = z.array(tourist);

interface Booking {
  /** as the table has it */
  tourists: unknown;
  /** how many of them have said how they come; null: nobody */
  arrivals: number | null;
  tourists_count: number;
  /** how many questions each of them must answer, and how many such answers are there */
  questions: number;
  answers: number;
}

type Readiness = Pick<TripFacts, 'tourists_named' | 'arrivals_told' | 'answers_needed' | 'answers_given'>;

/**
 * How far a booking is ready for its start, read off what its squads have stored: the only place where the list of trips looks into
 * a booking.
 */
export const readinessOf = (booking: Booking): Readiness => ({
  tourists_named: tourists.parse(booking.tourists).filter(({ full_name }) => full_name !== '').length,
  arrivals_told: booking.arrivals ?? 0,
  answers_needed: Number(booking.questions) * booking.tourists_count,
  answers_given: Number(booking.answers),
});
