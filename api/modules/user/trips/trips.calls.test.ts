import { randomUUID } from 'node:crypto';
import { travelInfo } from '@cairn/shared-contracts/api/travel.schema';
import type { Trips } from '@cairn/shared-contracts/api/user.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { ENGLISH_READER } from '../../../platform/told.ts';
import { makeDeparture, makePlace } from '../../../testing/factories.ts';
import { asSite, siteDir } from '../../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { confirmedBooking, pay } from '../../payment/testing/payments.ts';
import { createUser, createWorld } from '../../request/testing/world.ts';
import { AFTER_THE_TOUR, travelled } from '../../reviews/testing/travelled.ts';
import { readTrips } from './read-trips.ts';

const TRIPS = '/crm/api/user/trips';
const REVIEW = '/spa/review';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: AFTER_THE_TOUR,
    env: { SITES_DIR: siteDir({ plain: { hosts: ['localhost'] }, arrivals: { arrival: true } }) },
  });
});
afterAll(() => api.close());

const tripsOf = async (token: string, headers = {}) => (await api.get<Trips>(TRIPS, { token, headers })).body;
const TOURISTS = { tourists_count: 1, currency: 'EUR', price_per_person: 10_000, total: 10_000, prepayment: 1_500 };

async function addTrip(user_id: number, tourId: number, row: { status: number; starts_on: string; ends_on: string }) {
  const { status, ...dates } = row;
  const departure_id = await makeDeparture(api.db, tourId, dates);
  const { id } = await api.db
    .insertInto('requests')
    .values({
      ...{ ...TOURISTS, user_id, status, departure_id, tour_id: tourId, idempotency_key: randomUUID() },
      ...{ prepayment_percent: 15, balance_due_on: '2027-04-01', tourists: '[]' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('a trip goes from the confirmation to its prepayment, and the list says what is next', async () => {
  const booking = await confirmedBooking(api);
  const { token } = booking;
  const before = (await tripsOf(token)).coming;
  expect(before).toMatchObject([
    {
      ...{ id: booking.id, uuid: booking.uuid, status: S.pendingPrepayment, total: 178_000, paid: 0, refunded: 0 },
      tour: { name: 'Terskey Alatau traverse', image: { image: expect.stringContaining('/media/') } },
      organizer: { id: booking.world.organizerId, name: 'Terskey Walks' },
      next: { action: 'prepay', actor: 'tourist', amount: 26_700, due_at: '2027-03-02T12:00:00.000Z' },
      review: null,
    },
  ]);
  expect(before[0]?.chat_id).toEqual(expect.any(Number));
  await pay(api, booking.uuid);
  expect((await tripsOf(token)).coming[0]).toMatchObject({
    ...{ status: S.madePrepayment, paid: 26_700 },
    next: { action: 'pay', actor: 'tourist', amount: 151_300 },
  });
  await booking.cancel();
  const { coming, past } = await tripsOf(token);
  expect(coming).toEqual([]);
  expect(past).toMatchObject([
    {
      status: S.canceledByTourist,
      paid: 0,
      refunded: 26_700,
      next: { action: 'none', actor: 'nobody' },
      checklist: [],
    },
  ]);
});

it('a tour that was made asks for its review, and shows the one that was written', async () => {
  const world = await createWorld(api.services);
  const { uuid, tourist } = await travelled({ api, world });
  expect((await tripsOf(tourist.token)).past).toMatchObject([
    { next: { action: 'review', actor: 'tourist' }, review: { uuid, rating: null, open_until: expect.any(String) } },
  ]);
  const text = 'Six days without a single boring hour: passes, lakes, and bread from the oven.';
  const aspects = { organizer: 5, value: 4 };
  expect((await api.post(REVIEW, { uuid, rating: 4, aspects, text, images: [] })).status).toBe(200);
  expect((await tripsOf(tourist.token)).past).toMatchObject([
    { next: { action: 'none' }, review: { uuid, rating: 4, open_until: null } },
  ]);
});

it('the next trip comes first, the latest past one first, and nobody sees those of others', async () => {
  const { tourId } = await createWorld(api.services);
  const { id, token } = await createUser(api.services);
  const far = await addTrip(id, tourId, { status: S.madePrepayment, starts_on: '2027-09-01', ends_on: '2027-09-08' });
  const near = await addTrip(id, tourId, { status: S.pendingConfirm, starts_on: '2027-04-01', ends_on: '2027-04-08' });
  const now = await addTrip(id, tourId, { status: S.madePrepayment, starts_on: '2027-02-25', ends_on: '2027-03-01' });
  const old = await addTrip(id, tourId, { status: S.tourComplete, starts_on: '2026-05-01', ends_on: '2026-05-08' });
  const late = await addTrip(id, tourId, {
    status: S.canceledByAuthor,
    starts_on: '2026-07-01',
    ends_on: '2026-07-08',
  });
  const { coming, past } = await tripsOf(token);
  expect(coming.map((trip) => trip.id)).toEqual([now, near, far]);
  expect(past.map((trip) => trip.id)).toEqual([late, old]);
  const stranger = await createUser(api.services);
  expect(await tripsOf(stranger.token)).toEqual({ coming: [], past: [] });
});

it('a site that asks how people arrive has it in the list', async () => {
  const { tourId } = await createWorld(api.services);
  const { id, token } = await createUser(api.services);
  await addTrip(id, tourId, { status: S.madePrepayment, starts_on: '2027-09-01', ends_on: '2027-09-08' });
  const kinds = async (headers: Record<string, string>) =>
    (await tripsOf(token, headers)).coming[0]?.checklist.map(({ kind }) => kind);
  expect(await kinds(asSite('plain'))).toEqual(['payment', 'tourists', 'meeting']);
  expect(await kinds(asSite('arrivals'))).toEqual(['payment', 'tourists', 'arrival', 'meeting']);
  const trip = (await tripsOf(token, asSite('arrivals'))).coming[0];
  expect(trip?.checklist[2]).toMatchObject({ kind: 'arrival', done: 0, total: 1 });
  const arrival = JSON.stringify(travelInfo.parse({ transport_type: 4 }));
  await api.db
    .insertInto('travel_infos')
    .values({ tourist_id: randomUUID(), request_id: trip?.id ?? 0, arrival })
    .execute();
  expect((await tripsOf(token, asSite('arrivals'))).coming[0]?.checklist[2]).toMatchObject({ done: 1, total: 1 });
});

it('where and when one is met is in the list: the place of the tour, then what the organizer says', async () => {
  const { token, uuid, id } = await confirmedBooking(api);
  const first = async () => (await tripsOf(token)).coming[0];
  const told = (trip: Trips['coming'][number] | undefined) => trip?.checklist.find(({ kind }) => kind === 'meeting');
  const before = await first();
  expect(before?.meeting).toEqual({ place: expect.stringMatching(/./), text: null });
  expect(told(before)).toMatchObject({ done: 0, actor: 'organizer' });
  await pay(api, uuid);
  const say = (saved_at: Date | null) =>
    api.db.updateTable('meetings').set({ text: 'Hotel Rosa, 08:30', saved_at }).where('request_id', '=', id).execute();
  await say(null);
  expect((await first())?.meeting?.text).toBeNull();
  await say(api.services.clock.now());
  const after = await first();
  expect(after?.meeting?.text).toBe('Hotel Rosa, 08:30');
  expect(told(after)).toMatchObject({ done: 1, total: 1, actor: 'nobody' });
});

it('a balance in parts is due part by part, and what must be answered is in the list', async () => {
  const { world, token, uuid, id, client } = await confirmedBooking(api);
  const one = async () => (await tripsOf(token)).coming[0];
  const checkOf = async (kind: string) => (await one())?.checklist.find((check) => check.kind === kind);
  await pay(api, uuid);
  const part = (number: number, amount: number, due_on: string) => ({
    ...{ request_id: id, of_total: 178_000, number, amount, due_on },
  });
  await api.db
    .insertInto('instalments')
    .values([part(1, 50_000, '2027-03-20'), part(2, 101_300, '2027-05-01')])
    .execute();
  expect((await one())?.next).toMatchObject({ action: 'pay_part', amount: 50_000 });
  expect((await one())?.next.due_at).toBe('2027-03-20T23:59:59.000Z');
  expect(await checkOf('payment')).toMatchObject({ due_at: '2027-03-20T23:59:59.000Z' });
  // a plan of another price is none any more
  await api.db.updateTable('instalments').set({ of_total: 1 }).where('request_id', '=', id).execute();
  expect((await one())?.next).toMatchObject({ action: 'pay', amount: 151_300 });

  expect(await checkOf('questions')).toBeUndefined();
  const question = { tour_id: world.tourId, kind: 'text', is_required: true };
  const { id: question_id } = await api.db
    .insertInto('tour_questions')
    .values({ ...question, question: 'Size of boots?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('tour_questions')
    .values([
      { ...question, question: 'Not asked any more', withdrawn_at: api.services.clock.now() },
      { ...question, question: 'If one likes', is_required: false },
    ])
    .execute();
  expect(await checkOf('questions')).toMatchObject({ done: 0, total: 2, actor: 'tourist' });
  const named = await client.post<{ tourists: { id: string }[] }>(
    '/crm/api/request/update-tourists',
    { tourists: [{ first_name: 'Kate', last_name: 'Novak' }] },
    { request_id: id },
  );
  const tourist_id = named.body.tourists[0]?.id ?? '';
  const answers = [{ tourist_id, question_id, answer: '39' }];
  expect((await client.post('/crm/api/request/update-tourists-questionnaires', { answers }, { id })).status).toBe(200);
  expect(await checkOf('questions')).toMatchObject({ done: 1, total: 2, actor: 'tourist' });
});

it('three hundred trips cost as many queries as one', async () => {
  const { tourId } = await createWorld(api.services);
  const { id } = await createUser(api.services);
  const departure_id = await makeDeparture(api.db, tourId, { starts_on: '2028-01-01', ends_on: '2028-01-08' });
  const add = (count: number) =>
    api.db
      .insertInto('requests')
      .values(
        Array.from({ length: count }, () => ({
          ...{ ...TOURISTS, user_id: id, status: S.pendingConfirm, departure_id, tour_id: tourId },
          ...{ idempotency_key: randomUUID(), prepayment_percent: 15, balance_due_on: '2027-12-01', tourists: '[]' },
        })),
      )
      .execute();
  async function queriesOf() {
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const services = { ...api.services, db: api.db.withPlugin(counting) };
    const { coming } = await readTrips(services, id, api.services.sites.choose({}).config, ENGLISH_READER);
    return { queries, trips: coming.length };
  }
  await add(1);
  const one = await queriesOf();
  await add(299);
  expect([one, await queriesOf()]).toEqual([
    { queries: one.queries, trips: 1 },
    { queries: one.queries, trips: 300 },
  ]);
  expect(one.queries).toBeGreaterThan(0);
});

it('a guest is asked to log in', async () => {
  expect(await api.get(TRIPS)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});

it('a trip starts in a place that its traveller reads in their language', async () => {
  const { token, world } = await confirmedBooking(api);
  await makePlace(api.db, 'countries', {
    ...{ name: 'Kyrgyzstan', slug: 'kyrgyzstan', names: JSON.stringify({ de: 'Kirgisistan' }) },
  });
  await api.db
    .updateTable('tours')
    .set({ start_place: 'Karakol, Kyrgyzstan' })
    .where('id', '=', world.tourId)
    .execute();
  const meetingIn = async (language: string) => (await tripsOf(token, { 'x-language': language })).coming[0]?.meeting;
  expect(await meetingIn('de-DE')).toEqual({ place: 'Karakol, Kirgisistan', place_language: 'de', text: null });
  expect(await meetingIn('en-US')).toEqual({ place: 'Karakol, Kyrgyzstan', text: null });
  // nobody has translated it: the organizer's own words
  await api.db.updateTable('tours').set({ start_place: 'Hotel Karagat' }).where('id', '=', world.tourId).execute();
  expect(await meetingIn('de-DE')).toEqual({ place: 'Hotel Karagat', text: null });
});
