import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { describe, expect, it } from '@jest/globals';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { AFTER_THE_TOUR } from '../reviews/testing/travelled.ts';
import { openSession } from './session.ts';
import { REAUTHENTICATE, startAccountApi } from './testing/account-api.ts';
import { mailTo, member, USER } from './testing/people.ts';
import { tablesWith, wellKnown } from './testing/well-known.ts';

const { api, post, stale } = await startAccountApi({ from: AFTER_THE_TOUR });
const get = <T = Record<string, unknown>>(call: string, token = '') =>
  api.get<T>(`${USER}/${call}`, token ? { token } : {});

describe('all data as a file', () => {
  it('holds what there is of the person, and no keys', async () => {
    const { token, email, phone } = await wellKnown(api);
    const { status, body, headers } = await get('export', token);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')]);
    expect(body).toMatchObject({
      profile: { first_name: 'Zdenka', email, phone },
      sessions: [{ is_current: true }],
      bookings: [{ tour: 'Terskey Alatau traverse', tourists: [{ full_name: 'Zdenka Qvistova' }], payments: [] }],
      reviews: [{ rating: 5 }],
      favourites: [{ name: 'Terskey Alatau traverse' }],
      messages: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(email) })]),
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|public_key|secret/);
  });

  it('has every message, however many', async () => {
    const { token, user } = await member(api);
    const { organizerId } = await createWorld(api.services);
    const chat = { user_id: user.id, organizer_id: organizerId };
    const { id } = await api.db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      chat_id: id,
      author: 'organizer',
      message: `No. ${index}`,
    }));
    await api.db.insertInto('chat_messages').values(rows).execute();
    const { body } = await get<{ messages: { message: string }[] }>('export', token);
    expect(body.messages.map(({ message }) => message)).toEqual(rows.map(({ message }) => message));
  });

  it('wants a fresh proof', async () => {
    const { token, user } = await member(api);
    await stale(user.id);
    expect(await get('export', token)).toMatchObject(REAUTHENTICATE);
    expect((await get('export')).status).toBe(401);
  });
});

describe('an account is deleted', () => {
  const remove = (token: string) => post('delete-account', { confirm: 'DELETE' }, token);

  it('with all that names its owner, in every table; bookings stay, and one mail says so', async () => {
    const { token, email, phone, id, requestId } = await wellKnown(api);
    const words = [email, phone, 'Zdenka', 'Qvistova'];
    const others = await tablesWith(api, words);
    expect(others).toEqual(
      expect.arrayContaining(['users: Zdenka', 'requests: Qvistova', 'reviews: Zdenka', `limits: ${email}`]),
    );
    // the ones of the test before have the same name: they go first
    await api.db.updateTable('users').set({ last_name: 'Qvistova' }).where('id', '=', id).execute();
    for (const other of await namesakes(id)) expect((await remove(other)).status).toBe(200);
    expect(await remove(token)).toMatchObject({ status: 200, body: { result: true } });
    expect((await get('profile', token)).status).toBe(401);
    expect(await mailTo(api, email)).toContain('are deleted');
    await settled(api.db);
    expect(await tablesWith(api, words)).toEqual([]);
    const booking = await api.db.selectFrom('requests').selectAll().where('id', '=', requestId).executeTakeFirst();
    expect(booking).toMatchObject({ user_id: id, tourists: [], total: 178_000, message: 'Call …: …' });
    await post('send-auth-code', { login: email });
    expect(await mailTo(api, email)).toContain('there is no account');
  });

  const namesakes = async (but: number) => {
    const rows = await api.db
      .selectFrom('users')
      .select('id')
      .where('first_name', '=', 'Zdenka')
      .where('id', '!=', but)
      .execute();
    return Promise.all(rows.map(async ({ id }) => (await openSession(api.services, api.db, id)).token));
  };

  it('not while a confirmed trip lies ahead; after it was cancelled', async () => {
    const booking = await confirmedBooking(api);
    expect(await remove(booking.token)).toMatchObject({ status: 409, body: { code: 'account_has_trips' } });
    expect((await get('profile', booking.token)).status).toBe(200);
    await booking.cancel();
    expect((await remove(booking.token)).status).toBe(200);
  });

  it('a request that nobody has confirmed is cancelled with it', async () => {
    const booking = await confirmedBooking(api);
    await api.db.updateTable('requests').set({ status: S.pendingConfirm }).where('id', '=', booking.id).execute();
    expect((await remove(booking.token)).status).toBe(200);
    const row = await api.db
      .selectFrom('requests')
      .select(['status', 'seats_held'])
      .where('id', '=', booking.id)
      .execute();
    expect(row).toEqual([{ status: S.canceledByTourist, seats_held: false }]);
  });

  it('what its owner writes meanwhile is said before it, without the name, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const { token, id: request_id } = await confirmedBooking(api);
      // its cancellation is told in the same conversation
      await api.db.updateTable('requests').set({ status: S.pendingConfirm }).where('id', '=', request_id).execute();
      const { id: chat_id, user_id: id } = await api.db
        .selectFrom('chats')
        .select(['id', 'user_id'])
        .where('request_id', '=', request_id)
        .executeTakeFirstOrThrow();
      await api.db.updateTable('users').set({ first_name: 'Zdenka' }).where('id', '=', id).execute();
      const send = (at: number) =>
        api.post('/crm/api/chat/send-message', { chat_id, message: `Zdenka ${at}`, client_key: `${at}` }, { token });
      const [removed, ...sent] = await Promise.all([remove(token), ...Array.from({ length: 8 }, (_, at) => send(at))]);
      expect(removed?.status).toBe(200);
      expect(sent.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
      const rows = await api.db.selectFrom('chat_messages').selectAll().where('chat_id', '=', chat_id).execute();
      expect(JSON.stringify(rows)).not.toMatch(/zdenka/i);
      expect(rows.filter(({ user_id }) => user_id === id).length).toBeGreaterThanOrEqual(
        sent.filter(({ status }) => status === 200).length,
      );
    }
  });

  it('only with a fresh proof and the word; nobody else is touched', async () => {
    const [mine, theirs] = [await member(api), await createUser(api.services)];
    expect(await post('delete-account', { confirm: 'yes' }, mine.token)).toMatchObject({ status: 422 });
    await stale(mine.user.id);
    expect(await remove(mine.token)).toMatchObject(REAUTHENTICATE);
    expect((await get('profile', mine.token)).status).toBe(200);
    expect((await get('profile', theirs.token)).status).toBe(200);
  });
});

it('delete-account asks a guest to log in', async () => {
  expect(await post('delete-account', {})).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
