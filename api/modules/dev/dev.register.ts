import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { registerAutopilot } from './autopilot.ts';
import { registerOutboxPage } from './outbox.route.ts';

/** What helps to develop and demonstrate; nothing of it exists in production. */
export async function registerDev(app: FastifyInstance, services: Services): Promise<void> {
  registerOutboxPage(app, services);
  registerAutopilot(services);
}
