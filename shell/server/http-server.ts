import { followTraces, logMixin, traceOptions } from '@cairn/shared-contracts/node/fastify-trace';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Env } from './env.ts';
import { readableUrl } from './request-address.ts';

/**
 * The server that everything of the shell hangs on: whom it believes, how it logs, which trace a request belongs to.
 * @param logTo takes the lines of the log in place of stdout
 */
export function createHttpServer(
  env: Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY'>,
  logTo?: { write(line: string): void },
): FastifyInstance {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'shell' }, mixin: logMixin, ...(logTo ? { stream: logTo } : {}) },
    // pages have their line (pages.ts), calls the api's, files none
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    ...traceOptions(env.TRUST_PROXY),
    // slugs and compositions are longer than the router's 100 characters
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  followTraces(app, /^\/(assets|cdn)\//);
  return app;
}
