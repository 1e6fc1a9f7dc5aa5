import { PAYMENT_SYSTEMS, type PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createProviders, type Providers, webhookPath } from '../../adapters/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { closeUnwanted } from './close-unwanted.ts';
import { PAYMENT_UNWANTED, type UnwantedPayment } from './end-open.ts';
import { PAYMENT_CHANGED, type PaymentChanged, publishPayment } from './events.ts';
import { reconcile } from './reconcile.ts';
import { PAYMENT_REFUND, type RefundOrder } from './refund-payments.ts';
import { sendRefund } from './send-refund.ts';
import { settleNotice } from './settle.ts';

const RECONCILE_MS = 10_000;
/** a payment system is asked one thing after the other */
const APART = { atOnce: 1 };

/** The providers' notices, refunds on their way out, and the job that asks after what nobody told. */
export async function registerPayments(app: FastifyInstance, services: Services): Promise<void> {
  const providers = createProviders(services);
  services.outbox.handle<RefundOrder>(PAYMENT_REFUND, ({ refund }) => sendRefund(services, providers, refund), APART);
  services.outbox.handle<PaymentChanged>(PAYMENT_CHANGED, (changed) => publishPayment(services, changed));
  services.outbox.handle<UnwantedPayment>(
    PAYMENT_UNWANTED,
    (unwanted) => closeUnwanted(services, providers, unwanted),
    APART,
  );
  services.jobs.every('payments', RECONCILE_MS, () => reconcile(services, providers));

  // signatures are over the bytes as they came, so nothing is parsed before they are checked
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
  for (const system of PAYMENT_SYSTEMS) hearNotices(app, services, providers, system);
}

/** some systems post, some get */
function hearNotices(app: FastifyInstance, services: Services, providers: Providers, system: PaymentSystem): void {
  app.route({
    method: ['GET', 'POST'],
    url: webhookPath(system),
    exposeHeadRoute: false,
    handler: async (request: FastifyRequest<{ Querystring: Record<string, string> }>, reply) => {
      const provider = providers(system);
      const notice = provider.readNotice({
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        query: request.query,
        headers: request.headers,
      });
      const outcome = notice ? await settleNotice(services, system, notice) : 'noted';
      request.log.info({ system, event: notice?.id, outcome }, 'payment notice');
      return reply.header('x-outcome', outcome).type(provider.heard.type).send(provider.heard.body);
    },
  });
}
