import type { joinWaitlistBody } from '@cairn/shared-contracts/api/waitlist.schema';
import {
  ACTIVE_IN_WAITLIST,
  WAITLIST_LENGTH_MAX,
  WAITLISTS_OF_PERSON_MAX,
} from '@cairn/shared-contracts/domain/waitlist';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { CallContext, SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid, notFound } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { siteKeyOf } from '../request/site-of-booking.ts';
import { lockDeparture } from './offer-seats.ts';

/** joining and leaving again and again would move whole lists about */
const JOINS_OF_PERSON: LimitRule = { name: 'waitlist, person', free: 20, window: 3_600 };
const JOINS_FROM_ADDRESS: LimitRule = { name: 'waitlist, address', free: 60, window: 3_600 };

type Wanted = z.output<typeof joinWaitlistBody>;

/**
 * Takes a place at the end of a departure's list. Whoever is in it already keeps their place.
 * @returns the id of the entry
 * @throws ApiError 404 departure_not_found, 409 departure_past, departure_closed, seats_available, waitlist_full, 422, 429 too_many_tries
 */
export async function joinWaitlist(
  services: Services,
  user: SessionUser,
  wanted: Wanted,
  asking: Pick<CallContext<unknown, unknown>, 'site' | 'address'>,
): Promise<number> {
  const { limits, env, clock } = services;
  await limits.require(JOINS_OF_PERSON, String(user.id));
  if (env.RATE_LIMIT) await limits.require(JOINS_FROM_ADDRESS, asking.address);
  return services.db.transaction().execute(async (trx) => {
    // of two joins of one person the second knows of the first, whatever departures they are for
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`waitlists of ${user.id}`}, 0))`.execute(trx);
    const departure = await requireDeparture(services, trx, wanted);
    const own = await trx
      .selectFrom('waitlist_entries')
      .select(['id', 'departure_id'])
      .where('user_id', '=', user.id)
      .where('status', 'in', ACTIVE_IN_WAITLIST)
      .execute();
    const same = own.find(({ departure_id }) => departure_id === wanted.date_id);
    if (same) return same.id;
    if (departure.free_seats >= wanted.seats) {
      throw new ApiError(409, 'seats_available', { facts: { seats_left: String(departure.free_seats) } });
    }
    const { waiting } = await trx
      .selectFrom('waitlist_entries')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('departure_id', '=', wanted.date_id)
      .where('status', 'in', ACTIVE_IN_WAITLIST)
      .executeTakeFirstOrThrow();
    if (own.length >= WAITLISTS_OF_PERSON_MAX || Number(waiting) >= WAITLIST_LENGTH_MAX) {
      throw new ApiError(409, 'waitlist_full', { params: { max: WAITLISTS_OF_PERSON_MAX } });
    }
    const now = clock.now();
    const { id } = await trx
      .insertInto('waitlist_entries')
      .values({
        ...{ departure_id: wanted.date_id, user_id: user.id, seats: wanted.seats },
        ...{ site: siteKeyOf(services, asking.site), created_at: now, changed_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function requireDeparture({ clock }: Services, trx: Kysely<Database>, { date_id, seats }: Wanted) {
  const departure = await lockDeparture(trx, date_id);
  const tour = await trx
    .selectFrom('tours')
    .select('status')
    .where('id', '=', departure?.tour_id ?? 0)
    .executeTakeFirst();
  // what is offered to one person alone is nobody else's to wait for
  if (!departure || departure.individual_id !== null || tour?.status !== 'published') {
    throw notFound('departure_not_found');
  }
  if (departure.starts_on <= clock.today()) throw new ApiError(409, 'departure_past');
  if (departure.is_busy) throw new ApiError(409, 'departure_closed');
  if (seats > departure.seats) throw invalid({ seats: [broken('maxValue', { max: departure.seats })] });
  return departure;
}
