import * as z from 'zod/mini';
import { ALL_CURRENCIES } from '../domain/currencies.ts';
import {
  CERTIFICATE_WISHES,
  CLOSED,
  HELP_FIELDS,
  HELP_FILES_MAX,
  HELP_FORMS,
  HELP_PEOPLE_MAX,
  HELP_REQUEST_TYPES,
  type HelpField,
  type HelpRequestType,
  LINE_MAX,
  PAYERS,
  TEXT_MAX,
  WISHES,
} from '../domain/help-requests.ts';
import { calendarDate, email, ok, recordId, rule, tidied, tidiedLine, uuid } from './common.schema.ts';

const phone = z.string().check(z.trim(), z.regex(/^\+\d{9,17}$/, rule('phone')));
const isCurrency = (code: string): boolean => ALL_CURRENCIES.some((known) => known === code);
/** ISO 4217; without it the visitor's own, X-Currency */
const currency = z.optional(z.string().check(z.refine(isCurrency)));
const tourId = recordId();
const writtenText = z.string().check(tidied(), z.minLength(1), z.maxLength(TEXT_MAX));
/** the cookie subscriber_id of specification §9 */
const subscriberId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** POST /crm/api/tour/complaint */
export const complaintBody = z.object({ tour_id: tourId, text: writtenText });
export type ComplaintBody = z.infer<typeof complaintBody>;

/** of an individual tour: its own dates and price are on the program then */
const offer = z.optional(uuid);

/** POST /spa/subscribe-tour-program: the program now, and again when it changes */
export const subscribeProgramBody = z.object({
  email,
  tour_id: tourId,
  subscriber_id: z.optional(subscriberId),
  currency,
  uuid: offer,
});
export type SubscribeProgramBody = z.infer<typeof subscribeProgramBody>;
/** what the cookie subscriber_id is to hold from now on */
export const subscribed = z.object({ ...ok.shape, subscriber_id: z.string() });
export type Subscribed = z.infer<typeof subscribed>;

/** POST /spa/tour-program-order-via-email */
export const programByEmailBody = z.object({
  email,
  tour_id: tourId,
  phone: z.optional(phone),
  currency,
  uuid: offer,
});
export type ProgramByEmailBody = z.infer<typeof programByEmailBody>;

/** POST /spa/tour-program-order-via-whatsapp */
export const programByWhatsappBody = z.object({
  /** sent there as well; left empty is left out (specification §5) */
  email: z.optional(z.union([z.literal(''), email])),
  phone,
  request_id: z.optional(recordId()),
  tour_id: tourId,
  currency,
  uuid: offer,
});
export type ProgramByWhatsappBody = z.infer<typeof programByWhatsappBody>;

const line = z.string().check(tidiedLine(), z.minLength(1), z.maxLength(LINE_MAX));
/** what the rules of the kinds look at */
type HelpRequestInput = { type: HelpRequestType } & Partial<Record<HelpField, unknown>>;
const HELP_YEARS = { min: 2000, max: 2100 } as const;

/** POST /spa/submit-help-request: somebody asks the marketplace for something (specification §3, Help-request types) */
export const helpRequestBody = z
  .object({
    type: z.enum(HELP_REQUEST_TYPES),
    name: z.optional(z.string().check(tidiedLine(), z.maxLength(LINE_MAX))),
    email: z.optional(email),
    phone: z.optional(phone),
    text: z.optional(writtenText),
    tour_id: z.optional(tourId),
    organizer_id: z.optional(recordId()),
    request_id: z.optional(recordId()),
    /** where tickets are to start; a city that is not known has no id */
    city: z.optional(z.object({ id: z.nullable(recordId()), name: line })),
    place: z.optional(line),
    company: z.optional(line),
    budget: z.optional(line),
    certificate: z.optional(line),
    certificate_wish: z.optional(z.enum(CERTIFICATE_WISHES)),
    payer: z.optional(z.enum(PAYERS)),
    closed: z.optional(z.enum(CLOSED)),
    wish: z.optional(z.enum(WISHES)),
    date: z.optional(calendarDate),
    year: z.optional(z.number().check(z.int(), z.minimum(HELP_YEARS.min), z.maximum(HELP_YEARS.max))),
    people: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(HELP_PEOPLE_MAX))),
    /** how old the children among them are, in whoever asks' own words */
    children_ages: z.optional(line),
    /** uploaded before, each with the token that it got then */
    files: z.optional(
      z
        .array(z.object({ id: recordId(), token: z.string().check(z.minLength(10), z.maxLength(100)) }))
        .check(z.maxLength(HELP_FILES_MAX)),
    ),
  })
  .check(
    // a kind that cannot do without the e-mail says so itself
    z.refine(
      ({ type, email, phone }) =>
        email !== undefined || phone !== undefined || HELP_FORMS[type].asks.email === 'required',
      { path: ['email'], error: rule('required') },
    ),
    // each kind has fields of its own that it cannot do without
    ...HELP_FIELDS.map((field) =>
      z.refine<HelpRequestInput>(
        (body) => HELP_FORMS[body.type]?.asks[field] !== 'required' || body[field] !== undefined,
        { path: [field], error: rule('required') },
      ),
    ),
  );
export type HelpRequestBody = z.infer<typeof helpRequestBody>;
/** the number of the case */
export const helpRequestAnswer = z.object({ ...ok.shape, number: z.string() });

/** GET /spa/tour-weather: what a usual day of each month is like where the tour goes; °C. No months where nobody knows. */
export const tourWeather = z.object({
  /** its climate page tells more; null where nobody knows */
  place: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  /** metres above the sea that the numbers are for */
  altitude_m: z.number(),
  months: z.array(
    z.object({
      /** 1 to 12 */
      month: z.number(),
      high: z.number(),
      low: z.number(),
      rain_days: z.number(),
    }),
  ),
});
export type TourWeather = z.infer<typeof tourWeather>;
