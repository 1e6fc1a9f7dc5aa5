import { createPaymentBody, paymentIntent } from '@cairn/shared-contracts/api/request.schema';
import { createPaymentProvider } from '../../adapters/payments/provider.ts';
import { type Call, defineCall } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { createPayment } from './create.ts';

/** Paying is open to whoever has the booking's uuid (specification §6). */
export function paymentCalls(services: Services): Call[] {
  const provider = createPaymentProvider(services);
  return [
    defineCall({
      method: 'POST',
      path: '/crm/api/payment/create',
      summary: 'Opens a payment of a booking, to be confirmed with the payment provider',
      tag: 'Payments',
      auth: 'optional',
      perMinute: 30,
      body: createPaymentBody,
      answer: paymentIntent,
      handle: ({ body, site }) => createPayment(services, provider, body, site.paymentSystems),
    }),
  ];
}
