import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { publishUpdated } from '../chat/events.ts';
import { sweepDeadlines } from './deadlines.ts';
import { REQUEST_CHANGED } from './record.ts';

const SWEEP_MS = 30_000;
/** whoever waits for a lapse that came due while nothing ran */
const FIRST_MS = 1_000;

/** The events of bookings, and the job that watches their deadlines. */
export async function registerRequests(_app: FastifyInstance, services: Services): Promise<void> {
  services.outbox.handle<{ chat_id: number }>(REQUEST_CHANGED, ({ chat_id }) => publishUpdated(services, chat_id));
  services.jobs.every('deadlines', SWEEP_MS, () => sweepDeadlines(services), FIRST_MS);
}
