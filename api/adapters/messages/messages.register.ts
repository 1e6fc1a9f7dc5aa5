import type { FastifyInstance } from 'fastify';
import type { OutboxContext } from '../../platform/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { deliveryBy } from './delivery.ts';
import type { Message } from './message.ts';
import { MESSAGE, PHONE_MESSAGE, type Sent } from './queue.ts';

/** Delivers what the outbox holds for people. */
export async function registerMessages(_app: FastifyInstance, services: Services): Promise<void> {
  const delivery = deliveryBy(services);
  const deliver = async (message: Message | Sent, { id }: OutboxContext): Promise<void> => {
    // the process ended between sending and saying so, or there was nothing to send
    if ('sent' in message) return;
    if (!(await isMuted(services, message))) await delivery.send(message, { key: `message-${id}` });
    await services.db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ sent: true } satisfies Sent) })
      .where('id', '=', id)
      .execute();
  };
  // in order: who asks for two codes is to find the newer one on top
  for (const kind of [MESSAGE, PHONE_MESSAGE]) services.outbox.handle(kind, deliver, { atOnce: 1 });
}

/** looked up at the last moment: whoever turns it off gets none of those that wait */
async function isMuted({ db }: Services, { optional }: Message): Promise<boolean> {
  if (!optional) return false;
  const reader = await db
    .selectFrom('users')
    .select('muted_notifications')
    .where('id', '=', optional.userId)
    .executeTakeFirst();
  return !reader || reader.muted_notifications.includes(optional.kind);
}
