import * as z from 'zod/mini';
import { BOOKING_ACTORS, BOOKING_EVENTS, PAYMENT_METHODS } from '../domain/booking-graph.ts';
import { SALE_PARTIES } from '../domain/sale-models.ts';
import { calendarDate, instant } from './common.schema.ts';

/** What a booking is made of beside its own facts (request.schema.ts). */
export const bookingPayment = z.object({
  id: z.number(),
  /** prepayment, payment, full */
  type: z.enum(['prepayment', 'payment', 'full']),
  method: z.enum(PAYMENT_METHODS),
  /** 1 new, 2 payed, 3 canceled */
  status: z.number(),
  amount: z.number(),
  currency: z.string(),
  payed_at: z.nullable(instant),
});

export const bookingHistory = z.array(
  z.object({
    action: z.enum(BOOKING_EVENTS),
    status: z.number(),
    actor: z.enum(BOOKING_ACTORS),
    at: instant,
    /** in the words of whoever did it */
    note: z.string(),
    /** what goes with it, in the reader's language: a refund */
    text: z.string(),
  }),
);

export const bookingWait = z.nullable(
  z.object({
    step: z.enum(['confirm', 'prepay', 'travel']),
    owner: z.enum(BOOKING_ACTORS),
    due: z.nullable(instant),
  }),
);

export const bookingSale = z.object({
  confirmation: z.enum(['on_request', 'instant']),
  payee: z.enum(SALE_PARTIES),
  contract_with: z.enum(SALE_PARTIES),
});

export const bookingCost = z.array(
  z.object({
    kind: z.enum(['tour', 'discount', 'variant', 'add_on']),
    /** of an add-on: for one of it */
    per_person: z.number(),
    amount: z.number(),
    /** of an add-on, as it was called when it was booked, and how many of it */
    name: z.optional(z.string()),
    quantity: z.optional(z.number()),
    /** of a discount */
    percent: z.nullable(z.number()),
  }),
);

export const bookingCancellation = z.array(
  z.object({
    rule: z.enum(['free', 'prepayment_kept', 'no_refund', 'organizer_cancels']),
    /** of `free`: until when; null as long as nothing is paid */
    until: z.nullable(instant),
    /** of `prepayment_kept`: the last day */
    until_date: z.nullable(calendarDate),
  }),
);

/** A part of a balance: minor units of the booking's currency, and what of it is still to be paid. */
export const bookingInstalment = z.object({
  number: z.number(),
  amount: z.number(),
  left: z.number(),
  due_on: calendarDate,
});

/** What the provider took beside what was asked for. */
export const heldPayment = z.object({
  payment: z.number(),
  /** minor units of `received_currency` */
  received: z.number(),
  received_currency: z.string(),
  /** minor units of the booking's currency */
  asked: z.number(),
  held_at: instant,
});
