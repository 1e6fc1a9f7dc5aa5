import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { CHAT_NOTICE_DELAY_MS, tellOfMessage } from './chat-notice.ts';
import { tellJournalNews } from './journal-news.ts';
import { ONE_CLICK } from './notification.ts';
import { tellPriceDrops } from './price-drops.ts';
import { unsubscribe } from './unsubscribe.ts';

/** an organizer who changes one price often changes the next: one message for all */
const NEWS_MS = 30 * 60_000;

/** What people are told of while they are away, and how they stop it. */
export async function registerNotifications(app: FastifyInstance, services: Services): Promise<void> {
  services.outbox.follow(
    'notice',
    'chat.message',
    ({ message_id }) => tellOfMessage(services, message_id),
    CHAT_NOTICE_DELAY_MS,
  );
  services.jobs.every('price drops', NEWS_MS, () => tellPriceDrops(services));
  services.jobs.every('news of the journal', NEWS_MS, () => tellJournalNews(services));
  await app.register(async (scope) => oneClick(scope, services));
}

/** RFC 8058: a mail program posts a form, with neither cookies nor our headers; the token in the address says all. */
function oneClick(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async () => undefined);
  app.post(ONE_CLICK, async (request: FastifyRequest<{ Querystring: { token?: unknown } }>) => {
    const { token } = request.query;
    return unsubscribe(services, typeof token === 'string' ? token : '');
  });
}
