import { OPEN_STATUSES, UNPAID_HOLDS } from '@cairn/shared-contracts/domain/booking-graph';
import { TOURISTS_MAX, UNPAID_REQUESTS_MAX } from '@cairn/shared-contracts/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** one address may be a hotel's or a whole provider's: it may hold more than one person, and yet not a season */
const FROM_ADDRESS = { requests: 40, seats: 60 } as const;
/** unpaid seats of one departure that one person, and one address, may hold */
const OF_DEPARTURE = { person: TOURISTS_MAX, address: 2 * TOURISTS_MAX } as const;

export interface Asker {
  userId: number;
  /** hashed (user/asker.ts); '' where addresses are not counted */
  from: string;
}

export interface Wanted {
  date_id: number;
  tourists_count: number;
  starts_on: string;
  ends_on: string;
  /** the booking that is moved here: it is counted as what it becomes */
  instead?: number;
}

export interface RoomOptions {
  /** the tourist has been asked already */
  isSure: boolean;
  /** nothing is held without money: only the days matter */
  isPaid?: boolean;
}

/** Until the transaction ends no other request of the same person, or from the same address, is counted. */
export async function lockHolds(trx: Kysely<Database>, { userId, from }: Asker): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`holds of ${userId}`}, 0))`.execute(trx);
  if (from) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`holds from ${from}`}, 0))`.execute(trx);
}

/**
 * Seats are held before anybody has paid: so a person, an address and both on one departure hold only so many. Those who ask twice for
 * the same days are asked whether they mean it. Under the lock of {@link lockHolds}.
 * @throws ApiError 409 too_many_holds, 409 overlapping_request with the uuid of the request that is there
 */
export async function requireRoom(
  services: Services,
  trx: Kysely<Database>,
  asker: Asker,
  wanted: Wanted,
  { isSure, isPaid = false }: RoomOptions,
): Promise<void> {
  const { userId, from } = asker;
  const held = await trx
    .selectFrom('requests as r')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .select(['r.uuid', 'r.user_id', 'r.asked_from', 'r.departure_id', 'r.tourists_count', 'd.starts_on', 'd.ends_on'])
    .where('r.status', 'in', UNPAID_HOLDS)
    .where('r.id', '!=', wanted.instead ?? 0)
    .where((eb) => eb.or([eb('r.user_id', '=', userId), ...(from ? [eb('r.asked_from', '=', from)] : [])]))
    // what has lapsed holds nothing, whether or not it was swept
    .where((eb) => eb.or([eb('r.deadline', 'is', null), eb('r.deadline', '>', services.clock.now())]))
    .orderBy('r.id', 'desc')
    .execute();
  const own = held.filter(({ user_id }) => user_id === userId);
  const near = held.filter(({ asked_from }) => from !== '' && asked_from === from);
  const onDeparture = (rows: typeof held) => rows.filter(({ departure_id }) => departure_id === wanted.date_id);
  const seats = (rows: typeof held) => rows.reduce((sum, row) => sum + row.tourists_count, wanted.tourists_count);

  if (
    !isPaid &&
    (own.length >= UNPAID_REQUESTS_MAX ||
      seats(onDeparture(own)) > OF_DEPARTURE.person ||
      near.length >= FROM_ADDRESS.requests ||
      seats(near) > FROM_ADDRESS.seats ||
      seats(onDeparture(near)) > OF_DEPARTURE.address)
  ) {
    throw new ApiError(409, 'too_many_holds', { params: { max: UNPAID_REQUESTS_MAX } });
  }
  if (!isSure) await requireFreeDays(services, trx, userId, wanted);
}

/** paid bookings count as well: nobody walks two tours at once */
async function requireFreeDays(
  services: Services,
  trx: Kysely<Database>,
  userId: number,
  wanted: Wanted,
): Promise<void> {
  const other = await trx
    .selectFrom('requests as r')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .select(['r.uuid', 'r.departure_id'])
    .where('r.user_id', '=', userId)
    .where('r.id', '!=', wanted.instead ?? 0)
    .where('r.status', 'in', OPEN_STATUSES)
    .where((eb) => eb.or([eb('r.deadline', 'is', null), eb('r.deadline', '>', services.clock.now())]))
    .where('d.starts_on', '<=', wanted.ends_on)
    .where('d.ends_on', '>=', wanted.starts_on)
    .orderBy((eb) => eb('r.departure_id', '=', wanted.date_id), 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  throw new ApiError(409, 'overlapping_request', {
    facts: { request_uuid: other.uuid, same_departure: other.departure_id === wanted.date_id ? '1' : '0' },
  });
}
