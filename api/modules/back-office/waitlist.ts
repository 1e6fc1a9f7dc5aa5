import type { DepartureWaitlist } from '@cairn/shared-contracts/api/back-office.schema';
import { ACTIVE_IN_WAITLIST } from '@cairn/shared-contracts/domain/waitlist';
import type { Services } from '../../platform/services.ts';
import { requireOwnDeparture, type Seller } from './seller.ts';

/** @throws ApiError 404 departure_not_found, for departures of others too */
export async function readWaitlist(services: Services, seller: Seller, dateId: number): Promise<DepartureWaitlist> {
  const { db } = services;
  await requireOwnDeparture(services, seller, dateId);
  const rows = await db
    .selectFrom('waitlist_entries as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['w.id', 'w.seats', 'w.status', 'w.hold_until', 'w.created_at', 'u.first_name', 'u.last_name'])
    .where('w.departure_id', '=', dateId)
    .where('w.status', 'in', ACTIVE_IN_WAITLIST)
    .orderBy('w.id')
    .execute();
  const items = rows.map((row, index): DepartureWaitlist['items'][number] => {
    const isOffered = row.status === 'offered';
    return {
      ...{ id: row.id, position: index + 1, seats: row.seats, status: isOffered ? 'offered' : 'waiting' },
      name: `${row.first_name} ${row.last_name}`.trim(),
      hold_until: isOffered ? (row.hold_until?.toISOString() ?? null) : null,
      since: row.created_at.toISOString(),
    };
  });
  const seats_kept = items.reduce((sum, { status, seats }) => sum + (status === 'offered' ? seats : 0), 0);
  return { seats_kept, items };
}
