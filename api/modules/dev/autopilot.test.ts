import { randomUUID } from 'node:crypto';
import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld, type World } from '../request/testing/world.ts';

describe('the autopilot of a demonstration', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let world: World;
  beforeAll(async () => {
    api = await startTestApi({ env: { AUTOPILOT: 'on', AUTOPILOT_DELAY_MS: '0' } });
    world = await createWorld(api.services);
  });
  afterAll(() => api.close());

  const tourist = async (): Promise<Client> => createClient(api.url, (await createUser(api.services)).token);
  const messages = async (client: Client, chatId: number) =>
    (await client.get<{ items: ChatMessage[] }>('/crm/api/chat/get-messages', { chat_id: chatId })).body.items;

  it('confirms a request and welcomes the tourist', async () => {
    const client = await tourist();
    const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
      idempotency_key: randomUUID(),
      tour_id: world.tourId,
      date_id: world.departureId,
      tourists_count: 2,
    });
    await settled(api.db);
    const { body: confirmed } = await client.get<Booking>('/crm/api/request/get', { id: booking.id });
    expect(confirmed).toMatchObject({ status: S.pendingPrepayment, can_pay: true });
    expect(confirmed.history.at(-1)).toMatchObject({ status: S.pendingPrepayment, actor: 'organizer' });
    const talk = await messages(client, confirmed.chat_id ?? 0);
    expect(talk.map(({ direction }) => direction)).toEqual(['system', 'system', 'input']);
    expect(talk.at(-1)?.message).toContain('Hello Kate, Aigerim here. Your 2 seats are confirmed');
  });

  it('answers what is asked, once', async () => {
    const client = await tourist();
    const { body: chat } = await client.post<Chat>('/crm/api/chat/get-chat-with-organizer', {
      organizer_id: world.organizerId,
      tour_id: world.tourId,
      message: 'What should I pack?',
    });
    await settled(api.db);
    const talk = await messages(client, chat.id);
    expect(talk.map(({ direction }) => direction)).toEqual(['output', 'input']);
    expect(talk[1]?.message).toContain('boots');
  });
});

describe('without the autopilot', () => {
  it('nothing is even queued for it', async () => {
    const api = await startTestApi();
    const world = await createWorld(api.services);
    const client = createClient(api.url, (await createUser(api.services)).token);
    await client.post('/crm/api/chat/get-chat-with-organizer', { organizer_id: world.organizerId, message: 'Hello' });
    const kinds = await api.db.selectFrom('outbox').select('kind').execute();
    await api.close();
    expect(kinds).toEqual([{ kind: 'chat.message' }]);
  });
});
