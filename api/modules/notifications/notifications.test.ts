import type { Unsubscribed } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { startConversation } from '../chat/testing/conversation.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { settled } from '../request/testing/settled.ts';
import { mailTo, member, USER } from '../user/testing/people.ts';
import { CHAT_NOTICE_DELAY_MS, tellOfMessage } from './chat-notice.ts';
import { queueNotification } from './notification.ts';

const CHAT = '/crm/api/chat';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const sentTo = async (recipient: string): Promise<{ subject: string; body: string; channel: string }[]> => {
  await settled(api.db);
  return api.db
    .selectFrom('dev_messages')
    .select(['subject', 'body', 'channel'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
};
const tokenIn = (text: string): string => /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? '';
const settingsOf = async (token: string) => (await api.get(`${USER}/notifications`, { token })).body;
const site = () => api.services.sites.choose({}).config;

async function tellOf(kind: 'price_drops' | 'booking_status', { user, email }: Awaited<ReturnType<typeof member>>) {
  await queueNotification(api.services, api.db, email, {
    ...{ kind, userId: user.id, site: site(), language: 'en-US', subject: 'News', text: 'Something is new.' },
  });
}

describe('what nobody needs', () => {
  it('is not sent to whoever has turned it off, even if it waited already', async () => {
    const one = await member(api);
    await api.post(`${USER}/set-notifications`, { price_drops: false }, { token: one.token });
    await tellOf('price_drops', one);
    await tellOf('booking_status', one);
    expect((await sentTo(one.email)).map(({ subject }) => subject)).toEqual(['News']);
    const late = await member(api);
    await api.db.transaction().execute(async (trx) => {
      await queueNotification(api.services, trx, late.email, {
        ...{ kind: 'price_drops', userId: late.user.id, site: site(), language: 'en-US', subject: 'News', text: '' },
      });
      await trx
        .updateTable('users')
        .set({ muted_notifications: ['price_drops'] })
        .where('id', '=', late.user.id)
        .execute();
    });
    expect(await sentTo(late.email)).toEqual([]);
  });

  it('is ended by the link in it, by whoever reads it, for this kind alone', async () => {
    const one = await member(api);
    await tellOf('price_drops', one);
    const token = tokenIn(await mailTo(api, one.email));
    for (const _again of [1, 2]) {
      const { status, body } = await api.post<Unsubscribed>(`${USER}/unsubscribe`, { token });
      expect([status, body]).toEqual([200, { result: true, ended: 'price_drops' }]);
    }
    expect(await settingsOf(one.token)).toEqual({
      ...{ chat_messages: true, booking_status: true, price_drops: false, journal: false },
    });
  });

  it('is ended by the button of a mail program, which posts a form', async () => {
    const one = await member(api);
    await tellOf('booking_status', one);
    const token = tokenIn(await mailTo(api, one.email));
    const press = (query: string) =>
      fetch(`${api.url}/mail/unsubscribe${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await press(`?token=${token}`)).status).toBe(200);
    expect(await settingsOf(one.token)).toMatchObject({ booking_status: false, chat_messages: true });
    for (const query of ['', '?token=', '?token=a&token=b', `?token=${token}x`]) {
      expect([query, (await press(query)).status]).toEqual([query, 422]);
    }
    expect((await fetch(`${api.url}/mail/unsubscribe?token=${token}`)).status).toBe(405);
  });

  it('of somebody else is not ended by a token that was changed', async () => {
    const [one, other] = [await member(api), await member(api)];
    await tellOf('price_drops', one);
    const token = tokenIn(await mailTo(api, one.email));
    const forged = [
      token.replace(String(one.user.id), String(other.user.id)),
      token.replace('price_drops', 'chat_messages'),
      token.split('.')[0] ?? '',
      'program-1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ];
    for (const bad of forged) {
      expect(await api.post(`${USER}/unsubscribe`, { token: bad })).toMatchObject({
        ...{ status: 422, body: { code: 'link_expired' } },
      });
    }
    expect(await settingsOf(other.token)).toMatchObject({ price_drops: true, chat_messages: true });
  });
});

it('e-mails of a booking: what asks for something comes in any case, the rest when it is wanted', async () => {
  const booking = await confirmedBooking(api);
  const { email } = await api.db
    .selectFrom('requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('u.email')
    .where('r.id', '=', booking.id)
    .executeTakeFirstOrThrow();
  const sent = await sentTo(email ?? '');
  expect(sent.map(({ subject, body }) => [subject.split(':')[0], body.includes('/unsubscribe?token=')])).toEqual([
    ['Request sent', true],
    ['Confirmed', false],
  ]);
});

describe('an unread message of a chat', () => {
  const lastId = async (chatId: number) =>
    (await api.db.selectFrom('chats').select('last_message_id').where('id', '=', chatId).executeTakeFirstOrThrow())
      .last_message_id;
  const readerOf = async (chatId: number) =>
    api.db
      .selectFrom('chats as c')
      .innerJoin('users as u', 'u.id', 'c.user_id')
      .select(['u.id', 'u.email'])
      .where('c.id', '=', chatId)
      .executeTakeFirstOrThrow();

  async function conversation() {
    const { tourist, organizer, chat } = await startConversation(api);
    const { id, email } = await readerOf(chat.id);
    const write = async (message: string) => {
      await organizer.post(`${CHAT}/send-message`, { chat_id: chat.id, message });
      await tellOfMessage(api.services, await lastId(chat.id));
    };
    const subjects = async () => (await sentTo(email ?? '')).map(({ subject }) => subject);
    return { tourist, chat, id, email: email ?? '', write, subjects };
  }

  it('is looked for five minutes after it was written', async () => {
    const { chat } = await startConversation(api);
    const row = await api.db
      .selectFrom('outbox')
      .select(['available_at', 'created_at'])
      .where('kind', '=', 'chat.message@notice')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(chat.id).toBeGreaterThan(0);
    expect(row.available_at.getTime() - row.created_at.getTime()).toBeGreaterThan(CHAT_NOTICE_DELAY_MS - 10_000);
  });

  it('is told once, without its words, and again after the chat was read', async () => {
    const { tourist, chat, email, write, subjects } = await conversation();
    await write('The pass is open, IBAN CZ65');
    await write('And bring crampons');
    expect(await subjects()).toEqual(['Aigerim Sadykova wrote to you on Cairn']);
    const [mail] = await sentTo(email);
    expect(mail?.body).toContain(`/chat/${chat.id}`);
    expect(mail?.body).not.toMatch(/pass is open|IBAN/);
    await tourist.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    await tellOfMessage(api.services, await lastId(chat.id));
    expect(await subjects()).toHaveLength(1);
    await write('One more thing');
    expect(await subjects()).toHaveLength(2);
  });

  it('is told of to nobody who silenced the chat, until chats are wanted again', async () => {
    const { tourist, chat, write, subjects } = await conversation();
    expect((await tourist.post(`${CHAT}/disable-notifications`, { chat_id: chat.id })).status).toBe(200);
    await write('Are you there?');
    expect(await subjects()).toEqual([]);
    await tourist.post(`${USER}/set-notifications`, { chat_messages: true });
    await write('Hello?');
    expect(await subjects()).toHaveLength(1);
  });

  it('goes to a connected messenger in place of the mailbox', async () => {
    const { id, email, write } = await conversation();
    const external_id = `tg-${id}`;
    await api.db.insertInto('messenger_connections').values({ user_id: id, source: 'telegram', external_id }).execute();
    await write('Are you there?');
    expect(await sentTo(email)).toEqual([]);
    expect(await sentTo(external_id)).toMatchObject([{ channel: 'telegram' }]);
  });

  it('of others can be silenced by nobody else', async () => {
    const { chat } = await conversation();
    const stranger = await member(api);
    const silence = (chat_id: unknown, token?: string) =>
      api.post(`${CHAT}/disable-notifications`, { chat_id }, token ? { token } : {});
    expect(await silence(chat.id, stranger.token)).toMatchObject({ status: 404, body: { code: 'chat_not_found' } });
    expect(await silence('x', stranger.token)).toMatchObject({ status: 422 });
    expect((await silence(chat.id)).status).toBe(401);
  });
});
