import type { FastifyInstance } from 'fastify';
import { pushBy } from '../../adapters/push/push.ts';
import type { Services } from '../../platform/services.ts';
import { deliverPush, PUSH, type PushJob, pushMessage } from './push-message.ts';
import { forgetEnded } from './subscriptions.ts';

/** whoever is in the chat has read it by then */
const DELAY_MS = 2_000;
/** one push service that takes long is not to hold up the browsers of the others */
const AT_ONCE = 8;
const SWEEP_MS = 10 * 60_000;

/** Messages are shown by browsers while no page is open, where this installation has it on. */
export function registerPush(_app: FastifyInstance, services: Services): void {
  const push = pushBy(services);
  services.jobs.every('ended push subscriptions', SWEEP_MS, () => forgetEnded(services));
  if (!push) return;
  services.outbox.follow('push', 'chat.message', ({ message_id }) => pushMessage(services, message_id), DELAY_MS);
  services.outbox.handle<PushJob>(PUSH, (job) => deliverPush(services, push, job), { atOnce: AT_ONCE });
}
