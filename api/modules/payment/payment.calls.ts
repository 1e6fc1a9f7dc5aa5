import * as calls from '@cairn/shared-contracts/api/request.calls';
import { createPaymentProvider } from '../../adapters/payments/provider.ts';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { createPayment } from './create.ts';

/** Paying is open to whoever has the booking's uuid (specification §6). */
export function paymentCalls(services: Services): Call[] {
  const provider = createPaymentProvider(services);
  return [
    serve(calls.createPayment, {
      perMinute: 30,
      handle: ({ body, site }) => createPayment(services, provider, body, site.paymentSystems),
    }),
  ];
}
