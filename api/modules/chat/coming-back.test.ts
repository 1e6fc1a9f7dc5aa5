import { randomUUID } from 'node:crypto';
import type { Chat, ChatMessage, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { CHAT, startConversation } from './testing/conversation.ts';

let api: TestApi;
let guest: Client;
beforeAll(async () => {
  api = await startTestApi();
  guest = createClient(api.url);
});
afterAll(() => api.close());

describe('sides', () => {
  it('an organizer who asks another one reads the answer, and both lists have the right names', async () => {
    const [mine, theirs] = [await createWorld(api.services), await createWorld(api.services)];
    const asker = guest.as(mine.organizerToken);
    const { body: chat } = await asker.post<Chat>(`${CHAT}/get-chat-with-organizer`, {
      ...{ organizer_id: theirs.organizerId, message: 'Do you share guides?' },
    });
    const answerer = guest.as(theirs.organizerToken);
    await answerer.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'We do' });
    const { body } = await asker.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id });
    expect(body.items.map(({ direction }) => direction)).toEqual(['output', 'input']);
    expect((await asker.get(`${CHAT}/unread-count`)).body).toMatchObject({ count: 1 });
    const listed = async (client: Client) => (await client.get<{ items: Chat[] }>(`${CHAT}/list`)).body.items[0]?.with;
    expect([await listed(asker), await listed(answerer)]).toEqual(['organizer', 'tourist']);
  });

  it('support answers in its chat, which is listed from its first message on', async () => {
    const account = await createUser(api.services);
    const [client, support] = [account, await createUser(api.services, { role: 'admin' })].map(({ token }) =>
      guest.as(token),
    );
    const chat = (await client?.get<Chat>(`${CHAT}/get-chat-with-support`))?.body;
    expect(chat).toMatchObject({ with: 'support', name: 'Cairn support', last_message: null });
    const listed = async () => (await client?.get<{ total: number }>(`${CHAT}/list`))?.body.total;
    expect(await listed()).toBe(0);
    await support?.post(`${CHAT}/send-message`, { chat_id: chat?.id, message: 'How can we help?' });
    expect(await listed()).toBe(1);
    expect((await client?.get(`${CHAT}/unread-count`))?.body).toMatchObject({ count: 1 });
  });
});

describe('the mark of who was checked', () => {
  it('is the organizer’s, not whoever’s they talk to', async () => {
    const { organizer, tourist, world, chat } = await startConversation(api);
    await api.db.updateTable('organizers').set({ is_verified: true }).where('id', '=', world.organizerId).execute();
    const marks = await Promise.all(
      [tourist, organizer].map(
        async (client) => (await client.get<Chat>(`${CHAT}/get-chat`, { chat_id: chat.id })).body.is_verified,
      ),
    );
    expect(marks).toEqual([true, false]);
  });
});

describe('coming back', () => {
  it('`since` tells of every change that was missed: new, edited, deleted', async () => {
    const { tourist, organizer, chat } = await startConversation(api);
    const send = async (message: string) =>
      (await organizer.post<ChatMessage>(`${CHAT}/send-message`, { chat_id: chat.id, message })).body;
    const [first, second] = [await send('one'), await send('two')];
    const messages = async (query: Record<string, number>) =>
      (await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id, ...query })).body;
    const { revision } = await messages({});
    await organizer.post(`${CHAT}/edit-message`, { message_id: first.id, message: 'ONE' });
    await organizer.post(`${CHAT}/delete-message`, { message_id: second.id });
    const third = await send('three');
    const missed = await messages({ since: revision });
    expect(missed.items.map(({ id, message, is_deleted }) => [id, message, is_deleted])).toEqual([
      [first.id, 'ONE', false],
      [second.id, '', true],
      [third.id, 'three', false],
    ]);
    expect([missed.revision, missed.has_more]).toEqual([revision + 3, false]);
  });

  it('writers at the same moment leave no gap: revisions follow one another in the order of ids', async () => {
    const { tourist, organizer, chat } = await startConversation(api);
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? tourist : organizer).post(`${CHAT}/send-message`, { chat_id: chat.id, message: `m${at}` }),
      ),
    );
    const { items } = (await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id, since: 0 })).body;
    expect(items.map(({ revision }) => revision)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).sort((a, b) => a - b));
  });
});

