import type { SessionUser } from '../../platform/call.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** Who works in the back office. */
export interface Seller {
  userId: number;
  actor: 'organizer' | 'admin';
  /** null: every organizer's */
  organizerId: number | null;
}

/** @throws ApiError 403 for accounts that sell nothing */
export function sellerOf({ id, role, organizerId }: SessionUser): Seller {
  if (role === 'admin') return { userId: id, actor: 'admin', organizerId: null };
  if (role === 'organizer' && organizerId !== null) return { userId: id, actor: 'organizer', organizerId };
  throw forbidden();
}

const owns = ({ organizerId }: Seller, owner: number | undefined): boolean =>
  owner !== undefined && (organizerId === null || organizerId === owner);

/** @throws ApiError 404 booking_not_found, for bookings of others too */
export async function requireOwnBooking({ db }: Services, seller: Seller, id: number): Promise<void> {
  const row = await db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .select('t.organizer_id')
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!owns(seller, row?.organizer_id)) throw notFound('booking_not_found');
}

/** Tours that are hidden are theirs as well. @throws ApiError 404 tour_not_found, for tours of others too */
export async function requireOwnTour({ db }: Pick<Services, 'db'>, seller: Seller, id: number) {
  const tour = await db
    .selectFrom('tours')
    .select(['id', 'slug', 'organizer_id', 'status', 'currency'])
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (!tour || !owns(seller, tour.organizer_id)) throw notFound('tour_not_found');
  return tour;
}

/** @throws ApiError 404 departure_not_found, for departures of others too */
export async function requireOwnDeparture({ db }: Pick<Services, 'db'>, seller: Seller, id: number): Promise<void> {
  const row = await db
    .selectFrom('departures as d')
    .innerJoin('tours as t', 't.id', 'd.tour_id')
    .select('t.organizer_id')
    .where('d.id', '=', id)
    .where('t.status', '!=', 'deleted')
    .executeTakeFirst();
  if (!owns(seller, row?.organizer_id)) throw notFound('departure_not_found');
}
