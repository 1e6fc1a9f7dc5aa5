import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Providers } from '../../adapters/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { paymentOf, toPayment } from './payment-row.ts';
import { lookAfter } from './reconcile.ts';

/** while a payer waits the provider is asked so often, however many pages ask us */
const ASK_EVERY_MS = 3_000;

/**
 * What has become of a payment. The payer may be back before the notice is, or the notice may never come: so the provider is asked.
 * @throws ApiError 404 booking_not_found, payment_not_found
 */
export async function readState(services: Services, providers: Providers, uuid: string, id: number): Promise<Payment> {
  const payment = await paymentOf(services.db, uuid, id);
  const now = services.clock.now();
  const isStale = payment.checked_at === null || now.getTime() - payment.checked_at.getTime() >= ASK_EVERY_MS;
  const isOpen = payment.status === PAYMENT_STATUS.new;
  return toPayment(isOpen && isStale ? await lookAfter(services, providers, payment) : payment, now);
}
