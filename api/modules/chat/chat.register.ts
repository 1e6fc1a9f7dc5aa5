import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { publishMessage } from './events.ts';
import { CHAT_MESSAGE } from './write.ts';

/** Turns written messages into live events. */
export async function registerChat(_app: FastifyInstance, services: Services): Promise<void> {
  services.outbox.handle<{ message_id: number }>(CHAT_MESSAGE, ({ message_id }) =>
    publishMessage(services, message_id),
  );
}
