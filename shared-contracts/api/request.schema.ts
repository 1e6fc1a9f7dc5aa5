import * as z from 'zod/mini';
import { MIN_AGE_RANGE, TOURISTS_MAX } from '../domain/limits.ts';
import {
  bookingCancellation,
  bookingCost,
  bookingHistory,
  bookingInstalment,
  bookingPayment,
  bookingSale,
  bookingWait,
  heldPayment,
} from './booking-parts.schema.ts';
import {
  calendarDate,
  contentLanguage,
  email,
  exchangeRate,
  instant,
  mediaItem,
  recordId,
  tidied,
  uuid,
} from './common.schema.ts';
import { meetingPoint } from './meeting.schema.ts';
import { tourist } from './tourist.schema.ts';
import { organizerBrief } from './tours.schema.ts';
import { oneTimeCode } from './user.schema.ts';

const count = z.number().check(z.int(), z.minimum(1), z.maximum(TOURISTS_MAX));

/**
 * What the page showed of the price, in the tour's own currency and as the departure (`TourDate`) and the variant say it. It is what the
 * tourist agrees to: something else is answered 409 price_changed. With its seals a price holds for 15 minutes after it was shown.
 */
export const shownPrice = z.object({
  start: calendarDate,
  end: calendarDate,
  /** minor units per person after the discount, without the variant: original_price */
  price: z.number().check(z.int()),
  /** 0 without a discount */
  discount_percent: z.number(),
  prepayment_percent: z.number(),
  balance_due_on: z.nullable(calendarDate),
  /** parts that the balance may be paid in; left out, it is paid at once */
  instalments: z._default(z.number().check(z.int()), 1),
  not_guaranteed: z._default(z.boolean(), false),
  flight_included: z._default(z.boolean(), false),
  seal: z.optional(z.string().check(z.maxLength(100))),
  /** of the variant, original_price_delta; 0 without one */
  variant_delta: z._default(z.number().check(z.int()), 0),
  variant_seal: z.optional(z.string().check(z.maxLength(100))),
});
export type ShownPrice = z.input<typeof shownPrice>;

const chosenAddOn = z.object({
  id: recordId(),
  quantity: count,
  /** as it was shown: original_price, for whom, and the seal by which it holds for 15 minutes */
  price: z.number().check(z.int()),
  per: z.optional(z.enum(['person', 'booking'])),
  seal: z.optional(z.string().check(z.maxLength(100))),
});

/** Idempotent: the same key answers with the same booking, whatever became of the first answer. */
export const createRequestBody = z.object({
  idempotency_key: uuid,
  tour_id: recordId(),
  date_id: recordId(),
  variant_id: z.optional(recordId()),
  tourists_count: count,
  shown: shownPrice,
  /** of the children among them, years; somebody grown up goes with them */
  children_ages: z.optional(
    z
      .array(z.number().check(z.int(), z.minimum(MIN_AGE_RANGE.min), z.maximum(MIN_AGE_RANGE.max)))
      .check(z.maxLength(TOURISTS_MAX - 1)),
  ),
  /** chosen from the tour's own. Of one per person as many as want it, else one. */
  add_ons: z.optional(z.array(chosenAddOn).check(z.maxLength(20))),
  /** the tourist knows of another request of theirs for these days, and means this one as well */
  is_sure: z._default(z.boolean(), false),
  /** of the individual tour that the departure belongs to */
  individual_uuid: z.optional(uuid),
  message: z.optional(z.string().check(tidied(), z.maxLength(2000))),
});
export type CreateRequestBody = z.infer<typeof createRequestBody>;

/** Another departure of the booking's tour, at the price that was shown of it. */
export const moveRequestBody = z.object({
  request_id: recordId(),
  date_id: recordId(),
  /** left out: the one that was booked */
  variant_id: z.optional(recordId()),
  shown: shownPrice,
  is_sure: z._default(z.boolean(), false),
});
export type MoveRequestBody = z.infer<typeof moveRequestBody>;

