import { followTraces, logMixin, traceOptions } from '@cairn/shared-contracts/node/fastify-trace';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { limitBodies } from './body-time.ts';
import { drainLines } from './draining.ts';
import type { Env } from './env.ts';
import { readableUrl } from './request-address.ts';

/**
 * The server that everything of the shell hangs on: whom it believes, how it logs, which trace a request belongs to, how it ends.
 * @param options.logTo takes the lines of the log in place of stdout
 * @param options.drainMs how long what is under way may take when it closes
 * @param options.bodyMs how long a body may take that is no file
 */
export function createHttpServer(
  env: Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY'>,
  { logTo, drainMs, bodyMs }: { logTo?: { write(line: string): void }; drainMs?: number; bodyMs?: number } = {},
): FastifyInstance {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'shell' }, mixin: logMixin, ...(logTo ? { stream: logTo } : {}) },
    // pages have their line (pages.ts), calls the api's, files none
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    // what comes on a line that was kept is answered: not every call may be sent again to another shell
    return503OnClosing: false,
    ...traceOptions(env.TRUST_PROXY),
    // slugs and compositions are longer than the router's 100 characters
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  drainLines(app, drainMs);
  limitBodies(app, bodyMs);
  followTraces(app, /^\/(assets|cdn)\//);
  return app;
}
