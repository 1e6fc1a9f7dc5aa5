import * as calls from '@cairn/shared-contracts/api/payment.calls';
import { createProviders } from '../../adapters/payments/provider.ts';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { createPayment } from './create.ts';
import { readOptions } from './options.ts';
import { requestOf } from './payment-row.ts';
import { createReceipts } from './receipt/receipt.ts';
import { readState } from './state.ts';
import { issuePaymentTicket } from './ticket.ts';

/** Paying is open to whoever has the booking's uuid (specification §6). */
export function paymentCalls(services: Services): Call[] {
  const providers = createProviders(services);
  const receipt = createReceipts(services);
  return [
    serve(calls.paymentOptions, {
      handle: ({ query, ...asking }) => readOptions(services, query.uuid, asking),
    }),
    serve(calls.createPayment, {
      perMinute: 30,
      handle: ({ body, site, language }) => createPayment(services, providers, body, { site, language }),
    }),
    serve(calls.paymentState, {
      perMinute: 240,
      handle: ({ query }) => readState(services, providers, query.uuid, query.payment),
    }),
    serve(calls.paymentReceipt, {
      perMinute: 20,
      handle: ({ query, site, language }) => receipt(query, { site, language }),
    }),
    serve(calls.paymentTicket, {
      perMinute: 60,
      handle: async ({ body }) => issuePaymentTicket(services, (await requestOf(services.db, body.uuid)).uuid),
    }),
  ];
}
