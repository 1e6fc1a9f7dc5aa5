import type { UploadedImage } from '@cairn/shared-contracts/api/uploads.schema';
import type { NotificationSettings, Profile } from '@cairn/shared-contracts/api/user.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { AFTER_THE_TOUR, travelled } from '../reviews/testing/travelled.ts';
import { openSession } from './session.ts';
import { mailTo, member, USER } from './testing/people.ts';

const REAUTHENTICATE = { status: 403, body: { code: 'reauthentication_required' } };
let api: TestApi;
beforeAll(async () => {
  const telegram = { source: 'telegram', url: 'https://t.me/cairn_example' } as const;
  const sites = { plain: { hosts: ['localhost'] }, social: { messengers: [telegram] } };
  api = await startTestApi({ now: AFTER_THE_TOUR, env: { SITES_DIR: siteDir(sites) } });
});
afterAll(() => api.close());

const post = <T = Record<string, unknown>>(call: string, body: object, token = '') =>
  api.post<T>(`${USER}/${call}`, body, token ? { token } : {});
const get = <T = Record<string, unknown>>(call: string, token = '', headers: Record<string, string> = {}) =>
  api.get<T>(`${USER}/${call}`, { headers, ...(token ? { token } : {}) });
const stale = (userId: number) =>
  api.db
    .updateTable('sessions')
    .set({ proved_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute();

async function upload(token: string, content: Buffer, type = 'image/png') {
  const form = new FormData();
  form.append('bucket', 'avatar');
  form.append('image', new Blob([new Uint8Array(content)], { type }), 'kate.png');
  const headers = { 'x-authorization': token };
  const response = await fetch(`${api.url}/crm/api/image/upload`, { method: 'POST', body: form, headers });
  // the call's own contract, tested with the uploads
  return { status: response.status, body: (await response.json()) as UploadedImage };
}
const picture = () =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: '#468' } })
    .png()
    .toBuffer();

