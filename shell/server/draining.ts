import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** what is under way when the server closes has so long to end */
export const DRAIN_MS = 20_000;

/**
 * A server that closes answers what it was asked, and each line ends with its answer. By itself Node ends the lines that are idle at that
 * moment, and waits for all others until their keep-alive is over.
 */
export function drainLines(app: FastifyInstance, drainMs = DRAIN_MS): void {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  app.addHook('onRequest', (request, { raw }, done) => {
    const { socket } = request.raw;
    underWay.add(raw);
    raw.once('close', () => {
      underWay.delete(raw);
      // its head may have gone before, and have promised more
      if (isClosing) socket.end();
    });
    done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const answer of underWay) if (!answer.headersSent) answer.setHeader('connection', 'close');
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    app.server.once('close', () => clearTimeout(cut));
    done();
  });
}
