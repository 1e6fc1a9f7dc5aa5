import * as z from 'zod/mini';
import { isWholeDiscount } from '../domain/discount.ts';
import { DISCOUNT_KINDS } from '../domain/enumerations.ts';
import { INSTALMENTS_MAX } from '../domain/instalments.ts';
import { REQUEST_ANSWER_MAX } from '../domain/limits.ts';
import { calendarDate, instant, page, recordId, recordIdText, tidied } from './common.schema.ts';
import { booking } from './request.schema.ts';

/** What organizers do in their back office, or a program for them. Amounts are minor units of the tour's currency. */
export const whole = (min: number, max: number) => z.number().check(z.int(), z.minimum(min), z.maximum(max));
const daysFrom = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

export const DAYS_MAX = 60;
export const SEATS_MAX = 500;
export const PRICE_MAX = 100_000_000;

const pageNumber = () => z._default(recordIdText(), 1);
export const requestsQuery = z.object({
  /** 1 to 8 */
  status: z.optional(recordIdText()),
  date_id: z.optional(recordIdText()),
  /** `1`: those only whose payment is held, because it is not what was asked for */
  held: z.optional(z.literal('1')),
  page: pageNumber(),
});
export const requestsPage = page(booking);

const message = (min: number) => z.string().check(tidied(), z.minLength(min), z.maxLength(REQUEST_ANSWER_MAX));
/** `message` is written to the tourist into the chat */
export const confirmBody = z.object({ id: recordId(), message: z._default(message(0), '') });
/** why: the tourist reads it */
export const declineBody = z.object({ id: recordId(), message: message(1) });
export const completeBody = z.object({ id: recordId() });
/** about the payment that is held of the booking; `message` says why: the tourist reads it */
export const decideHeldBody = z.object({ id: recordId(), message: z._default(message(0), '') });
export const cancelByAuthorBody = z.object({
  id: recordId(),
  message: message(1),
  notify_client: z._default(z.boolean(), true),
});

const discount = z.object({
  kind: z.enum(DISCOUNT_KINDS),
  percent: whole(1, 90),
  until: z.optional(calendarDate),
  days_before: z.optional(whole(1, 365)),
  season_from: z.optional(calendarDate),
  season_to: z.optional(calendarDate),
});
/** with what its kind depends on: without it a discount never holds */
const discountInput = discount.check(z.refine(isWholeDiscount, { path: ['kind'] }));

/** of a departure that is new, where they are not said */
export const NEW_DEPARTURE = {
  ...{ is_closed: false, not_guaranteed: false, flight_included: false, discount: null },
  ...{ prepayment_size: 15, full_payment_days: 30, instalments: 1 },
} as const;

/**
 * A new departure, or with `id` another state of one, and `revision` is the one that was seen: what is left out then stays as it was. Of a
 * new one it is that of NEW_DEPARTURE.
 */
export const saveDepartureBody = z
  .object({
    id: z.optional(recordId()),
    revision: z.optional(recordId()),
    tour_id: recordId(),
    start: calendarDate,
    end: calendarDate,
    /** per person, before the discount: whole units of the currency, as prices are written */
    price: whole(1, PRICE_MAX),
    seats: whole(1, SEATS_MAX),
    /** takes no more requests */
    is_closed: z.optional(z.boolean()),
    not_guaranteed: z.optional(z.boolean()),
    flight_included: z.optional(z.boolean()),
    discount: z.optional(z.nullable(discountInput)),
    /** percent of the total */
    prepayment_size: z.optional(whole(1, 100)),
    /** the balance is due so many days before the start */
    full_payment_days: z.optional(whole(0, 365)),
    /** parts that the balance may be paid in */
    instalments: z.optional(whole(1, INSTALMENTS_MAX)),
  })
  .check(
    z.refine(({ start, end }) => end >= start && daysFrom(start, end) <= DAYS_MAX, { path: ['end'] }),
    z.refine(({ id, revision }) => (id === undefined) === (revision === undefined), { path: ['revision'] }),
  );

export const departureState = z.object({
  id: z.number(),
  /** grows with every change but that of sold seats */
  revision: z.number(),
  tour_id: z.number(),
  start: calendarDate,
  end: calendarDate,
  currency: z.string(),
  price: z.number(),
  seats: z.number(),
  free_seats: z.number(),
  /** people who wait for seats */
  waiting: z.number(),
  is_closed: z.boolean(),
  not_guaranteed: z.boolean(),
  flight_included: z.boolean(),
  discount: z.nullable(discount),
  prepayment_size: z.number(),
  full_payment_days: z.number(),
  instalments: z.number(),
});
export type DepartureState = z.infer<typeof departureState>;
export const departureStates = z.object({ items: z.array(departureState) });

/** Who waits for seats of a departure, in the order in which they are served. How to reach them is nobody's business before they book. */
export const departureWaitlist = z.object({
  /** kept for people of the list, of the departure's seats */
  seats_kept: z.number(),
  items: z.array(
    z.object({
      id: z.number(),
      /** from 1 */
      position: z.number(),
      name: z.string(),
      seats: z.number(),
      /** offered: seats are kept until `hold_until` */
      status: z.enum(['waiting', 'offered']),
      hold_until: z.nullable(instant),
      since: instant,
    }),
  ),
});
export type DepartureWaitlist = z.infer<typeof departureWaitlist>;
