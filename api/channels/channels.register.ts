import type { FastifyInstance } from 'fastify';
import { redeemTicket } from '../modules/chat/ticket.ts';
import { redeemPaymentTicket } from '../modules/payment/ticket.ts';
import type { SessionUser } from '../platform/call.ts';
import type { Services } from '../platform/services.ts';
import { ENGLISH_READER } from '../platform/told.ts';
import { trackPresence } from './presence-tracker.ts';
import { createSocketServer, type Listening } from './socket-server.ts';
import { joinTopic, type LinkHolder } from './topics.ts';

/** The socket for live events, fed by the bus that all nodes share. */
export async function registerSocket(app: FastifyInstance, services: Services): Promise<void> {
  const presence = trackPresence(services);
  const sockets = createSocketServer({
    server: app.server,
    authenticate: (ticket) => listenerOf(services, ticket),
    join: (user, topic) => joinTopic(services, user, topic),
    onError: (error) => services.log.error({ err: error }, 'socket failed'),
    onOpen: (user) => {
      if (!('booking' in user)) presence.came(user.id);
    },
    onClose: (user) => {
      if (!('booking' in user)) presence.went(user.id);
    },
  });
  const stops = [
    services.bus.subscribe((topic, event, payload) => {
      const [, sessionId] = /^session:(\d+)$/.exec(topic) ?? [];
      if (sessionId !== undefined) sockets.dropSession(Number(sessionId));
      else sockets.deliver(topic, event, payload);
    }),
    services.bus.onGap(() => sockets.dropAll()),
  ];
  const end = () => {
    for (const stop of stops) stop();
    sockets.close();
  };
  // an http server waits for upgraded sockets for ever when it closes, so they end as soon as it is about to
  app.server.once('draining', end);
  app.addHook('preClose', async () => {
    app.server.off('draining', end);
    end();
    await presence.close();
  });
}

/** an account by its session, or whoever has the link of a booking: that one is told in no language */
async function listenerOf(services: Services, ticket: string): Promise<Listening<SessionUser | LinkHolder> | null> {
  const booking = await redeemPaymentTicket(services, ticket);
  if (booking !== null) return { user: { sessionId: 0, booking }, reader: ENGLISH_READER, key: `booking:${booking}` };
  const found = await redeemTicket(services, ticket);
  return found && { ...found, key: `user:${found.user.id}` };
}
