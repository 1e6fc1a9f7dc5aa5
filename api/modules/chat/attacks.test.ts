import { randomUUID } from 'node:crypto';
import type { Chat, ChatMessage, ChatMessages, Unread } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser } from '../request/testing/world.ts';
import { CHAT, outcomeOf, startConversation } from './testing/conversation.ts';

let api: TestApi;
let guest: Client;
beforeAll(async () => {
  api = await startTestApi();
  guest = createClient(api.url);
});
afterAll(() => api.close());

/** every call that names a chat or a message */
const CALLS: readonly [
  string,
  (client: Client, chatId: number, messageId: number) => Promise<{ status: number; body: ErrorBody }>,
][] = [
  ['get-chat', (client, chat_id) => client.get(`${CHAT}/get-chat`, { chat_id })],
  ['get-messages', (client, chat_id) => client.get(`${CHAT}/get-messages`, { chat_id })],
  ['get-messages since', (client, chat_id) => client.get(`${CHAT}/get-messages`, { chat_id, since: 0 })],
  ['get-messages after', (client, chat_id) => client.get(`${CHAT}/get-messages`, { chat_id, after: 0 })],
  ['send-message', (client, chat_id) => client.post(`${CHAT}/send-message`, { chat_id, message: 'Hi' })],
  ['mark-as-read', (client, chat_id) => client.post(`${CHAT}/mark-as-read`, { chat_id })],
  ['disable-notifications', (client, chat_id) => client.post(`${CHAT}/disable-notifications`, { chat_id })],
  ['enable-notifications', (client, chat_id) => client.post(`${CHAT}/enable-notifications`, { chat_id })],
  ['edit-message', (client, _chat, message_id) => client.post(`${CHAT}/edit-message`, { message_id, message: 'x' })],
  ['delete-message', (client, _chat, message_id) => client.post(`${CHAT}/delete-message`, { message_id })],
  ['moderate-message', (client, _chat, message_id) => client.post(`${CHAT}/moderate-message`, { message_id })],
  ['freeze', (client, chat_id) => client.post(`${CHAT}/freeze`, { chat_id })],
  ['bookings', (client, chat_id) => client.get('/crm/api/request/list-for-chat', { chat_id })],
];

describe('a stranger with the number of a chat', () => {
  it.each(['tourist', 'organizer', 'guest'] as const)('is told of no call that it is there: %s', async (who) => {
    const { chat, tourist } = await startConversation(api);
    const { body: sent } = await tourist.post<ChatMessage>(`${CHAT}/send-message`, {
      chat_id: chat.id,
      message: 'Mine',
    });
    const other = await startConversation(api);
    const stranger = { tourist: other.tourist, organizer: other.organizer, guest }[who];
    const nobody = 2_000_000_000;
    for (const [name, call] of CALLS) {
      const [real, unreal] = [await call(stranger, chat.id, sent.id), await call(stranger, nobody, nobody)];
      expect([name, real.status >= 401, outcomeOf(real)]).toEqual([name, true, outcomeOf(unreal)]);
    }
    const { items } = (await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id })).body;
    expect(items.map(({ message }) => message)).toEqual(['Is there a shower?', 'Mine']);
  });

  it('finds nothing of it by searching', async () => {
    const { tourist } = await startConversation(api);
    const word = randomUUID();
    const { body: chat } = await tourist.get<Chat>(`${CHAT}/get-chat-with-support`);
    await tourist.post(`${CHAT}/send-message`, { chat_id: chat.id, message: word });
    const { organizer } = await startConversation(api);
    const queries: Record<string, string | number>[] = [{ search: word }, { search: '' }, { tour_organizer_id: 1 }];
    for (const query of queries) {
      const { items } = (await organizer.get<{ items: Chat[] }>(`${CHAT}/list`, query)).body;
      expect(items.map(({ id }) => id)).not.toContain(chat.id);
    }
  });
});

describe('whoever opens a chat and says nothing', () => {
  it('has it in their own list, and fills nobody else’s', async () => {
    const { world, organizer } = await startConversation(api);
    const silent = guest.as((await createUser(api.services)).token);
    const { body: chat } = await silent.post<Chat>(`${CHAT}/get-chat-with-organizer`, {
      organizer_id: world.organizerId,
    });
    const listOf = async (client: Client) =>
      (await client.get<{ items: Chat[] }>(`${CHAT}/list`)).body.items.map(({ id }) => id);
    expect(await listOf(silent)).toEqual([chat.id]);
    expect(await listOf(organizer)).not.toContain(chat.id);
    await silent.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Is there a shower?' });
    expect(await listOf(organizer)).toContain(chat.id);
  });
});

