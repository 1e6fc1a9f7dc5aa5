import { setTimeout as pause } from 'node:timers/promises';
import { type PaymentEnd, paymentEndPath } from '@cairn/shared-contracts/domain/booking-paths';
import { systemOf } from '@cairn/shared-contracts/domain/payment-systems';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import { ProviderAway, ProviderRefusal } from '../../adapters/payments/ask.ts';
import type { NewOrder } from '../../adapters/payments/port.ts';
import type { Providers } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestRow } from '../request/record.ts';
import { originOf } from '../request/site-of-booking.ts';
import { orderNumber, type PaymentRow, readPayment } from './payment-row.ts';

/** who opens a payment, and where they come back to */
export interface Opening {
  request: RequestRow;
  site: Site;
  /** ISO locale of the payer */
  language: string;
}

/** how long the bank's page may be paid on, and a QR code; no provider allows less than half an hour for a page */
const OPEN_MS: Readonly<Record<NewOrder['method'], number>> = { card: 45 * 60_000, sbp: 15 * 60_000 };
/** who opens a payment and does not come back to it was killed */
const CLAIM_MS = 20_000;
const LOOK_AGAIN_MS = 150;
/** seconds after which another try may pass */
export const AWAY_SECONDS = 10;

/**
 * The payment with its page at the provider: opened once, however many ask at a time. An order that nobody was told of because we died is
 * harmless, for nobody can pay it; the next one has a number of its own.
 * @throws ApiError 503 payment_unavailable
 */
export async function openAtProvider(
  services: Services,
  providers: Providers,
  payment: PaymentRow,
  opening: Opening,
): Promise<PaymentRow> {
  const { clock } = services;
  for (const end = Date.now() + CLAIM_MS; Date.now() < end; await pause(LOOK_AGAIN_MS)) {
    const claimed = await claim(services, payment.id);
    if (claimed) return openClaimed(services, providers, claimed, opening);
    const now = await readPayment(services.db, payment.id);
    if (now.page_url !== null || now.status !== payment.status) return now;
  }
  services.log.warn({ payment: payment.id, at: clock.now() }, 'a payment is being opened for too long');
  throw unavailable();
}

const unavailable = () => new ApiError(503, 'payment_unavailable', { retryAfter: AWAY_SECONDS });

const claim = ({ db, clock }: Services, id: number): Promise<PaymentRow | undefined> =>
  db
    .updateTable('payments')
    .set((eb) => ({ attempt: eb('attempt', '+', 1), opening_at: clock.now() }))
    .where('id', '=', id)
    .where('page_url', 'is', null)
    .where((eb) =>
      eb.or([eb('opening_at', 'is', null), eb('opening_at', '<', new Date(clock.now().getTime() - CLAIM_MS))]),
    )
    .returningAll()
    .executeTakeFirst();

async function openClaimed(
  services: Services,
  providers: Providers,
  payment: PaymentRow,
  opening: Opening,
): Promise<PaymentRow> {
  const { db, log } = services;
  const order = newOrder(services, payment, opening);
  try {
    const { ref, url, qr } = await providers(systemOf(payment.provider)).open(order);
    return await db
      .updateTable('payments')
      .set({ provider_ref: ref, page_url: url, qr, expires_at: order.expiresAt, opening_at: null })
      .where('id', '=', payment.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    await db.updateTable('payments').set({ opening_at: null }).where('id', '=', payment.id).execute();
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
    log.error({ err: error, payment: payment.id }, 'the payment provider did not open a payment');
    throw unavailable();
  }
}

function newOrder({ clock, env }: Services, payment: PaymentRow, { request, site, language }: Opening): NewOrder {
  const method = payment.method === 'sbp' ? 'sbp' : 'card';
  const page = (end: PaymentEnd) =>
    originOf({ config: site }, env.PUBLIC_URL) +
    withPrefix(paymentEndPath(end, request.uuid, payment.id), localeOf(language).prefix);
  return {
    number: orderNumber(payment.uuid, payment.attempt),
    amount: payment.amount,
    currency: payment.currency,
    method,
    description: `${site.name} ${request.id}`,
    language,
    successUrl: page('success'),
    failedUrl: page('payment-failed'),
    expiresAt: new Date(clock.now().getTime() + OPEN_MS[method]),
  };
}
