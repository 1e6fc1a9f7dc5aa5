import type { Services } from '@cairn/api/services';
import type { FastifyInstance } from 'fastify';
import { DEV_POLICY } from './dev-page.ts';
import { outboxPage } from './outbox-page.ts';

const SHOWN = 50;

/**
 * Messages that the local adapter "sent", the newest first. Anybody may read them, codes included, so it exists outside
 * production only.
 */
export function registerOutboxPage(app: FastifyInstance, services: Services): void {
  if (services.env.MODE === 'production') return;
  const read = () => services.db.selectFrom('dev_messages').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();

  app.get('/dev/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const messages = await read();
    return {
      items: messages.map(({ created_at, ...message }) => ({ ...message, created_at: created_at.toISOString() })),
    };
  });
  app.get('/dev/outbox', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', DEV_POLICY)
      .type('text/html; charset=utf-8');
    return outboxPage(await read());
  });
}
