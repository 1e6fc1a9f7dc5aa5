import { randomUUID } from 'node:crypto';
import { type Client, createClient } from '@cairn/api/testing/request/client';
import { settled } from '@cairn/api/testing/request/settled';
import { createUser, createWorld, type World } from '@cairn/api/testing/request/world';
import { AFTER_THE_TOUR, travelled } from '@cairn/api/testing/reviews/travelled';
import { startTestApi } from '@cairn/api/testing/start-test-api';
import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import demo from '../extension.ts';

describe('the autopilot of a demonstration', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let world: World;
  beforeAll(async () => {
    api = await startTestApi({ now: AFTER_THE_TOUR, extensions: [demo({ AUTOPILOT_DELAY_MS: '0' })] });
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
      shown: world.shown,
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
    // who answers has read it
    expect(talk[0]?.is_read).toBe(true);
  });

  it('leaves the answer to an organizer who is there', async () => {
    const client = await tourist();
    const other = await createWorld(api.services);
    const { id } = await api.db
      .selectFrom('users')
      .select('id')
      .where('organizer_id', '=', other.organizerId)
      .executeTakeFirstOrThrow();
    await api.db.insertInto('present_users').values({ node: randomUUID(), user_id: id }).execute();
    const ask = { organizer_id: other.organizerId, message: 'What should I pack?' };
    const { body: chat } = await client.post<Chat>('/crm/api/chat/get-chat-with-organizer', ask);
    await settled(api.db);
    expect((await messages(client, chat.id)).map(({ direction }) => direction)).toEqual(['output']);
    const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
      ...{ idempotency_key: randomUUID(), tour_id: other.tourId, date_id: other.departureId },
      ...{ shown: other.shown, tourists_count: 1 },
    });
    await settled(api.db);
    const { body: asked } = await client.get<Booking>('/crm/api/request/get', { id: booking.id });
    expect(asked.status).toBe(S.pendingConfirm);
  });

  it('welcomes whoever wrote with the request, and says no more', async () => {
    const client = await tourist();
    const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
      idempotency_key: randomUUID(),
      tour_id: world.tourId,
      date_id: world.departureId,
      shown: world.shown,
      tourists_count: 1,
      message: 'What should I pack?',
    });
    await settled(api.db);
    const { body: confirmed } = await client.get<Booking>('/crm/api/request/get', { id: booking.id });
    const talk = await messages(client, confirmed.chat_id ?? 0);
    expect(talk.map(({ direction }) => direction)).toEqual(['system', 'output', 'system', 'input']);
    expect(talk.at(-1)?.message).toContain('is confirmed');
    expect(talk[1]?.is_read).toBe(true);
  });

  it('acts as an account of the organizer, whether or not anybody has one', async () => {
    const other = await createWorld(api.services);
    await api.db.updateTable('users').set({ role: 'client' }).where('organizer_id', '=', other.organizerId).execute();
    const client = await tourist();
    const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
      ...{ idempotency_key: randomUUID(), tour_id: other.tourId, date_id: other.departureId },
      ...{ shown: other.shown, tourists_count: 1 },
    });
    await settled(api.db);
    const actor = await api.db
      .selectFrom('request_events as e')
      .innerJoin('users as u', 'u.id', 'e.user_id')
      .select(['u.role', 'u.organizer_id', 'u.email', 'e.actor'])
      .where('e.request_id', '=', booking.id)
      .where('e.action', '=', 'confirm')
      .executeTakeFirst();
    expect(actor).toEqual({ role: 'organizer', organizer_id: other.organizerId, email: null, actor: 'organizer' });
  });

  it('publishes reviews', async () => {
    const { uuid } = await travelled({ api, world });
    await api.post('/spa/review', { uuid, rating: 4, text: 'Four passes and not a dull hour on any of them.' });
    await settled(api.db);
    const { body } = await api.get<ReviewInvitation>(`/spa/review-invitation?uuid=${uuid}`);
    expect(body.state).toBe('published');
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
    expect(kinds.map(({ kind }) => kind)).toContain('chat.message@notice');
    expect(kinds.filter(({ kind }) => kind.includes('autopilot'))).toEqual([]);
  });
});
