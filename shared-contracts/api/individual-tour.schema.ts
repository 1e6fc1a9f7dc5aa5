import * as z from 'zod/mini';
import { calendarDate, exchangeRate, instant, recordId, tidied, tidiedLine } from './common.schema.ts';
import { tour, tourDate } from './tours.schema.ts';

/** GET /spa/individual-tour: a tour offered to one person or group. 404 unknown, 410 too late. */
export const individualTour = z.object({
  uuid: z.string(),
  /** for whom; '' when the organizer named nobody */
  client_name: z.string(),
  /** what the organizer says to them, plain text */
  note: z.string(),
  expires_at: instant,
  /** its own departure, with the price that was agreed; bookable as long as it has free seats */
  date: tourDate,
  /** as on the tour page; its dates are the one above, and its price that one's */
  tour,
  /** from the tour's currency to the visitor's; null when they are one */
  rate: z.nullable(exchangeRate),
});
export type IndividualTour = z.infer<typeof individualTour>;

const DAYS_MAX = 60;
const SEATS_MAX = 50;
const daysFrom = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

/** POST /crm/api/individual-tour/create: by the tour's organizer, or an admin */
export const createIndividualTourBody = z
  .object({
    tour_id: recordId(),
    start: calendarDate,
    end: calendarDate,
    /** per person, minor units of the tour's currency */
    price: z.number().check(z.int(), z.minimum(1), z.maximum(100_000_000)),
    seats: z.number().check(z.int(), z.minimum(1), z.maximum(SEATS_MAX)),
    /** percent of the total */
    prepayment_size: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 15),
    /** the balance is due so many days before the start */
    full_payment_days: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(365)), 30),
    client_name: z._default(z.string().check(tidiedLine(), z.maxLength(120)), ''),
    note: z._default(z.string().check(tidied(), z.maxLength(2_000)), ''),
    /** the last day on which it can be booked */
    valid_until: calendarDate,
  })
  .check(
    z.refine(({ start, end }) => end >= start && daysFrom(start, end) <= DAYS_MAX, {
      path: ['end'],
    }),
  );
export const individualTourCreated = z.object({ uuid: z.string(), url: z.string() });
