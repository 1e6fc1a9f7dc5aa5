import type { Database } from '@cairn/api/database-types';
import { REVIEW_OPEN_DAYS } from '@cairn/shared-contracts/domain/upload-limits';
import type { Kysely } from 'kysely';
import { TOURIST_EMAIL } from './accounts.ts';
import { insertConversations } from './conversations.ts';

/** Trips that the demo tourist has made, by the link to review them: the last one is too old for that. */
export const DEMO_TRIPS = [
  { tour: 2, endedDaysAgo: 9, review: '0d0e0000-0000-4000-8000-000000000001' },
  { tour: 3, endedDaysAgo: 24, review: '0d0e0000-0000-4000-8000-000000000002' },
  { tour: 4, endedDaysAgo: 51, review: '0d0e0000-0000-4000-8000-000000000003' },
  { tour: 6, endedDaysAgo: 160, review: '0d0e0000-0000-4000-8000-000000000004' },
] as const;

/** An offer for the demo tourist: /order/<uuid>/individual-tour. */
export const DEMO_OFFER = '0d0e0000-0000-4000-8000-0000000000f1';
const OFFER_TOUR = 1;
const OFFER_STARTS_IN = 200;
const OFFER_HELD_FOR = 120;

const DAY_MS = 86_400_000;
const dayFrom = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

type Trip = (typeof DEMO_TRIPS)[number];

const tourRow = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('tours')
    .select(['id', 'days', 'currency', 'organizer_id', 'group_max'])
    .where('id', '=', id)
    .executeTakeFirst();

const priceOf = async (db: Kysely<Database>, tourId: number): Promise<number> => {
  const row = await db
    .selectFrom('departures')
    .select('price')
    .where('tour_id', '=', tourId)
    .orderBy('id')
    .executeTakeFirst();
  return row?.price ?? 80_000;
};

async function insertTrip(
  db: Kysely<Database>,
  userId: number,
  { tour, endedDaysAgo, review }: Trip,
  today: string,
): Promise<void> {
  const made = await tourRow(db, tour);
  if (!made) return;
  const ends_on = dayFrom(today, -endedDaysAgo);
  const starts_on = dayFrom(ends_on, 1 - made.days);
  const price = await priceOf(db, tour);
  const { id: departure_id } = await db
    .insertInto('departures')
    .values({
      ...{ tour_id: tour, starts_on, ends_on, price, seats: made.group_max, free_seats: 0 },
      ...{ prepayment_percent: 15, full_payment_days: 30 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const booked = `${dayFrom(starts_on, -60)}T09:00:00Z`;
  const completed = `${dayFrom(ends_on, 1)}T00:00:30Z`;
  const { id: request_id } = await db
    .insertInto('requests')
    .values({
      ...{ idempotency_key: review, user_id: userId, tour_id: tour, departure_id, status: 4, tourists_count: 2 },
      ...{ currency: made.currency, price_per_person: price, total: price * 2, paid: price * 2 },
      ...{ prepayment: Math.round(price * 0.3), prepayment_percent: 15, balance_due_on: dayFrom(starts_on, -30) },
      ...{ seats_held: true, tourists: '[]', created_at: booked },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('request_events')
    .values([
      { request_id, action: 'request', status: 1, actor: 'tourist', at: booked },
      {
        request_id,
        action: 'confirm',
        from_status: 1,
        status: 2,
        actor: 'organizer',
        at: `${dayFrom(starts_on, -60)}T10:00:00Z`,
      },
      {
        request_id,
        action: 'pay',
        from_status: 2,
        status: 3,
        actor: 'system',
        at: `${dayFrom(starts_on, -60)}T11:00:00Z`,
      },
      { request_id, action: 'complete', from_status: 3, status: 4, actor: 'system', at: completed },
    ])
    .execute();
  await db
    .insertInto('review_invitations')
    .values({
      uuid: review,
      request_id,
      created_at: completed,
      expires_at: `${dayFrom(ends_on, REVIEW_OPEN_DAYS)}T00:00:00Z`,
    })
    .execute();
  await db
    .insertInto('chats')
    .values({ user_id: userId, organizer_id: made.organizer_id, tour_id: tour, request_id, created_at: booked })
    .onConflict((conflict) => conflict.columns(['user_id', 'organizer_id']).doNothing())
    .execute();
}

async function insertOffer(db: Kysely<Database>, today: string): Promise<void> {
  const tour = await tourRow(db, OFFER_TOUR);
  if (!tour) return;
  const { id: individual_id } = await db
    .insertInto('individual_tours')
    .values({
      uuid: DEMO_OFFER,
      tour_id: OFFER_TOUR,
      client_name: 'Kate and friends',
      note: 'As you asked: one day more at Ala-Köl, shorter stages on days three and four, and tents for two instead of three. The horses carry the tents.',
      expires_at: `${dayFrom(today, OFFER_HELD_FOR)}T23:59:59Z`,
      created_at: `${today}T08:00:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const starts_on = dayFrom(today, OFFER_STARTS_IN);
  await db
    .insertInto('all_departures')
    .values({
      ...{ tour_id: OFFER_TOUR, individual_id, starts_on, ends_on: dayFrom(starts_on, tour.days) },
      ...{ price: Math.round((await priceOf(db, OFFER_TOUR)) * 1.2), seats: 4, free_seats: 4 },
      ...{ prepayment_percent: 15, full_payment_days: 45 },
    })
    .execute();
}

/** What the demo tourist has behind and before them. Needs accounts and tours; of a smaller demo some trips are missing. */
export async function insertTravelled(db: Kysely<Database>, today: string): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', TOURIST_EMAIL).executeTakeFirst();
  if (!user) return;
  for (const trip of DEMO_TRIPS) await insertTrip(db, user.id, trip, today);
  await insertConversations(db, user.id);
  await insertOffer(db, today);
}
