import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { deliveryBy } from './delivery.ts';
import type { Message } from './message.ts';
import { MESSAGE } from './queue.ts';

/** what is left of a message in the outbox: codes and addresses must not lie about */
interface Sent {
  sent: true;
}

/** Delivers what the outbox holds for people. */
export async function registerMessages(_app: FastifyInstance, services: Services): Promise<void> {
  const delivery = deliveryBy(services);
  services.outbox.handle<Message | Sent>(MESSAGE, async (message, { id }) => {
    // the process ended between sending and saying so
    if ('sent' in message) return;
    await delivery.send(message, { key: `message-${id}` });
    await services.db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ sent: true } satisfies Sent) })
      .where('id', '=', id)
      .execute();
  });
}
