import type { FastifyInstance } from 'fastify';
import { redeemTicket } from '../modules/chat/ticket.ts';
import type { Services } from '../platform/services.ts';
import { createSocketServer } from './socket-server.ts';
import { feedOf } from './topics.ts';

/** The socket for live events, fed by the bus that all nodes share. */
export async function registerSocket(app: FastifyInstance, services: Services): Promise<void> {
  const sockets = createSocketServer({
    server: app.server,
    authenticate: (ticket) => redeemTicket(services, ticket),
    feedOf: (user, topic) => feedOf(services, user, topic),
    onError: (error) => services.log.error({ err: error }, 'socket failed'),
  });
  const stop = services.bus.subscribe((topic, event, payload) => {
    const [, sessionId] = /^session:(\d+)$/.exec(topic) ?? [];
    if (sessionId !== undefined) sockets.dropSession(Number(sessionId));
    else sockets.deliver(topic, event, payload);
  });
  const end = () => {
    stop();
    sockets.close();
  };
  // an http server waits for upgraded sockets for ever when it closes, so they end as soon as it is about to
  app.server.once('draining', end);
  app.addHook('preClose', async () => {
    app.server.off('draining', end);
    end();
  });
}
