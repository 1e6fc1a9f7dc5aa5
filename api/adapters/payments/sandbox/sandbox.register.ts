import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { SANDBOX_PATH } from '../provider.ts';
import { deliverEvent, SANDBOX_WEBHOOK } from './events.ts';
import { badKey, StripeFault } from './fault.ts';
import { parseForm, textOf } from './form.ts';
import { checkClientSecret, confirmIntent, createIntent, readIntent } from './intents.ts';
import { sandboxKeys } from './keys.ts';
import { createRefund } from './refunds.ts';
import type { Creation } from './store.ts';

type ById = FastifyRequest<{ Params: { id: string } }>;

/**
 * A payment provider to develop and demonstrate with: the part of Stripe's HTTP API that this product uses, over HTTP, so that
 * the official SDK and a browser talk to it as they would to Stripe. Only there while PAYMENT_PROVIDER is sandbox.
 */
export async function registerSandbox(app: FastifyInstance, services: Services): Promise<void> {
  if (services.env.PAYMENT_PROVIDER !== 'sandbox') return;
  services.outbox.handle<{ event_id: string }>(SANDBOX_WEBHOOK, ({ event_id }) => deliverEvent(services, event_id));
  await app.register(async (scope) => stripeApi(scope, services), { prefix: SANDBOX_PATH });
}

function stripeApi(app: FastifyInstance, services: Services): void {
  const keys = sandboxKeys(services.env.APP_SECRET);
  // forms are kept as text: their bytes are the fingerprint of an idempotent request
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.setErrorHandler(answerFault);
  app.addHook('onRequest', async (request, reply) => allowBrowsers(request, reply));
  app.options('/*', async (_request, reply) => reply.code(204).send());

  /** 'server' with the secret key, 'browser' with the publishable one */
  const callerOf = (request: FastifyRequest): 'server' | 'browser' => {
    const key = bearerOf(request) ?? textOf(formOf(request), 'key');
    if (key === keys.secretKey) return 'server';
    if (key === keys.publishableKey) return 'browser';
    throw badKey();
  };
  const onlyServer = (request: FastifyRequest) => {
    if (callerOf(request) !== 'server') throw badKey();
  };

  app.post('/v1/payment_intents', async (request) => {
    onlyServer(request);
    return createIntent(services, formOf(request), creationOf(request));
  });
  app.get('/v1/payment_intents/:id', async (request: ById) => {
    const caller = callerOf(request);
    const intent = await readIntent(services, request.params.id);
    if (caller === 'browser') checkClientSecret(intent, secretOf(request));
    return intent;
  });
  app.post('/v1/payment_intents/:id/confirm', async (request: ById) => {
    const form = formOf(request);
    const secret = callerOf(request) === 'browser' ? (textOf(form, 'client_secret') ?? '') : undefined;
    return confirmIntent(services, request.params.id, form, secret);
  });
  app.post('/v1/refunds', async (request) => {
    onlyServer(request);
    return createRefund(services, formOf(request), creationOf(request));
  });
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
const queryOf = ({ url }: FastifyRequest): string => url.split('?')[1] ?? '';
/** the body of a POST, the query of a GET */
const formOf = (request: FastifyRequest) => parseForm(request.method === 'GET' ? queryOf(request) : bodyOf(request));
const secretOf = (request: FastifyRequest) => textOf(formOf(request), 'client_secret');

function creationOf(request: FastifyRequest): Creation {
  const key = request.headers['idempotency-key'];
  return { idempotencyKey: typeof key === 'string' ? key : undefined, params: bodyOf(request) };
}

function allowBrowsers(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-max-age': '600',
    'request-id': `req_${request.id}`,
    'cache-control': 'no-store',
  });
}

function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StripeFault) return reply.code(error.status).send({ error: error.body });
  request.log.error({ err: error }, 'sandbox failed');
  return reply.code(500).send({ error: { type: 'api_error', message: 'The sandbox failed' } });
}
