import * as z from 'zod/mini';
import { uuid } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './payment.schema.ts';

/** Paying is open to whoever has the booking's uuid (specification §6). */
const tag = 'Payments';

export const paymentOptions = defineCall({
  method: 'GET',
  path: '/crm/api/payment/options',
  summary: 'What may be paid for a booking now, and how',
  tag,
  auth: 'optional',
  query: shapes.ofBooking,
  answer: shapes.paymentOptions,
  errors: ['booking_not_found'],
});

export const createPayment = defineCall({
  method: 'POST',
  path: '/crm/api/payment/create',
  summary: 'Opens a payment at the payment provider; asking again answers with the one that is open',
  tag,
  auth: 'optional',
  body: shapes.createPaymentBody,
  answer: shapes.payment,
  errors: ['booking_not_found', 'method_unavailable', 'payment_changed', 'payment_not_due', 'payment_unavailable'],
});

export const paymentState = defineCall({
  method: 'GET',
  path: '/crm/api/payment/state',
  summary: 'What has become of a payment; the provider is asked if it has not been for a moment',
  tag,
  auth: 'optional',
  query: shapes.paymentOfBooking,
  answer: shapes.payment,
  errors: ['booking_not_found', 'payment_not_found'],
});

export const paymentReceipt = defineCall({
  method: 'GET',
  path: '/crm/api/payment/receipt',
  summary: 'The receipt of a payment as a document; it names no person, as whoever has the link may read it',
  tag,
  auth: 'optional',
  query: shapes.receiptQuery,
  file: 'application/pdf',
  answer: z.unknown(),
  errors: ['booking_not_found', 'payment_not_found'],
});

export const paymentTicket = defineCall({
  method: 'POST',
  path: '/crm/api/payment/socket-ticket',
  summary: 'A ticket for the socket that tells of the payments of one booking',
  tag,
  auth: 'optional',
  body: z.object({ uuid }),
  answer: z.object({ ticket: z.string(), expires_in: z.number() }),
  errors: ['booking_not_found'],
});
