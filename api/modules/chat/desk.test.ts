import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createClient } from '../request/testing/client.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { forgetPerson } from '../user/forget-person.ts';
import { startConversation } from './testing/conversation.ts';

const REPLIES = '/crm/api/chat/quick-replies';
const SAVE = '/crm/api/chat/save-quick-replies';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('quick replies', () => {
  it('are the organizer’s on every device, each once, and nobody else’s', async () => {
    const { organizer } = await startConversation(api);
    const other = (await startConversation(api)).organizer;
    expect((await organizer.get(REPLIES)).body).toEqual({ items: null });
    const items = ['See you at 8', 'A horse carries the packs', 'See you at 8 '];
    const saved = { items: ['See you at 8', 'A horse carries the packs'] };
    expect((await organizer.post(SAVE, { items })).body).toEqual(saved);
    expect((await organizer.get(REPLIES)).body).toEqual(saved);
    expect((await other.get(REPLIES)).body).toEqual({ items: null });
    expect((await organizer.post(SAVE, { items: [] })).body).toEqual({ items: [] });
  });

  it.each([
    ['too many', Array.from({ length: 13 }, (_, at) => `reply ${at}`)],
    ['too long', ['x'.repeat(501)]],
    ['empty', ['\u200b']],
  ])('are refused: %s', async (_why, items) => {
    const { organizer } = await startConversation(api);
    expect((await organizer.post(SAVE, { items })).status).toBe(422);
  });

  it('are nothing that a tourist has', async () => {
    const { tourist } = await startConversation(api);
    const answers = [await tourist.get<ErrorBody>(REPLIES), await tourist.post<ErrorBody>(SAVE, { items: ['x'] })];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(2).fill('403 forbidden'));
  });
});

it('the support sees all bookings of whoever asks it, an organizer those with them', async () => {
  const { tourist, world, organizer, chat } = await startConversation(api);
  const support = createClient(api.url).as((await createUser(api.services, { role: 'admin' })).token);
  const { body: asked } = await tourist.get<Chat>('/crm/api/chat/get-chat-with-support');
  const created = await tourist.post<{ id: number }>('/crm/api/request/create', {
    ...{ idempotency_key: crypto.randomUUID(), tour_id: world.tourId, date_id: world.departureId },
    ...{ shown: world.shown, tourists_count: 1 },
  });
  const seen = async (client: typeof support, chat_id: number) =>
    (await client.get<{ items: { id: number }[] }>('/crm/api/request/list-for-chat', { chat_id })).body.items?.map(
      ({ id }) => id,
    );
  expect(await seen(support, asked.id)).toEqual([created.body.id]);
  expect(await seen(organizer, chat.id)).toEqual([created.body.id]);
  expect(await seen(organizer, asked.id)).toBeUndefined();
});

it('an organizer is told what language their tourist reads, and the zone of their clocks once that is known', async () => {
  const { tourist, organizer, userId, chat } = await startConversation(api);
  const read = async (client: typeof organizer) =>
    (await client.get<Chat>('/crm/api/chat/get-chat', { chat_id: chat.id })).body.tourist;
  expect(await read(organizer)).toMatchObject({ language: 'en-US', timezone: null });
  await api.db
    .updateTable('users')
    .set({ language: 'de-DE', timezone: 'Europe/Berlin' })
    .where('id', '=', userId)
    .execute();
  expect(await read(organizer)).toMatchObject({ language: 'de-DE', timezone: 'Europe/Berlin' });
  expect(await read(tourist)).toBeUndefined();
});

describe('what a tourist has done before', () => {
  const CHAT_CALL = '/crm/api/chat/get-chat';

  async function startPast() {
    const conversation = await startConversation(api);
    const { tourist, userId, world } = conversation;
    const other = await createWorld(api.services);
    const support = createClient(api.url).as((await createUser(api.services, { role: 'admin' })).token);
    const { body: asked } = await tourist.get<Chat>('/crm/api/chat/get-chat-with-support');
    const booked = async ({ tourId, departureId, shown }: typeof world, status: number, year: number) => {
      const { body } = await tourist.post<{ id: number }>('/crm/api/request/create', {
        ...{ idempotency_key: crypto.randomUUID(), tour_id: tourId, date_id: departureId },
        ...{ shown, tourists_count: 1, is_sure: true },
      });
      const created_at = new Date(`${year}-05-01T00:00:00Z`);
      await api.db.updateTable('requests').set({ status, created_at }).where('id', '=', body.id).execute();
    };
    const created_at = new Date('2019-05-01T00:00:00Z');
    await api.db.updateTable('users').set({ created_at }).where('id', '=', userId).execute();
    const pastOf = async (client: typeof tourist, chat_id = conversation.chat.id) =>
      (await client.get<Chat>(CHAT_CALL, { chat_id })).body.tourist?.past;
    const toSupport = () => pastOf(support, asked.id);
    return { ...conversation, other, booked, pastOf, toSupport };
  }

  it('an organizer reads of it what was with them, and nothing of what was with others', async () => {
    const { world, organizer, tourist, other, booked, pastOf } = await startPast();
    for (const status of [4, 5]) await booked(other, status, 2020);
    expect(await pastOf(organizer)).toEqual({ since: null, trips: 0, canceled: 0 });
    for (const status of [4, 4, 5, 6, 7]) await booked(world, status, 2024);
    await booked(world, 1, 2026);
    expect(await pastOf(organizer)).toEqual({ since: 2024, trips: 2, canceled: 1 });
    expect(await pastOf(tourist)).toBeUndefined();
    const { body: list } = await organizer.get<{ items: Chat[] }>('/crm/api/chat/list');
    expect(list.items[0]?.tourist).toEqual({ language: 'en-US', timezone: null });
  });

  it('the support, which sees all bookings, reads of all of it', async () => {
    const { world, other, booked, toSupport } = await startPast();
    await booked(other, 4, 2020);
    for (const status of [4, 5]) await booked(world, status, 2024);
    expect(await toSupport()).toEqual({ since: 2020, trips: 2, canceled: 1 });
  });

  it('nothing is told of somebody whose account was deleted', async () => {
    const { world, userId, organizer, booked, pastOf, toSupport } = await startPast();
    await booked(world, 4, 2024);
    const person = await api.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    await api.db.transaction().execute((trx) => forgetPerson(trx, person));
    expect(await pastOf(organizer)).toBeUndefined();
    expect(await toSupport()).toBeUndefined();
  });
});
