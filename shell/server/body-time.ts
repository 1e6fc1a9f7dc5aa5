import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** of a body as a whole: it may not trickle in for ever */
export const BODY_MS = 60_000;

const limited = new WeakSet<IncomingMessage>();

/** Whoever reads it says when it is late: a file may take as long as the line needs. */
export const hasOwnLimit = (request: IncomingMessage): void => void limited.add(request);

/** Ends the line of a body that is not there by then. */
export function cutLate(request: IncomingMessage, bodyMs = BODY_MS): void {
  const cut = setTimeout(() => {
    if (!request.complete && !limited.has(request)) request.destroy();
  }, bodyMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(cut));
}

/** What nobody wanted any more of a file comes to an end, too. */
export function cutRest(request: IncomingMessage, bodyMs = BODY_MS): void {
  limited.delete(request);
  if (!request.complete) cutLate(request, bodyMs);
}

/** Whatever becomes of a request, and whether anybody reads its body: Node has one limit for all, which would be one for files. */
export function limitBodies(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!raw.complete) cutLate(raw, bodyMs);
    done();
  });
}
