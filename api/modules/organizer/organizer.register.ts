import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { countAnswers } from './answers.ts';
import { countBadges } from './badges.ts';

const COUNT_MS = 60 * 60_000;

/** What pages say of organizers' answers follows their chats, and their badge what was checked. */
export async function registerOrganizers(_app: FastifyInstance, services: Services): Promise<void> {
  services.jobs.every('answers of organizers', COUNT_MS, () => countAnswers(services));
  services.jobs.every('badges of organizers', COUNT_MS, () => countBadges(services));
}