describe('a chat that the support has closed', () => {
  it('takes a person’s words by no call; bookings go on without them', async () => {
    const { world, tourist, organizer, chat } = await startConversation(api);
    const support = guest.as((await createUser(api.services, { role: 'admin' })).token);
    const { body: sent } = await tourist.post<ChatMessage>(`${CHAT}/send-message`, {
      chat_id: chat.id,
      message: 'Mine',
    });
    const request = (message?: string) =>
      tourist.post<ErrorBody & { id: number }>('/crm/api/request/create', {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
        ...{ shown: world.shown, tourists_count: 1, is_sure: true, ...(message ? { message } : {}) },
      });
    const { body: waiting } = await request();
    await support.post(`${CHAT}/freeze`, { chat_id: chat.id });
    const confirm = (message: string) =>
      organizer.post<ErrorBody>('/crm/api/back-office/request/confirm', { id: waiting.id, message });
    const answers = [
      await tourist.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'x' }),
      await organizer.post<ErrorBody>(`${CHAT}/send-message`, { chat_id: chat.id, message: 'x' }),
      await tourist.post<ErrorBody>(`${CHAT}/edit-message`, { message_id: sent.id, message: 'x' }),
      await tourist.post<ErrorBody>(`${CHAT}/delete-message`, { message_id: sent.id }),
      await tourist.post<ErrorBody>(`${CHAT}/get-chat-with-organizer`, {
        organizer_id: world.organizerId,
        message: 'x',
      }),
      await request('x'),
      await confirm('x'),
    ];
    expect(answers.map(outcomeOf)).toEqual(Array(answers.length).fill('409 chat_frozen'));
    expect([(await confirm('')).status, (await request()).status]).toEqual([200, 200]);
    const { items } = (await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id })).body;
    expect(items.flatMap(({ direction, message }) => (direction === 'system' ? [] : [message]))).toEqual([
      'Is there a shower?',
      'Mine',
    ]);
    // a request may be declined, and the reason goes by mail alone
    const { body: again } = await tourist.get<{ items: { id: number; status: number }[] }>(
      '/crm/api/request/list-for-chat',
      { chat_id: chat.id },
    );
    const open = again.items.find(({ status }) => status === BOOKING_STATUS.pendingConfirm);
    const declined = await organizer.post<ErrorBody>('/crm/api/back-office/request/decline', {
      ...{ id: open?.id, message: 'Call me at 0700' },
    });
    expect(declined.status).toBe(200);
    const { body: after } = await tourist.get<ChatMessages>(`${CHAT}/get-messages`, { chat_id: chat.id });
    expect(after.items.at(-1)?.message).toMatch(/^The organizer cannot take the request/);
    expect(JSON.stringify(after.items)).not.toContain('0700');
  });
});

describe('numbers that make no sense', () => {
  it.each([
    ['since', -1],
    ['since', 1.5],
    ['since', '1e3000'],
    ['after', -1],
    ['offset', -1],
    ['offset', 99_999_999],
  ])('%s %s is refused', async (name, value) => {
    const { tourist, chat } = await startConversation(api);
    const answer = await tourist.get<ErrorBody>(`${CHAT}/get-messages`, { chat_id: chat.id, [name]: value });
    expect(answer.status).toBe(422);
  });

  it('who knows more than there is gets nothing', async () => {
    const { tourist, chat } = await startConversation(api);
    const { body } = await tourist.get<ChatMessages>(`${CHAT}/get-messages`, {
      chat_id: chat.id,
      since: 9_007_199_254_740_991,
    });
    expect([body.items, body.has_more, body.revision]).toEqual([[], false, 1]);
  });
});

describe('unread counts', () => {
  it('count what the other side has written and left, once, for each of the organizer’s people', async () => {
    const { tourist, organizer, chat } = await startConversation(api);
    const unread = async (client: Client) => (await client.get<Unread>(`${CHAT}/unread-count`)).body;
    const count = async (client: Client) => (await unread(client)).count;
    const { body: second } = await tourist.post<ChatMessage>(`${CHAT}/send-message`, {
      chat_id: chat.id,
      message: 'And?',
    });
    expect(await unread(organizer)).toEqual({ count: 2, last_id: second.id });
    await tourist.post(`${CHAT}/delete-message`, { message_id: second.id });
    const left = await unread(organizer);
    expect(left.count).toBe(1);
    expect(left.last_id).toBeLessThan(second.id);
    await organizer.post(`${CHAT}/send-message`, { chat_id: chat.id, message: 'Yes' });
    expect([await count(organizer), await count(tourist)]).toEqual([1, 1]);
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    await organizer.post(`${CHAT}/mark-as-read`, { chat_id: chat.id });
    expect([await count(organizer), await count(tourist)]).toEqual([0, 1]);
  });
});
