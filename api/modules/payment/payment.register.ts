import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPaymentProvider } from '../../adapters/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { PAYMENT_REFUND, type RefundOrder } from './refund-payments.ts';
import { settlePayment } from './settle.ts';

/** The provider's webhook, and refunds on their way out. */
export async function registerPayments(app: FastifyInstance, services: Services): Promise<void> {
  const provider = createPaymentProvider(services);

  services.outbox.handle<RefundOrder>(PAYMENT_REFUND, ({ intent_id, amount }, { id }) =>
    provider.refund({ intentId: intent_id, amount, idempotencyKey: `refund-${intent_id}-${id}` }),
  );

  // signatures are over the bytes as they came, so JSON is not parsed before they are checked
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
  app.post('/webhooks/stripe', async (request) => {
    const signature = request.headers['stripe-signature'];
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = provider.parseWebhook(payload, typeof signature === 'string' ? signature : '');
    const outcome = event ? await settlePayment(services, provider.name, event) : 'noted';
    request.log.info({ event: event?.id, outcome }, 'payment webhook');
    return { received: true, outcome };
  });
}