describe('the profile photo', () => {
  const take = (token: string, avatar_id: number | null) => post<Profile>('update-profile-photo', { avatar_id }, token);

  it('is a picture of one’s own; another one, or none, takes its place', async () => {
    const { token } = await member(api);
    const first = (await upload(token, await picture())).body;
    expect((await take(token, first.id)).body.avatar).toMatchObject({ image: first.image });
    const second = (await upload(token, await picture())).body;
    expect((await take(token, second.id)).body.avatar).toMatchObject({ image: second.image });
    const released = await api.db.selectFrom('uploads').select('attached_at').where('id', '=', first.id).execute();
    expect(released).toEqual([{ attached_at: null }]);
    expect((await take(token, null)).body.avatar).toBeNull();
  });

  it('of somebody else, or one that is not there, is not found', async () => {
    const [mine, theirs] = [await member(api), await member(api)];
    const { id } = (await upload(theirs.token, await picture())).body;
    for (const unknown of [id, 2_000_000_000]) {
      expect(await take(mine.token, unknown)).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
    }
  });

  it.each([
    ['SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['too large a file', Buffer.alloc(10_000_001, 1), 413],
  ])('is not %s', async (_case, content, status) => {
    const { token } = await member(api);
    expect((await upload(token, content, 'image/svg+xml')).status).toBe(status);
  });
});

it('notifications are on but for the journal until one is turned off, and each stays as it was set', async () => {
  const { token } = await member(api);
  const all = { chat_messages: true, booking_status: true, price_drops: true, journal: true };
  expect((await get<NotificationSettings>('notifications', token)).body).toEqual({ ...all, journal: false });
  await Promise.all([
    post('set-notifications', { booking_status: false }, token),
    post('set-notifications', { price_drops: false }, token),
  ]);
  expect((await get('notifications', token)).body).toEqual({
    ...{ chat_messages: true, booking_status: false, price_drops: false, journal: false },
  });
  expect((await post('set-notifications', { journal: true }, token)).body).toEqual({
    ...{ chat_messages: true, booking_status: false, price_drops: false, journal: true },
  });
});

it('messengers are those that the site offers; one that is connected can be disconnected', async () => {
  const { token, user } = await member(api);
  await api.db
    .insertInto('messenger_connections')
    .values({ user_id: user.id, source: 'telegram', external_id: '77' })
    .execute();
  expect((await get('messengers', token, asSite('social'))).body).toEqual({
    items: [
      { source: 'telegram', is_connected: true, url: '/dev/messenger?source=telegram' },
      { source: 'whatsapp', is_connected: false, url: null },
      { source: 'vk', is_connected: false, url: null },
    ],
  });
  expect((await post('disconnect-messenger', { source: 'telegram' }, token)).body).toMatchObject({
    items: [{ source: 'telegram', is_connected: false }, {}, {}],
  });
});

describe('verification', () => {
  it('is for the people of the organizer', async () => {
    const { organizerId, organizerToken } = await createWorld(api.services);
    const other = await createWorld(api.services);
    const query = `?orgId=${organizerId}`;
    expect(await get(`verification-data${query}`, organizerToken)).toMatchObject({
      ...{ status: 200, body: { is_email_verified: true, is_phone_verified: false, is_passport_verified: true } },
    });
    const { body } = await get<{ accessToken: string }>(`get-verification-access-token${query}`, organizerToken);
    const claims: unknown = JSON.parse(Buffer.from(body.accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ org: organizerId, exp: Date.parse(AFTER_THE_TOUR) / 1_000 + 600 });
    for (const call of ['verification-data', 'get-verification-access-token']) {
      expect(await get(call + query, other.organizerToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await get(call + query, (await member(api)).token)).toMatchObject({ status: 403 });
      expect(await get(`${call}?orgId=1999999999`, organizerToken)).toMatchObject({
        ...{ status: 404, body: { code: 'organizer_not_found' } },
      });
      expect((await get(call + query)).status).toBe(401);
    }
  });
});

/** Somebody whose name and addresses lie in every table that may hold them, after a tour that was made and reviewed. */
async function wellKnown() {
  const world = await createWorld(api.services);
  const name = { first_name: 'Zdenka', last_name: 'Qvistova' };
  const { requestId, uuid, tourist } = await travelled({ api, world });
  const phone = `+4207${String(requestId).padStart(8, '0')}`;
  const { db } = api;
  const now = api.services.clock.now();
  await db
    .updateTable('users')
    .set({ ...name, phone, phone_verified_at: now })
    .where('id', '=', tourist.id)
    .execute();
  const text = 'Zdenka here: four passes and not a dull hour, and the evenings at the lake.';
  const review = { uuid, rating: 5, aspects: { organizer: 5 }, text: text.replace('Zdenka here: f', 'F'), images: [] };
  expect((await api.post('/spa/review', review)).status).toBe(200);
  const person = { ...name, middle_name: '', full_name: 'Zdenka Qvistova', birthday: null, passport: '' };
  const rights = { food_restriction: '', weight: null, is_touched: true, can_edit: true, can_delete: true };
  await db
    .updateTable('requests')
    .set({
      message: `Call Zdenka: ${phone}`,
      tourists: JSON.stringify([{ ...person, ...rights, phone, email: tourist.email }]),
    })
    .where('id', '=', requestId)
    .execute();
  const chat = await db
    .insertInto('chats')
    .values({ user_id: tourist.id, organizer_id: world.organizerId })
    .onConflict((conflict) => conflict.columns(['user_id', 'organizer_id']).doUpdateSet({ user_id: tourist.id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat_messages')
    .values({ chat_id: chat.id, author: 'organizer', message: `Dear ZDENKA, is ${tourist.email} right?` })
    .execute();
  const { tourId: tour_id } = world;
  const order = { tour_id, email: tourist.email, currency: 'EUR', language: 'en-US' };
  await db
    .insertInto('program_orders')
    .values({ ...order, channel: 'email' })
    .execute();
  await db
    .insertInto('program_subscriptions')
    .values({ ...order, subscriber_id: 's' })
    .execute();
  await db
    .insertInto('help_requests')
    .values({ type: 'x', phone, details: JSON.stringify({ name: 'Zdenka' }) })
    .execute();
  await db.insertInto('tour_complaints').values({ tour_id, user_id: tourist.id, body: 'I, Qvistova, say' }).execute();
  await db.insertInto('favourites').values({ user_id: tourist.id, tour_id }).execute();
  await post('auth', { login: tourist.email, password: 'not the right one' });
  await post('send-auth-code', { login: tourist.email });
  await settled(db);
  return { ...tourist, phone, requestId, world };
}

/** every table whose rows, written as text, hold one of the strings */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(api.db);
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } =
        await sql`SELECT 1 FROM ${sql.table(name)} AS t WHERE t::text ILIKE ${`%${word}%`} LIMIT 1`.execute(api.db);
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  // what was delivered lies in the reader's mailbox, which this table stands for
  return found.filter((one) => !one.startsWith('dev_messages: '));
}

describe('all data as a file', () => {
  it('holds what there is of the person, and no keys', async () => {
    const { token, email, phone } = await wellKnown();
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
    const { token, email, phone, id, requestId } = await wellKnown();
    const words = [email, phone, 'Zdenka', 'Qvistova'];
    const others = await tablesWith(words);
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
    expect(await tablesWith(words)).toEqual([]);
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

  it('only with a fresh proof and the word; nobody else is touched', async () => {
    const [mine, theirs] = [await member(api), await createUser(api.services)];
    expect(await post('delete-account', { confirm: 'yes' }, mine.token)).toMatchObject({ status: 422 });
    await stale(mine.user.id);
    expect(await remove(mine.token)).toMatchObject(REAUTHENTICATE);
    expect((await get('profile', mine.token)).status).toBe(200);
    expect((await get('profile', theirs.token)).status).toBe(200);
  });
});

it.each(['update-profile-photo', 'set-notifications', 'disconnect-messenger', 'delete-account'])(
  '%s asks a guest to log in',
  async (call) => {
    expect(await post(call, {})).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  },
);
