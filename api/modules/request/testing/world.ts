import { randomUUID } from 'node:crypto';
import type { ShownPrice } from '@cairn/shared-contracts/api/request.schema';
import type { Discount } from '@cairn/shared-contracts/domain/discount';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';
import type { Services } from '../../../platform/services.ts';
import { makeDeparture, makeOrganizer, makeTour } from '../../../testing/factories.ts';
import { openSession } from '../../user/session.ts';
import { offerTerms } from '../price.ts';

/** A small market for tests: an organizer with an account, a tour with two variants, a departure with 12 seats in 90 days. */
export interface World {
  organizerId: number;
  tourId: number;
  departureId: number;
  singleVariantId: number;
  /** what the page shows of the departure's price today */
  shown: ShownPrice;
  /** minor units, of the single variant */
  singleDelta: number;
  /** access token of the organizer's account */
  organizerToken: string;
}

export interface WorldOptions {
  seats?: number;
  /** days from today */
  startsIn?: number;
  discount?: Discount;
  /** by default one of its own */
  country_id?: number;
}

const PRICE = 89_000;
const SINGLE_DELTA = 9_000;
const DAY_MS = 86_400_000;
/** of a departure, as the factory makes it */
const TERMS = {
  ...{ prepayment_percent: 15, full_payment_days: 30, instalments: 1 },
  ...{ not_guaranteed: false, flight_included: false },
};
const inDays = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

export async function createWorld(
  services: Pick<Services, 'db' | 'clock'>,
  options: WorldOptions = {},
): Promise<World> {
  const { db, clock } = services;
  const { seats = 12, startsIn = 90, discount, country_id } = options;
  const inCountry = country_id === undefined ? {} : { country_id };
  const organizerId = await makeOrganizer(db, { name: 'Terskey Walks', person: 'Aigerim Sadykova', ...inCountry });
  const tourId = await makeTour(db, {
    organizer_id: organizerId,
    name: 'Terskey Alatau traverse',
    start_place: 'Karakol',
    ...inCountry,
  });
  const single = await db
    .insertInto('tour_variants')
    .values({ tour_id: tourId, kind: 'single', name: 'Single tent', description: '', price_delta: SINGLE_DELTA })
    .returning('id')
    .executeTakeFirstOrThrow();
  const starts_on = inDays(clock.today(), startsIn);
  const ends_on = inDays(starts_on, 7);
  const departureId = await makeDeparture(db, tourId, {
    starts_on,
    ends_on,
    price: PRICE,
    seats,
    free_seats: seats,
    discount: discount ? JSON.stringify(discount) : null,
  });
  const organizer = await createUser(services, { role: 'organizer', organizer_id: organizerId, first_name: 'Aigerim' });
  const terms = { currency: 'EUR', price: PRICE, discount: discount ?? null, starts_on, ends_on };
  return {
    organizerId,
    tourId,
    departureId,
    singleVariantId: single.id,
    singleDelta: SINGLE_DELTA,
    shown: offerTerms({ ...TERMS, ...terms }, clock.today()),
    organizerToken: organizer.token,
  };
}

/** An account that is logged in. */
export async function createUser(
  services: Pick<Services, 'db' | 'clock'>,
  row: Partial<{ role: string; organizer_id: number; first_name: string; email: string }> = {},
): Promise<{ id: number; token: string; email: string }> {
  const email = row.email ?? `walker-${randomUUID()}@example.org`;
  const user = await services.db
    .insertInto('users')
    .values({ first_name: 'Kate', last_name: 'Novak', ...row, email, email_verified_at: services.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: user.id, token: await logIn(services, user.id), email };
}

/** Opens a session of theirs. @returns its access token */
export const logIn = async (services: Pick<Services, 'db' | 'clock'>, userId: number): Promise<string> =>
  (await openSession(services, services.db, userId)).token;

export const freeSeats = async (db: Kysely<Database>, departureId: number): Promise<number> =>
  (await db.selectFrom('departures').select('free_seats').where('id', '=', departureId).executeTakeFirstOrThrow())
    .free_seats;
