import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';

/** A booking that somebody may act on, and as whom. */
export interface FoundBooking {
  id: number;
  tour_id: number;
  actor: 'tourist' | 'organizer' | 'admin';
}

/**
 * The booking if the user may see it by its number: the tourist who made it, the organizer of its tour, an admin.
 * @throws ApiError 404 booking_not_found, for bookings of others too
 */
export async function requireBooking(
  db: Kysely<Database>,
  user: SessionUser,
  requestId: number,
): Promise<FoundBooking> {
  const row = await db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .select(['r.id', 'r.user_id', 'r.tour_id', 't.organizer_id'])
    .where('r.id', '=', requestId)
    .executeTakeFirst();
  const isOrganizer = user.role === 'organizer' && row?.organizer_id === user.organizerId;
  if (!row || !(row.user_id === user.id || isOrganizer || user.role === 'admin')) throw notFound('booking_not_found');
  const actor = row.user_id === user.id ? 'tourist' : user.role === 'admin' ? 'admin' : 'organizer';
  return { id: row.id, tour_id: row.tour_id, actor };
}
