import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../domain/booking-graph.ts';
import { DECLINE_REASONS } from '../domain/decline-reasons.ts';
import { PAYMENT_SYSTEMS } from '../domain/site-defaults.ts';
import { calendarDate, instant, recordIdText, uuid } from './common.schema.ts';

const type = z.enum(['prepayment', 'payment', 'full']);
const method = z.enum(PAYMENT_METHODS);
const minor = z.number().check(z.int(), z.minimum(1));

/** Amounts are minor units of `currency`, the booking's own: what is charged. */
export const duePart = z.object({
  type,
  /** number of the part, of a balance in instalments; null for the whole */
  instalment: z.nullable(z.number()),
  amount: minor,
  /** null: now */
  due_on: z.nullable(calendarDate),
});
export type DuePart = z.infer<typeof duePart>;

/** Money on its way back. `failed` is tried again until it is done. */
export const refund = z.object({
  id: z.number(),
  payment: z.number(),
  amount: minor,
  /** what came back of a payment that was held may be of another currency than the booking's */
  currency: z.optional(z.string()),
  state: z.enum(['requested', 'sent', 'done', 'failed']),
  requested_at: instant,
  sent_at: z.nullable(instant),
  done_at: z.nullable(instant),
});
export type Refund = z.infer<typeof refund>;

export const paymentOptions = z.object({
  currency: z.string(),
  /** what may be paid now, the next first; empty when nothing is due */
  due: z.array(duePart),
  /** how, on this site and in this currency */
  methods: z.array(z.object({ method, system: z.enum(PAYMENT_SYSTEMS) })),
  /** the balance in parts; empty without */
  plan: z.array(z.object({ number: z.number(), amount: minor, due_on: calendarDate, is_paid: z.boolean() })),
  /** what has been paid, the first one first */
  paid: z.array(
    z.object({ id: z.number(), type, method, instalment: z.nullable(z.number()), amount: minor, payed_at: instant }),
  ),
  refunds: z.array(refund),
  /** how to reach the organizer: once prepaid, and to those only whom the booking concerns, by log-in or by the code of its link */
  contacts: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()) })),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;

export const createPaymentBody = z.object({
  uuid,
  type,
  method: z._default(method, 'card'),
  /** the next part only, where the balance is paid in instalments */
  instalment: z._default(z.boolean(), false),
  /** what the page showed; another amount or currency is answered 409 payment_changed with what is due */
  amount: z.optional(minor),
  currency: z.optional(z.string().check(z.maxLength(3))),
});
export type CreatePaymentBody = z.input<typeof createPaymentBody>;

/**
 * A payment as the page follows it. It is paid at `page_url`, the provider's own page, or by what `qr` says in the bank's app: no card
 * data passes this product.
 */
export const payment = z.object({
  id: z.number(),
  type,
  method,
  system: z.enum(PAYMENT_SYSTEMS),
  instalment: z.nullable(z.number()),
  /** 1 new, 2 payed, 3 canceled */
  status: z.number(),
  amount: minor,
  currency: z.string(),
  /** null when it cannot be paid any more */
  page_url: z.nullable(z.string()),
  /** a link for a QR code; null for cards */
  qr: z.nullable(z.string()),
  expires_at: z.nullable(instant),
  /** why the bank refused the last try */
  failure: z.nullable(z.enum(DECLINE_REASONS)),
  payed_at: z.nullable(instant),
});
export type Payment = z.infer<typeof payment>;

export const ofBooking = z.object({ uuid });
export const paymentOfBooking = z.object({ uuid, payment: recordIdText() });
/** a link carries no headers: `language` stands for X-Language */
export const receiptQuery = z.object({
  uuid,
  payment: recordIdText(),
  language: z._default(z.string().check(z.maxLength(10)), ''),
});
