import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { publishUpdated } from '../chat/events.ts';
import { sweepDeadlines } from './deadlines.ts';
import { REQUEST_CHANGED } from './record.ts';

const SWEEP_MS = 30_000;

/** The events of bookings, and the job that watches their deadlines. */
export async function registerRequests(app: FastifyInstance, services: Services): Promise<void> {
  services.outbox.handle<{ chat_id: number }>(REQUEST_CHANGED, ({ chat_id }) => publishUpdated(services, chat_id));

  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const sweep = () => {
    running = sweepDeadlines(services)
      .catch((error: unknown) => services.log.error({ error }, 'deadlines were not swept'))
      // the next round starts a while after this one has ended
      .finally(() => {
        timer = timer && setTimeout(sweep, SWEEP_MS).unref();
      });
  };
  app.addHook('onReady', async () => {
    timer = setTimeout(sweep, 1_000).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
    await running;
  });
}
