import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { isDeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import { systemOf } from '@cairn/shared-contracts/domain/payment-systems';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { OrderRef } from '../../adapters/payments/port.ts';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';

export type PaymentRow = Selectable<Database['payments']>;

// the database checks these lists as well
const type = z.enum(['prepayment', 'payment', 'full']);
const method = z.enum(['card', 'sbp']);

/** our number of an order at the provider: none is used twice, and the payment is found by it */
export const orderNumber = (uuid: string, attempt: number): string => `${uuid.replaceAll('-', '')}${attempt}`;

/** @returns the payment's uuid of a number; undefined for one that is none of ours */
export function uuidOfNumber(number: string): string | undefined {
  const [, a, b, c, d, e] = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\d{1,4}$/.exec(number) ?? [];
  return a && `${a}-${b}-${c}-${d}-${e}`;
}

/** how the provider knows a payment; null before it was opened there */
export const orderOf = (row: PaymentRow): OrderRef | null =>
  row.provider_ref === null
    ? null
    : {
        ref: row.provider_ref,
        number: orderNumber(row.uuid, row.attempt),
        // what was received, where it is not what was asked for
        amount: row.held_amount ?? row.amount,
        currency: row.held_currency ?? row.currency,
      };

/** A payment as its page may see it: where to pay it only as long as that works. */
export function toPayment(row: PaymentRow, now: Date): Payment {
  const isOpen =
    row.status === PAYMENT_STATUS.new && row.held_at === null && (row.expires_at === null || row.expires_at > now);
  return {
    id: row.id,
    type: type.parse(row.type),
    method: method.parse(row.method),
    system: systemOf(row.provider),
    instalment: row.instalment,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    page_url: isOpen ? row.page_url : null,
    qr: isOpen ? row.qr : null,
    expires_at: row.expires_at?.toISOString() ?? null,
    failure: isDeclineReason(row.failure) ? row.failure : null,
    payed_at: row.payed_at?.toISOString() ?? null,
  };
}

/** @throws ApiError 404 booking_not_found */
export async function requestOf(db: Kysely<Database>, uuid: string) {
  const row = await db.selectFrom('requests').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!row) throw notFound('booking_not_found');
  return row;
}

/** A payment of this booking: another booking's is none. @throws ApiError 404 booking_not_found, payment_not_found */
export async function paymentOf(db: Kysely<Database>, uuid: string, id: number): Promise<PaymentRow> {
  const request = await requestOf(db, uuid);
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  if (!row) throw notFound('payment_not_found');
  return row;
}

export const readPayment = (db: Kysely<Database>, id: number): Promise<PaymentRow> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
