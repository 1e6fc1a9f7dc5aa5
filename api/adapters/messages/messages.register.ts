import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { deliveryBy } from './delivery.ts';
import type { Message } from './message.ts';
import { MESSAGE } from './queue.ts';

/** Delivers what the outbox holds for people. */
export async function registerMessages(_app: FastifyInstance, services: Services): Promise<void> {
  const delivery = deliveryBy(services);
  services.outbox.handle<Message>(MESSAGE, (message) => delivery.send(message));
}
