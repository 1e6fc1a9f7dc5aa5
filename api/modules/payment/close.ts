import {
  PAYMENT_OF_PROVIDER_STATE,
  PAYMENT_STATUS,
  type PaymentStatus,
} from '@cairn/shared-contracts/domain/booking-graph';
import { systemOf } from '@cairn/shared-contracts/domain/payment-systems';
import { ProviderAway, ProviderRefusal } from '../../adapters/payments/ask.ts';
import type { OrderState } from '../../adapters/payments/port.ts';
import type { Providers } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { AWAY_SECONDS } from './open-at-provider.ts';
import { orderOf, type PaymentRow } from './payment-row.ts';
import { settle } from './settle.ts';

const becomes = (status: PaymentStatus) => (state: OrderState) => PAYMENT_OF_PROVIDER_STATE[state.status] === status;
const hasPaid = becomes(PAYMENT_STATUS.payed);
const isOpen = becomes(PAYMENT_STATUS.new);

/**
 * Nobody pays this any more; what was paid already counts.
 * @throws ApiError 503 payment_unavailable when the provider does not say which
 */
export async function closePayment(services: Services, providers: Providers, payment: PaymentRow): Promise<void> {
  const order = orderOf(payment);
  const provider = providers(systemOf(payment.provider));
  try {
    if (order) {
      const state = await provider.stateOf(order);
      if (hasPaid(state)) {
        await settle(services, payment.id, state);
        return;
      }
      if (isOpen(state)) await provider.close(order);
    }
  } catch (error) {
    // it was paid in this very moment, perhaps: then the provider says so when it is asked again
    if (error instanceof ProviderRefusal && order) {
      const state = await provider.stateOf(order).catch(() => undefined);
      if (state && hasPaid(state)) {
        await settle(services, payment.id, state);
        return;
      }
    } else if (error instanceof ProviderAway) {
      services.log.error({ err: error, payment: payment.id }, 'an open payment could not be closed');
      throw new ApiError(503, 'payment_unavailable', { retryAfter: AWAY_SECONDS });
    } else throw error;
  }
  await services.db
    .updateTable('payments')
    .set({ status: PAYMENT_STATUS.canceled })
    .where('id', '=', payment.id)
    .where('status', '=', PAYMENT_STATUS.new)
    .execute();
}
