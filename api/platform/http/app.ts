import type { Server } from 'node:http';
import { followTraces, traceOfRequest, traceOptions } from '@cairn/shared-contracts/node/fastify-trace';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import { followBudgets } from '../budget.ts';
import type { Call, SessionUser } from '../call.ts';
import { lastCommit } from '../replica/last-commit.ts';
import type { Services } from '../services.ts';
import { BODY_LIMIT } from './body-limits.ts';
import { answerErrors } from './error-answer.ts';
import type { Guard } from './guard.ts';
import { openApiDocument } from './openapi.ts';
import { createRateLimit } from './rate-limit.ts';
import { serveCall } from './serve-call.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';

const VERSION = '1.0.0';

export interface AppOptions {
  services: Services;
  calls: readonly Call[];
  /** routes that are no calls: pictures, webhooks, uploads */
  register?: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[];
  authenticate(services: Services, token: string): Promise<SessionUser | null>;
  /** the captcha of specification §6 */
  guard?: Guard;
  /** gives the handler to a server that listens already */
  serverFactory?: FastifyServerFactory<Server>;
}

/** the site's own server and a load balancer stand in private networks before us */
const TRUSTED = ['loopback', 'linklocal', 'uniquelocal'];

/** The api as a Fastify app: all calls, the other routes, /openapi.json. */
export async function createApp({
  services,
  calls,
  register = [],
  authenticate,
  guard,
  serverFactory,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // typed as Fastify's own logger, so that the app is a plain FastifyInstance
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT,
    trustProxy: TRUSTED,
    ...traceOptions(TRUSTED),
    // one line per request, written below when it is answered
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ...(serverFactory ? { serverFactory } : {}),
  });

  followTraces(app);
  followBudgets(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const { parentId } = traceOfRequest(request.raw);
    request.log.info(
      {
        method,
        path: url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip,
        parent_id: parentId,
      },
      'request',
    );
  });
  answerErrors(app, services.sites);

  const server = {
    authenticate: (token: string) => authenticate(services, token),
    sites: services.sites,
    isStrict: services.env.MODE !== 'production',
    ...(services.env.RATE_LIMIT
      ? { limit: services.sharedMemory ? sharedRateLimit(services.sharedMemory) : createRateLimit() }
      : {}),
    ...(guard ? { guard } : {}),
    ...(services.replica
      ? { replica: { reading: services.replica.reading, lastCommit: () => lastCommit(services.db) } }
      : {}),
  };
  for (const call of calls) if (!call.upload) serveCall(app, call, server);
  // forms with files are read where a call takes one, and nowhere else
  await app.register(async (scope) => {
    // receive-upload.ts looks at what was cut off, and says by how much it is too large
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const call of calls) if (call.upload) serveCall(scope, call, server);
  });
  for (const routes of register) await app.register(async (scope) => routes(scope, services));

  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/openapi.json', async () => {
    // of the schemas of all calls, at the first question: an api is started without it, two hundred times by its tests
    document ??= openApiDocument(calls, VERSION);
    return document;
  });
  await app.ready();
  return app;
}
