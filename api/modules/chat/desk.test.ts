import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createClient } from '../request/testing/client.ts';
import { createUser } from '../request/testing/world.ts';
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
