import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { beginSpan, isTold } from './spans.ts';
import { continueTrace, currentTrace, inTrace, startTrace, type Trace, traceFields } from './trace.ts';

/** told with every answer: the trace id, which people read out and logs are searched for */
const REQUEST_ID_HEADER = 'x-request-id';

const traces = new WeakMap<IncomingMessage, Trace>();

/** on a request's logger and all that are made of it */
const NAMES_ITS_TRACE = Symbol('names its trace');

/** of pino: a logger that is no request's names the trace of the code that writes */
export function logMixin(_line: object, _level: number, logger: object): object {
  const trace = NAMES_ITS_TRACE in logger ? undefined : currentTrace();
  return trace ? traceFields(trace) : {};
}

/**
 * Options for a Fastify server: a request's id is its trace's, its logger names trace and span.
 * @param trusted addresses and networks whose `traceparent` is gone on with, as of `trustProxy`; whoever else sends one starts a new trace
 */
export function traceOptions(trusted: string[]): Pick<FastifyServerOptions, 'genReqId' | 'childLoggerFactory'> {
  const isTrusted = proxyAddr.compile(trusted);
  const traceOf = (raw: IncomingMessage): Trace => {
    const known = traces.get(raw);
    if (known) return known;
    const { remoteAddress } = raw.socket;
    const isFromProxy = remoteAddress !== undefined && isTrusted(remoteAddress, 0);
    const trace = isFromProxy ? continueTrace(raw.headers.traceparent) : startTrace();
    traces.set(raw, trace);
    return trace;
  };
  return {
    genReqId: (raw) => traceOf(raw).traceId,
    childLoggerFactory: (logger, _bindings, options, raw) =>
      Object.assign(logger.child(traceFields(traceOf(raw)), options) satisfies FastifyBaseLogger, {
        [NAMES_ITS_TRACE]: true,
      }),
  };
}

/** the trace of a request to a server with `traceOptions` */
export const traceOfRequest = (raw: IncomingMessage): Trace => traces.get(raw) ?? startTrace();

/** A span for each request, named as its route: addresses are without end. */
function tellRequests(app: FastifyInstance): void {
  const ends = new WeakMap<IncomingMessage, ReturnType<typeof beginSpan>>();
  app.addHook('onRequest', async ({ raw, method, url, routeOptions }) => {
    const route = routeOptions.url ?? 'no route';
    const attributes = { 'http.request.method': method, 'http.route': route, 'url.path': url.split('?', 1)[0] ?? '' };
    ends.set(raw, beginSpan({ name: `${method} ${route}`, kind: 'server', trace: traceOfRequest(raw), attributes }));
  });
  const end = (raw: IncomingMessage, status: number, gone?: string) =>
    ends.get(raw)?.({
      attributes: { 'http.response.status_code': status },
      error: gone ?? (status >= 500 ? String(status) : undefined),
    });
  app.addHook('onResponse', async ({ raw }, { statusCode }) => end(raw, statusCode));
  app.addHook('onRequestAbort', async ({ raw }) => end(raw, 499, 'the caller went away'));
}

/**
 * Whatever a request's hooks and handlers do belongs to its trace, and its answer tells the id. Before all other hooks.
 * @param isUntold addresses whose answers go without it: files that anybody may keep for a year
 */
export function followTraces(app: FastifyInstance, isUntold?: RegExp): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isUntold?.test(request.url)) reply.header(REQUEST_ID_HEADER, request.id);
    inTrace(traceOfRequest(request.raw), done);
  });
  if (isTold()) tellRequests(app);
  // a body comes with the connection's events, which belong to no request
  app.addHook('preValidation', (request, _reply, done) => inTrace(traceOfRequest(request.raw), done));
}
