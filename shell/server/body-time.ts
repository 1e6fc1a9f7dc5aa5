import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** of a body as a whole: it may not trickle in for ever */
export const BODY_MS = 60_000;

const readWithLimit = new WeakSet<IncomingMessage>();

/** Whoever reads it says when it is late, until it is answered: a file may take as long as the connection needs. */
export const leaveLimitToReader = (request: IncomingMessage): void => void readWithLimit.add(request);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends the connection of a body that is not there by then. */
function limitBodyTime(request: IncomingMessage, bodyMs: number): void {
  const cut = setTimeout(() => {
    if (!request.complete && !readWithLimit.has(request)) request.destroy();
  }, bodyMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(cut));
}

/** What nobody reads any more of a body comes to an end, too. */
export function limitRemainder(request: IncomingMessage, bodyMs = BODY_MS): void {
  readWithLimit.delete(request);
  if (hasBody(request) && !request.complete) limitBodyTime(request, bodyMs);
}

/** Whatever becomes of a request, and whether anybody reads its body: Node has one limit for all, which would be one for files. */
export function limitBodies(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) limitBodyTime(raw, bodyMs);
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    limitRemainder(raw, bodyMs);
    done();
  });
  // Node refuses these by itself, before any hook, and would read their bodies for ever
  app.server.on('checkExpectation', (_request, response) => response.writeHead(417, { connection: 'close' }).end());
}