describe('finding a chat', () => {
  it('by who it is with, what is said in it, and what is unread', async () => {
    const { organizer, tourist, chat } = await startConversation(api);
    const found = async (client: Client, query: Record<string, string>) =>
      (await client.get<{ items: Chat[] }>(`${CHAT}/list`, query)).body.items.map(({ id }) => id);
    expect(await found(organizer, { search: 'kate nov' })).toEqual([chat.id]);
    expect(await found(tourist, { search: 'SHOWER' })).toEqual([chat.id]);
    expect(await found(tourist, { search: '%' })).toEqual([]);
    expect(await found(organizer, { only: 'unread' })).toEqual([chat.id]);
    expect(await found(tourist, { only: 'unread' })).toEqual([]);
    expect(await found(tourist, { only: 'bookings' })).toEqual([]);
  });

  it('by who waits for an organizer: something unread, or a request to answer, and no tourist waits for themselves', async () => {
    const { organizer, tourist, chat, world } = await startConversation(api);
    const found = async (client: Client) =>
      (await client.get<{ items: Chat[] }>(`${CHAT}/list`, { only: 'needs_you' })).body.items.map(({ id }) => id);
    expect([await found(organizer), await found(tourist)]).toEqual([[chat.id], []]);
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    expect(await found(organizer)).toEqual([]);
    const { body: booking } = await tourist.post<{ id: number }>('/crm/api/request/create', {
      ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
      ...{ shown: world.shown, tourists_count: 2, is_sure: true },
    });
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    await tourist.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    expect([await found(organizer), await found(tourist)]).toEqual([[chat.id], []]);
    const { items } = (await organizer.get<{ items: Chat[] }>(`${CHAT}/list`)).body;
    expect(items[0]).toMatchObject({
      request: {
        id: booking.id,
        status: 1,
        tourists_count: 2,
        date: { start: world.shown.start, end: world.shown.end },
      },
    });
    await organizer.post('/crm/api/back-office/request/confirm', { id: booking.id, message: '' });
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    expect(await found(organizer)).toEqual([]);
  });

  it('by a departure to come, while its booking is open', async () => {
    const { organizer, tourist, chat, world } = await startConversation(api);
    const found = async () =>
      (await organizer.get<{ items: Chat[] }>(`${CHAT}/list`, { only: 'upcoming' })).body.items.map(({ id }) => id);
    expect(await found()).toEqual([]);
    const { body: booking } = await tourist.post<{ id: number }>('/crm/api/request/create', {
      ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
      ...{ shown: world.shown, tourists_count: 1, is_sure: true },
    });
    expect(await found()).toEqual([chat.id]);
    await organizer.post('/crm/api/back-office/request/decline', { id: booking.id, message: 'The pass is closed' });
    expect(await found()).toEqual([]);
  });

  it('notices are turned off for one chat and on again', async () => {
    const { tourist, chat } = await startConversation(api);
    const data = async () => (await tourist.get(`${CHAT}/chats-for-notifications`)).body;
    const one = { data: [{ id: chat.id, messenger_was_activated: false }] };
    expect(await data()).toEqual(one);
    await tourist.post(`${CHAT}/disable-notifications`, { chat_id: chat.id });
    expect(await data()).toEqual({ data: [] });
    expect((await tourist.get<Chat>(`${CHAT}/get-chat`, { chat_id: chat.id })).body.has_notifications).toBe(false);
    await tourist.post(`${CHAT}/enable-notifications`, { chat_id: chat.id });
    expect(await data()).toEqual(one);
    const { body } = await tourist.get<{ items: { title: string; is_connected: boolean }[] }>(`${CHAT}/channels-list`);
    expect(body.items.map(({ title, is_connected }) => [title, is_connected])).toEqual([
      ['Telegram', false],
      ['WhatsApp', false],
      ['VK', false],
    ]);
  });
});
