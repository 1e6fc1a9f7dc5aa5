import type { WaitlistEntry } from '@cairn/shared-contracts/api/waitlist.schema';
import { ACTIVE_IN_WAITLIST, WAITLIST_MEANING, type WaitlistStatus } from '@cairn/shared-contracts/domain/waitlist';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** entries that are over are told of for so long */
const TOLD_MS = 30 * 86_400_000;
const MOST = 50;

const rowsOf = ({ db }: Services, userId: number) =>
  db
    .selectFrom('waitlist_entries as w')
    .innerJoin('all_departures as d', 'd.id', 'w.departure_id')
    .innerJoin('tours as t', 't.id', 'd.tour_id')
    .leftJoin('requests as r', 'r.id', 'w.request_id')
    .select(['w.id', 'w.departure_id', 'w.status', 'w.seats', 'w.hold_until', 'w.created_at', 'r.uuid as booking_uuid'])
    .select(['d.starts_on', 'd.ends_on', 't.id as tour_id', 't.slug', 't.name', 't.content_language'])
    .select((eb) =>
      eb
        .selectFrom('waitlist_entries as other')
        .select((count) => count.fn.countAll<number>().as('before'))
        .whereRef('other.departure_id', '=', 'w.departure_id')
        .whereRef('other.id', '<=', 'w.id')
        .where('other.status', 'in', ACTIVE_IN_WAITLIST)
        .as('position'),
    )
    .where('w.user_id', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function toEntry(row: Row): WaitlistEntry {
  // the database allows these only (CHECK), which is what the type says
  const status = row.status as WaitlistStatus;
  const { isActive, holdsSeats } = WAITLIST_MEANING[status];
  return {
    id: row.id,
    status,
    tour: { id: row.tour_id, slug: row.slug, name: row.name, content_language: row.content_language },
    date: { id: row.departure_id, start: row.starts_on, end: row.ends_on },
    seats: row.seats,
    position: isActive ? Number(row.position) : null,
    hold_until: holdsSeats ? (row.hold_until?.toISOString() ?? null) : null,
    booking_uuid: row.booking_uuid,
    created_at: row.created_at.toISOString(),
  };
}

/** @throws ApiError 404 waitlist_entry_not_found, for entries of others too */
export async function requireEntry(services: Services, userId: number, id: number) {
  const row = await rowsOf(services, userId).where('w.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('waitlist_entry_not_found');
  return row;
}

/** @throws ApiError 404 waitlist_entry_not_found */
export const readEntry = async (services: Services, userId: number, id: number): Promise<WaitlistEntry> =>
  toEntry(await requireEntry(services, userId, id));

/** Somebody's places, those that are still held first, then the latest. */
export async function listEntries(services: Services, userId: number, tourId?: number): Promise<WaitlistEntry[]> {
  const rows = await rowsOf(services, userId)
    .$if(tourId !== undefined, (query) => query.where('t.id', '=', tourId ?? 0))
    .where((eb) =>
      eb.or([
        eb('w.status', 'in', ACTIVE_IN_WAITLIST),
        eb('w.changed_at', '>', new Date(services.clock.now().getTime() - TOLD_MS)),
      ]),
    )
    .orderBy(sql`w.status = ANY(${ACTIVE_IN_WAITLIST})`, 'desc')
    .orderBy('w.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(toEntry);
}
