import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { queueNothing } from '../../adapters/messages/queue.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { startConversation } from '../chat/testing/conversation.ts';
import { PUSH } from './push-message.ts';

const PATIENCE_MS = 6_000;

it('push services that take long hold up no e-mail', async () => {
  const api = await startTestApi({ env: { PUSH: 'local' } });
  const { tourist, organizer, chat } = await startConversation(api);
  const keys = { p256dh: 'B'.repeat(87), auth: 'c'.repeat(22) };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  await tourist.post('/crm/api/push/subscribe', { endpoint, keys });
  const rowOf = (kind: string) =>
    api.db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id', 'desc').executeTakeFirst();
  const until = async (isSo: () => Promise<boolean>) => {
    for (const end = Date.now() + PATIENCE_MS; !(await isSo()) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await isSo()).toBe(true);
  };
  // what the local push service writes down waits for this lock, as a slow one waits for its own work
  await api.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE dev_messages IN EXCLUSIVE MODE`.execute(trx);
    await organizer.post('/crm/api/chat/send-message', { chat_id: chat.id, message: 'Anybody there?' });
    await until(async () => (await rowOf(PUSH))?.tries === 1);
    await queueNothing(api.services, api.db);
    await until(async () => ((await rowOf('message'))?.done_at ?? null) !== null);
    expect((await rowOf(PUSH))?.done_at).toBeNull();
  });
  await until(async () => ((await rowOf(PUSH))?.done_at ?? null) !== null);
  await api.close();
});
