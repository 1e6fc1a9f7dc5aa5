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
    expect((await organizer.get(`${CHAT}/unread-count`)).body).toEqual({ count: 1 });
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    expect((await list()).items[0]?.unread_count).toBe(0);
    expect((await organizer.get(`${CHAT}/unread-count`)).body).toEqual({ count: 0 });
  });

  it('one chat per tourist and organizer', async () => {
    const { world, tourist, chat } = await startConversation(api);
    const again = await tourist.post<Chat>(`${CHAT}/get-chat-with-organizer`, { organizer_id: world.organizerId });
    expect(again.body).toMatchObject({ id: chat.id, tour: { id: world.tourId } });
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
