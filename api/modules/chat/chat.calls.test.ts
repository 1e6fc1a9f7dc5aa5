import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser } from '../request/testing/world.ts';
import { startConversation } from './testing/conversation.ts';

const CHAT = '/crm/api/chat';

describe('chat calls', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  it('sending again with the same key sends once', async () => {
    const { tourist, chat } = await startConversation(api);
    const send = () =>
      tourist.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Once', client_key: 'k' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await tourist.get<{ items: ChatMessage[]; total: number }>(`${CHAT}/get-messages`, {
      chat_id: chat.id,
    });
    expect(body.items.map(({ message }) => message)).toEqual(['Is there a shower?', 'Once']);
  });

  it.each([
    ['a text', { key: 'told.notice.ofNextYear', values: {} }],
    ['a value', { key: 'told.notice.returned', values: { received: { crypto: 'BTC 1' } } }],
    ['a text in a text', { key: 'told.quoted.reason', values: { notice: { told: { key: 'told.x', values: {} } } } }],
  ])('%s of a newer release is read as it was kept beside it', async (_what, told) => {
    const { tourist, organizer, chat } = await startConversation(api);
    await api.db
      .updateTable('chat_messages')
      .set({ author: 'system', told: JSON.stringify(told), message: 'Kept in English' })
      .where('chat_id', '=', chat.id)
      .execute();
    for (const reader of [tourist, organizer]) {
      const { body } = await reader.get<{ items: ChatMessage[] }>(`${CHAT}/get-messages`, { chat_id: chat.id });
      expect(body.items.map(({ message }) => message)).toEqual(['Kept in English']);
      const { body: chats } = await reader.get<{ items: Chat[] }>(`${CHAT}/list`);
      expect(chats.items.map(({ last_message: last }) => last?.message)).toEqual(['Kept in English']);
    }
  });

  it('pages count from the newest message, and `after` fills the gap', async () => {
    const { tourist, chat } = await startConversation(api);
    for (let index = 1; index <= 24; index++) {
      await tourist.post(`${CHAT}/send-message`, { chat_id: chat.id, message: `m${index}` });
    }
    const page = async (query: Record<string, number>) =>
      (
        await tourist.get<{ items: ChatMessage[]; total: number }>(`${CHAT}/get-messages`, {
          chat_id: chat.id,
          ...query,
        })
      ).body;
    const newest = await page({});
    expect([newest.total, newest.items.length, newest.items.at(-1)?.message]).toEqual([25, 20, 'm24']);
    expect((await page({ offset: 20 })).items.map(({ message }) => message)).toEqual([
      'Is there a shower?',
      'm1',
      'm2',
      'm3',
      'm4',
    ]);
    const after = newest.items.at(-3)?.id ?? 0;
    expect((await page({ after })).items.map(({ message }) => message)).toEqual(['m23', 'm24']);
  });

  it('the list shows the last message and what is unread, until it is read', async () => {
    const { organizer, chat, world } = await startConversation(api);
    const list = async () => (await organizer.get<{ items: Chat[]; total: number }>(`${CHAT}/list`)).body;
    expect(await list()).toMatchObject({
      total: 1,
      items: [
        {
          id: chat.id,
          name: 'Kate Novak',
          unread_count: 1,
          tour: { id: world.tourId },
          last_message: { message: 'Is there a shower?' },
        },
      ],
    });
    const [newest] = (await list()).items;
    expect((await organizer.get(`${CHAT}/unread-count`)).body).toEqual({ count: 1, last_id: newest?.last_message?.id });
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    expect((await list()).items[0]?.unread_count).toBe(0);
    expect((await organizer.get(`${CHAT}/unread-count`)).body).toEqual({ count: 0, last_id: 0 });
  });

  it('the list has twenty by default, the newest first, and the rest behind them', async () => {
    const { organizer, world } = await startConversation(api);
    const ids: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const client = guest.as((await createUser(api.services)).token);
      const asked = { organizer_id: world.organizerId, message: 'Hello' };
      ids.unshift((await client.post<Chat>(`${CHAT}/get-chat-with-organizer`, asked)).body.id);
    }
    const list = async (query: Record<string, number>) =>
      (await organizer.get<{ items: Chat[]; total: number }>(`${CHAT}/list`, query)).body;
    const [first, rest] = [await list({}), await list({ offset: 20 })];
    expect([first.total, first.items.map(({ id }) => id)]).toEqual([22, ids.slice(0, 20)]);
    expect(rest.items.map(({ id }) => id)).toEqual([ids[20], expect.any(Number)]);
  });

  it('list and unread count can be of one organizer alone', async () => {
    const [here, there] = [await startConversation(api), await startConversation(api)];
    const { body: other } = await here.tourist.post<Chat>(`${CHAT}/get-chat-with-organizer`, {
      ...{ organizer_id: there.world.organizerId, message: 'And a bus?' },
    });
    await there.organizer.post(`${CHAT}/send-message`, { chat_id: other.id, message: 'Yes' });
    const of = async (id: number) => {
      const list = await here.tourist.get<{ items: Chat[] }>(`${CHAT}/list`, { tour_organizer_id: id });
      const unread = await here.tourist.get<{ count: number }>(`${CHAT}/unread-count`, { organizer_id: id });
      return [list.body.items.map((chat) => chat.id), unread.body.count];
    };
    expect(await of(here.world.organizerId)).toEqual([[here.chat.id], 0]);
    expect(await of(there.world.organizerId)).toEqual([[other.id], 1]);
  });

  it('one chat per tourist and organizer', async () => {
    const { world, tourist, chat } = await startConversation(api);
    const again = await tourist.post<Chat>(`${CHAT}/get-chat-with-organizer`, { organizer_id: world.organizerId });
    expect(again.body).toMatchObject({ id: chat.id, tour: { id: world.tourId } });
  });

  it('a question that is sent again is asked once', async () => {
    const { world, tourist, chat } = await startConversation(api);
    const asked = { organizer_id: world.organizerId, message: 'And a sauna?', client_key: 'k' };
    for (let time = 0; time < 2; time++) await tourist.post(`${CHAT}/get-chat-with-organizer`, asked);
    const { body } = await tourist.get<{ total: number }>(`${CHAT}/get-messages`, { chat_id: chat.id });
    expect(body.total).toBe(2);
  });

  it('nobody is asked about a tour that is not theirs', async () => {
    const { world, tourist } = await startConversation(api);
    const other = await startConversation(api);
    for (const tour_id of [other.world.tourId, 2_000_000_000]) {
      const answer = await tourist.post<ErrorBody>(`${CHAT}/get-chat-with-organizer`, {
        ...{ organizer_id: world.organizerId, tour_id, message: 'Is it steep?' },
      });
      expect(answer).toMatchObject({ status: 404, body: { code: 'tour_not_found' } });
    }
  });

  it('chats of others are not there', async () => {
    const { chat } = await startConversation(api);
    const stranger = guest.as((await createUser(api.services)).token);
    const answers = [
      await stranger.get<ErrorBody>(`${CHAT}/get-chat`, { chat_id: chat.id }),
      await stranger.get<ErrorBody>(`${CHAT}/get-messages`, { chat_id: chat.id }),
      await stranger.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Hi' }),
      await stranger.post<ErrorBody>(`${CHAT}/mark-as-read`, { chat_id: chat.id }),
      await stranger.get<ErrorBody>('/crm/api/request/list-for-chat', { chat_id: chat.id }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(5).fill('404 chat_not_found'));
  });

  it.each([
    { says: 'an empty message', body: { message: '  ' }, field: 'message', message: 'Required field' },
    {
      says: 'a message that is too long',
      body: { message: 'x'.repeat(4001) },
      field: 'message',
      message: 'Maximum 4,000 characters',
    },
    {
      says: 'a chat that is no number',
      body: { chat_id: 'x', message: 'Hi' },
      field: 'chat_id',
      message: 'data.chatId must be a number',
    },
  ])('$says is refused', async ({ body, field, message }) => {
    const { tourist, chat } = await startConversation(api);
    const answer = await tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, ...body });
    expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
  });

  it('a frozen chat takes no messages', async () => {
    const { tourist, chat } = await startConversation(api);
    await api.db.updateTable('chats').set({ is_frozen: true }).where('id', '=', chat.id).execute();
    const answer = await tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Hi' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'chat_frozen' } });
  });
});
