import { PAYMENT_SYSTEMS, type PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { lapsed, tryPaying } from './bank.ts';
import { refuseCard } from './cards.ts';
import { hostedPage, hostedPolicy } from './hosted-page.ts';
import { findOrder, type SandboxOrder } from './orders.ts';

type OfOrder = FastifyRequest<{ Params: { system: string; id: string } }>;

/** The page that a payer is led to: card data are typed here, at the bank, and nowhere else. */
export function hostedRoutes(app: FastifyInstance, services: Services): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );

  const found = async ({ params }: OfOrder): Promise<SandboxOrder | undefined> => {
    const system = systemOf(params.system);
    const order = system && (await findOrder(services.db, system, params.id));
    return order && lapsed(order, services.clock.now());
  };
  const show = (reply: FastifyReply, order: SandboxOrder) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', hostedPolicy(order))
      .type('text/html; charset=utf-8')
      .send(hostedPage(order));
  const unknown = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is no such payment');

  app.get('/pay/:system/:id', async (request: OfOrder, reply) => {
    const order = await found(request);
    return order ? show(reply, order) : unknown(reply);
  });
  app.post('/pay/:system/:id', async (request: OfOrder, reply) => {
    const order = await found(request);
    if (!order) return unknown(reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const next = await tryPaying(services, order.system, order.id, refusalOf(order, form, services.clock.now()));
    // in the bank's app the payer stays there: the shop's page is on another screen
    if (next.status === 'paid' && next.method === 'card') return reply.redirect(next.successUrl, 303);
    return show(reply, next);
  });
}

function refusalOf({ method }: SandboxOrder, form: URLSearchParams, now: Date) {
  const field = (name: string) => form.get(name) ?? '';
  if (method === 'sbp') return field('answer') === 'yes' ? null : 'notConfirmed';
  return refuseCard({ number: field('number'), expiry: field('expiry'), cvc: field('cvc') }, now);
}

const systemOf = (name: string): PaymentSystem | undefined => PAYMENT_SYSTEMS.find((system) => system === name);
