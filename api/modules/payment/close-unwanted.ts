import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Providers } from '../../adapters/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { closePayment } from './close.ts';
import type { UnwantedPayment } from './end-open.ts';
import { publishPayment } from './events.ts';
import { isHeld } from './held.ts';
import { readPayment } from './payment-row.ts';

/** @throws ApiError 503 payment_unavailable, for the outbox to try again */
export async function closeUnwanted(
  services: Services,
  providers: Providers,
  { booking, payment: id }: UnwantedPayment,
): Promise<void> {
  const payment = await readPayment(services.db, id);
  if (payment.status !== PAYMENT_STATUS.new || isHeld(payment)) return;
  await closePayment(services, providers, payment);
  await publishPayment(services, { booking, payment: id });
}
