import type { createPaymentBody, PaymentIntentAnswer } from '@cairn/shared-contracts/api/request.schema';
import {
  BOOKING_STATUS,
  PAYMENT_PROVIDER,
  PAYMENT_STATUS,
  type PaymentMethod,
} from '@cairn/shared-contracts/domain/booking-graph';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { PaymentProvider } from '../../adapters/payments/port.ts';
import { paymentSystemOf } from '../../adapters/payments/site-systems.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestRow } from '../request/record.ts';
import { lockRequest } from '../request/transition.ts';

type Body = z.output<typeof createPaymentBody>;
/** the payment systems that a method can be paid through here */
const TAKEN_BY: Readonly<Record<PaymentMethod, readonly PaymentSystem[]>> = { card: ['stripe'], sbp: [] };
/** an intent that was opened and not paid is used again for so long */
const REUSE_MS = 12 * 3_600_000;

/**
 * Opens a payment: the amount comes from the booking, the payer confirms it with the provider. Asking again answers with the
 * same intent, so that two open pages cannot pay twice.
 * @param offered payment systems of the site that asks
 * @throws ApiError 404 booking_not_found, 409 payment_not_due, 422 method_unavailable, 503 payment_unavailable
 */
export async function createPayment(
  services: Services,
  provider: PaymentProvider,
  body: Body,
  offered: Site['paymentSystems'],
): Promise<PaymentIntentAnswer> {
  const system = paymentSystemOf(services.env);
  if (!offered.includes(system)) throw unavailable();
  if (!TAKEN_BY[body.method].includes(system)) {
    throw new ApiError(422, 'method_unavailable');
  }
  const { request, payment } = await services.db.transaction().execute((trx) => openPayment(services, trx, body));
  const intent = await openIntent(services, provider, request, payment);
  await services.db.updateTable('payments').set({ provider_ref: intent.id }).where('id', '=', payment.id).execute();
  return {
    provider: provider.name,
    api_base: provider.browser.apiBase,
    publishable_key: provider.browser.publishableKey,
    intent_id: intent.id,
    client_secret: intent.clientSecret,
    amount: payment.amount,
    currency: payment.currency,
  };
}

const unavailable = () => new ApiError(503, 'payment_unavailable');

async function openPayment(services: Services, trx: Kysely<Database>, body: Body) {
  const found = await trx.selectFrom('requests').select('id').where('uuid', '=', body.uuid).executeTakeFirst();
  if (!found) throw notFound('booking_not_found');
  const request = await lockRequest(trx, found.id);
  const now = services.clock.now();
  const amount = amountDue(request, body.type, now);
  if (amount === undefined) {
    throw new ApiError(409, 'payment_not_due');
  }
  const open = await trx
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('type', '=', body.type)
    .where('amount', '=', amount)
    .where('status', '=', PAYMENT_STATUS.new)
    .where('created_at', '>', new Date(now.getTime() - REUSE_MS))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (open) return { request, payment: open };
  const payment = await trx
    .insertInto('payments')
    .values({
      request_id: request.id,
      type: body.type,
      method: body.method,
      provider: PAYMENT_PROVIDER[paymentSystemOf(services.env)],
      amount,
      currency: request.currency,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { request, payment };
}

/** What a payment of this type comes to; undefined when it is not due. */
export function amountDue(
  request: Pick<RequestRow, 'status' | 'deadline' | 'prepayment' | 'total' | 'paid'>,
  type: Body['type'],
  now: Date,
): number | undefined {
  const isConfirmed =
    request.status === BOOKING_STATUS.pendingPrepayment && (request.deadline === null || request.deadline > now);
  const isPrepaid = request.status === BOOKING_STATUS.madePrepayment && request.total > request.paid;
  switch (type) {
    case 'prepayment':
      return isConfirmed ? request.prepayment : undefined;
    case 'full':
      return isConfirmed ? request.total : undefined;
    case 'payment':
      return isPrepaid ? request.total - request.paid : undefined;
  }
}

async function openIntent(
  services: Services,
  provider: PaymentProvider,
  request: RequestRow,
  payment: { id: number; amount: number; currency: string },
) {
  try {
    return await provider.createIntent({
      amount: payment.amount,
      currency: payment.currency,
      idempotencyKey: `payment-${request.uuid}-${payment.id}`,
      description: `Cairn booking ${request.id}`,
      metadata: { request_uuid: request.uuid, payment_id: String(payment.id) },
    });
  } catch (error) {
    services.log.error({ err: error, payment: payment.id }, 'payment provider refused an intent');
    throw unavailable();
  }
}
