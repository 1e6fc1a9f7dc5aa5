import { PassThrough } from 'node:stream';
import type { preParsingAsyncHookHandler } from 'fastify';
import { ApiError } from '../errors.ts';

/** bytes of a body that is no upload, unless the call says less */
export const BODY_LIMIT = 1024 * 1024;
/** for all of such a body: whoever sends it byte by byte holds no connection for minutes */
export const BODY_MS = 10_000;

/** Refuses a body that has not arrived in time, and ends the connection it trickles in by. */
export const inTime =
  (ms: number): preParsingAsyncHookHandler =>
  async (request, reply, payload) => {
    if (request.method === 'GET' || !('pipe' in payload)) return payload;
    // not the request itself: ending that would end the connection before it has its answer
    const body = new PassThrough();
    // a body that nobody reads, for it is of no type that we know, may fail unheard
    body.on('error', () => {});
    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      payload.unpipe(body);
      body.destroy(tooSlow());
    }, ms);
    const stop = () => clearTimeout(timer);
    payload.once('end', stop);
    reply.raw.once('close', stop);
    payload.once('error', (error) => body.destroy(error));
    return payload.pipe(body);
  };

/** Fastify answers with the status that an error of a stream carries */
const tooSlow = () => Object.assign(new ApiError(408, 'body_too_slow'), { statusCode: 408 });
