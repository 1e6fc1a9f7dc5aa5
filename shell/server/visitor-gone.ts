import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborts when the visitor left before the answer was whole, and when it is. */
export function visitorGone(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  request.raw.on('close', () => request.raw.destroyed && !reply.raw.writableEnded && gone.abort());
  reply.raw.on('close', () => gone.abort());
  if (reply.raw.destroyed) gone.abort();
  return gone.signal;
}