export const linkCodeSent = z.object({
  result: z.literal(true),
  /** seconds until another may be sent */
  resend_in: z.number(),
  expires_in: z.number(),
  /** the booker's address, all but its letters that tell it apart */
  sent_to: z.string(),
});
/** `id`: number of the booking; `email`: the one it was booked with */
export const sendPaymentLinkBody = z.object({ id: recordId(), email });
/** `resend_in`: seconds until another may be asked for */
export const paymentLinkSent = z.object({ result: z.literal(true), resend_in: z.number() });
export const openLinkBody = z.object({ uuid, code: oneTimeCode });
export const linkOpened = z.object({ result: z.literal(true), until: instant });

/** Amounts are minor units of `currency`, the tour's own: what is charged. */
export const booking = z.object({
  /** `link`: to whoever has the link and nothing else; who goes is masked, and nothing can be changed */
  access: z.enum(['full', 'link']),
  id: z.number(),
  uuid: z.string(),
  /** 1 to 8, see domain/booking-graph */
  status: z.number(),
  tour: z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    content_language: contentLanguage,
    image: z.nullable(mediaItem),
    days: z.number(),
  }),
  organizer: organizerBrief,
  date: z.object({
    id: z.number(),
    start: calendarDate,
    end: calendarDate,
    is_cashback_available: z.boolean(),
    /** what it depends on, as in TourDate */
    not_guaranteed: z.boolean(),
    runs_from: z.number(),
    people_so_far: z.number(),
  }),
  variant: z.nullable(z.object({ id: z.number(), name: z.string() })),
  tourists_count: z.number(),
  /** of the children among them, as they were asked for; none for whoever has the link alone */
  children_ages: z.optional(z.array(z.number())),
  currency: z.string(),
  price_per_person: z.number(),
  total: z.number(),
  prepayment: z.number(),
  prepayment_percent: z.number(),
  balance: z.number(),
  paid: z.number(),
  /** given back or on its way back */
  refunded: z.number(),
  /** null when everything is due with the first payment */
  balance_due_on: z.nullable(calendarDate),
  /** the balance in parts, as it was agreed with the request; empty when it is paid at once, and once nothing is due any more */
  instalments: z.optional(z.array(bookingInstalment)),
  /** until when the current step must be done: confirmation or prepayment */
  deadline: z.nullable(instant),
  chat_id: z.nullable(z.number()),
  tourists: z.array(tourist),
  payments: z.array(bookingPayment),
  /** oldest first; `status` is what it came into */
  history: bookingHistory,
  /** what has to happen next, by whom and until when; null once nothing comes any more */
  waits_for: bookingWait,
  /** 1 concluded and prepaid, 2 terminated after payment, 3 no payments received */
  contract_state: z.number(),
  /** how its organizer sells: see domain/sale-models */
  sale: bookingSale,
  /** what `total` is made of: the amounts of the lines are its sum; a discount's are negative */
  cost: bookingCost,
  /** what a cancellation costs, in the order of time: see domain/booking-schedule; the page words it */
  cancellation: bookingCancellation,
  /** what a cancellation now would give back, minor units */
  refund_now: z.number(),
  can_cancel: z.boolean(),
  /** to another departure of its tour */
  can_move: z.boolean(),
  can_pay: z.boolean(),
  /** money that came and is not what was asked for: until it is given back nothing else can be paid */
  held_payment: z.optional(z.nullable(heldPayment)),
  /** of the page to review it on, /review/{uuid}; null as long as the tour was not made */
  review_uuid: z.optional(z.nullable(z.string())),
  /** where and how the party is met; null until its organizer has said so, and for whoever has the link alone */
  meeting: z.optional(z.nullable(meetingPoint)),
  /** of the tourists, how many have said how they come */
  arrivals_told: z.optional(z.number()),
  /** of what the organizer must know of each tourist, how many answers are not given; null where nothing must be answered */
  answers_missing: z.optional(z.nullable(z.number())),
  created_at: instant,
  /** from `currency` to the one that the asker reads; none where they are one */
  rate: z.optional(z.nullable(exchangeRate)),
});
export type Booking = z.infer<typeof booking>;

export const cancelRequestBody = z.object({
  id: recordId(),
  message: z.optional(z.string().check(tidied(), z.maxLength(2000))),
  notify_client: z.optional(z.boolean()),
});
