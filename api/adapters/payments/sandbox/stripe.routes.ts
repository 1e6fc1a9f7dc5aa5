import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { BankSaysNo, closeOrder, giveBack, lapsed } from './bank.ts';
import { badKey, badRequest, missing, StripeFault } from './fault.ts';
import { type FormData, groupOf, parseForm, textOf } from './form.ts';
import { pageUrlOf } from './hosted-page.ts';
import { sandboxEnv } from './keys.ts';
import { addOrder, findOrder, fingerprintOf, newId, type SandboxOrder } from './orders.ts';
import { sessionId, sessionOfIntent, toRefund, toSession } from './stripe-objects.ts';

type ById = FastifyRequest<{ Params: { id: string } }>;
const MAX_AMOUNT = 99_999_999;

/** The part of Stripe's HTTP API that this product uses, so that the official SDK talks to it as it would to Stripe. */
export function stripeSandbox(app: FastifyInstance, services: Services): void {
  const { STRIPE_SECRET_KEY } = sandboxEnv(services.env.APP_SECRET);
  // forms stay text: their bytes are the fingerprint of an idempotent request
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.setErrorHandler(answerFault);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`) throw badKey();
  });
  const page = (order: SandboxOrder) => pageUrlOf(services.env, order);

  app.post('/v1/checkout/sessions', async (request) => {
    const order = newOrder(request, services);
    const key = request.headers['idempotency-key'];
    const added = await addOrder(services.db, order, typeof key === 'string' ? key : order.id);
    if (added.fingerprint !== order.fingerprint) throw keyReused();
    return toSession(added, page(added));
  });
  app.get('/v1/checkout/sessions/:id', async (request: ById) => {
    const order = await found(services, request.params.id);
    return toSession(order, page(order), request.url.includes('payment_intent'));
  });
  app.post('/v1/checkout/sessions/:id/expire', async (request: ById) => {
    const { id } = await found(services, request.params.id);
    const order = await closeOrder(services, 'stripe', id).catch(refused);
    return toSession(order, page(order));
  });
  app.post('/v1/refunds', async (request) => {
    const form = formOf(request);
    const order = await found(services, sessionOfIntent(textOf(form, 'payment_intent') ?? ''));
    const amount = Number(textOf(form, 'amount') ?? order.amount);
    if (!Number.isInteger(amount) || amount < 1)
      throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
    const key = request.headers['idempotency-key'];
    const given = await giveBack(services, order, typeof key === 'string' ? key : newId(), amount).catch(refused);
    if (given.refund.amount !== amount) throw keyReused();
    return toRefund(given.order, given.refund);
  });
}

function newOrder(request: FastifyRequest, { clock }: Services): SandboxOrder {
  const form = formOf(request);
  const item = groupOf(groupOf(form, 'line_items'), '0');
  const price = groupOf(item, 'price_data');
  const amount = Number(textOf(price, 'unit_amount'));
  const currency = textOf(price, 'currency') ?? '';
  if (!Number.isInteger(amount) || amount < 1)
    throw badRequest('Invalid positive integer', 'line_items', 'parameter_invalid_integer');
  if (amount > MAX_AMOUNT) throw badRequest('Amount must be no more than 999999.99', 'line_items', 'amount_too_large');
  if (!/^[a-z]{3}$/.test(currency)) throw badRequest(`Invalid currency: ${currency}`, 'currency');
  const successUrl = textOf(form, 'success_url');
  if (!successUrl) throw badRequest('Missing required param: success_url.', 'success_url');
  const created = Math.floor(clock.now().getTime() / 1000);
  return {
    id: sessionId(newId()),
    system: 'stripe',
    number: textOf(form, 'client_reference_id') ?? '',
    amount,
    currency,
    method: 'card',
    description: textOf(groupOf(price, 'product_data'), 'name') ?? '',
    status: 'open',
    refusal: null,
    refunds: [],
    successUrl,
    failedUrl: textOf(form, 'cancel_url') ?? successUrl,
    // set in the dashboard there
    noticeUrl: '',
    expiresAt: Number(textOf(form, 'expires_at') ?? created + 86_400) * 1000,
    fingerprint: fingerprintOf(bodyOf(request)),
    created,
  };
}

async function found({ db, clock }: Services, id: string): Promise<SandboxOrder> {
  const order = await findOrder(db, 'stripe', id);
  if (!order) throw missing('checkout.session', id);
  return lapsed(order, clock.now());
}

/** what the bank says, in Stripe's words */
function refused(error: unknown): never {
  if (!(error instanceof BankSaysNo)) throw error;
  const SAYS: Readonly<Record<BankSaysNo['why'], StripeFault>> = {
    no_order: missing('checkout.session', ''),
    not_open: badRequest('Only Checkout Sessions with a status in ["open"] can be expired.'),
    not_paid: badRequest('This PaymentIntent does not have a successful charge to refund.', 'payment_intent'),
    too_much: badRequest(
      'Refund amount is greater than unrefunded amount on charge',
      'amount',
      'charge_already_refunded',
    ),
  };
  throw SAYS[error.why];
}

const keyReused = () =>
  new StripeFault(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
const formOf = (request: FastifyRequest): FormData => parseForm(bodyOf(request));

function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StripeFault) return reply.code(error.status).send({ error: error.body });
  request.log.error({ err: error }, 'sandbox failed');
  return reply.code(500).send({ error: { type: 'api_error', message: 'The sandbox failed' } });
}
