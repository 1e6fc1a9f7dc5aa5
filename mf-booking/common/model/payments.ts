import { paymentEndpoints } from '@cairn/shared-contracts/api/payment.endpoints';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';

export const payments = paymentEndpoints();

/** payment systems as people know them */
export const SYSTEM_NAMES: Record<PaymentSystem, string> = {
  stripe: 'Stripe',
  tbank: 'T-Bank',
  sberbank: 'Sberbank',
  moneta: 'MONETA',
};
