import type { FastifyInstance } from 'fastify';
import { every } from '../../platform/every.ts';
import type { Services } from '../../platform/services.ts';
import { countAnswers } from './answers.ts';

const COUNT_MS = 60 * 60_000;

/** What pages say of organizers' answers follows their chats. */
export async function registerOrganizers(app: FastifyInstance, services: Services): Promise<void> {
  every(app, COUNT_MS, 'answers of organizers', services.log, () => countAnswers(services));
}
