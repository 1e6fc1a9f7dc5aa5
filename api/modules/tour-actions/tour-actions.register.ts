import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { sendProgramNews } from './program-news.ts';

/** an organizer who changes one thing often changes the next: one message for both */
const NEWS_MS = 30 * 60_000;

/** The news of programs that people subscribed to. */
export function registerTourActions(_app: FastifyInstance, services: Services): void {
  services.jobs.every('news of programs', NEWS_MS, () => sendProgramNews(services));
}
