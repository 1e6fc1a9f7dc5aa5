import * as z from 'zod/mini';
import { ACCOMMODATIONS, COMFORTS, DISCOUNT_KINDS } from '../domain/enumerations.ts';
import { calendarDate, page, recordId, recordIdText, tidied } from './common.schema.ts';
import { booking } from './request.schema.ts';

/** What organizers do in their back office, or a program for them. Amounts are minor units of the tour's currency. */
const whole = (min: number, max: number) => z.number().check(z.int(), z.minimum(min), z.maximum(max));
const line = (max: number) => z.string().check(tidied(), z.minLength(1), z.maxLength(max));
const daysFrom = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

const DAYS_MAX = 60;
const SEATS_MAX = 500;
const PRICE_MAX = 100_000_000;
/** metres and kilometres that no walk exceeds */
const ASCENT_MAX = 100_000;
const ALTITUDE_MAX = 9_000;
const DISTANCE_MAX = 10_000;
const AGE_MAX = 120;

const pageNumber = () => z._default(recordIdText(), 1);
export const requestsQuery = z.object({
  /** 1 to 8 */
  status: z.optional(recordIdText()),
  date_id: z.optional(recordIdText()),
  page: pageNumber(),
});
export const requestsPage = page(booking);

const message = (min: number) => z.string().check(tidied(), z.minLength(min), z.maxLength(2000));
/** `message` is written to the tourist into the chat */
export const confirmBody = z.object({ id: recordId(), message: z._default(message(0), '') });
/** why: the tourist reads it */
export const declineBody = z.object({ id: recordId(), message: message(1) });
export const completeBody = z.object({ id: recordId() });
export const cancelByAuthorBody = z.object({
  id: recordId(),
  message: message(1),
  notify_client: z._default(z.boolean(), true),
});

export const discountInput = z.object({
  kind: z.enum(DISCOUNT_KINDS),
  percent: whole(1, 90),
  until: z.optional(calendarDate),
  days_before: z.optional(whole(1, 365)),
  season_from: z.optional(calendarDate),
  season_to: z.optional(calendarDate),
});

/** A new departure, or with `id` another state of one: then everything is said, and `revision` is the one that was seen. */
export const saveDepartureBody = z
  .object({
    id: z.optional(recordId()),
    revision: z.optional(recordId()),
    tour_id: recordId(),
    start: calendarDate,
    end: calendarDate,
    /** per person, before the discount */
    price: whole(1, PRICE_MAX),
    seats: whole(1, SEATS_MAX),
    /** takes no more requests */
    is_closed: z._default(z.boolean(), false),
    not_guaranteed: z._default(z.boolean(), false),
    flight_included: z._default(z.boolean(), false),
    discount: z._default(z.nullable(discountInput), null),
    /** percent of the total */
    prepayment_size: z._default(whole(1, 100), 15),
    /** the balance is due so many days before the start */
    full_payment_days: z._default(whole(0, 365), 30),
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
  discount: z.nullable(discountInput),
  prepayment_size: z.number(),
  full_payment_days: z.number(),
});
export type DepartureState = z.infer<typeof departureState>;
export const departureStates = z.object({ items: z.array(departureState) });

/** What is said of a tour; the programme, pictures and questions are not changed here. */
const tourText = {
  name: line(120),
  summary: line(400),
  /** HTML; pages show it cleaned */
  description: line(20_000),
  difficulty: whole(1, 4),
  comfort: z.enum(COMFORTS),
  accommodation: z.array(z.enum(ACCOMMODATIONS)).check(z.minLength(1), z.maxLength(ACCOMMODATIONS.length)),
  /** BCP 47 */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.minLength(1), z.maxLength(20)),
  min_age: whole(0, AGE_MAX),
  max_age: whole(1, AGE_MAX),
  days: whole(1, DAYS_MAX),
  distance_km: z.number().check(z.minimum(0), z.maximum(DISTANCE_MAX)),
  ascent_m: whole(0, ASCENT_MAX),
  max_altitude_m: whole(0, ALTITUDE_MAX),
  group_min: whole(1, SEATS_MAX),
  group_max: whole(1, SEATS_MAX),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  start_place: line(120),
  end_place: line(120),
  /** months */
  season: z.array(whole(1, 12)).check(z.minLength(1), z.maxLength(12)),
  /** not shown, nothing of it is lost */
  is_hidden: z._default(z.boolean(), false),
};

/** A new tour, or with `id` other words for one; its country and its currency stay what they are then. */
export const saveTourBody = z
  .object({
    id: z.optional(recordId()),
    ...tourText,
    country_id: z.optional(recordId()),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  })
  .check(
    z.refine(({ min_age, max_age }) => max_age >= min_age, { path: ['max_age'] }),
    z.refine(({ group_min, group_max }) => group_max >= group_min, { path: ['group_max'] }),
    z.refine(({ id, country_id }) => id !== undefined || country_id !== undefined, { path: ['country_id'] }),
    z.refine(({ id, currency }) => id !== undefined || currency !== undefined, { path: ['currency'] }),
  );
export type SaveTourBody = z.input<typeof saveTourBody>;
export const savedTour = z.object({ id: z.number(), slug: z.string(), is_hidden: z.boolean() });
