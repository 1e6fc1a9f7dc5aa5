import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Services } from '../../platform/services.ts';

/**
 * What was before between the two sides of a chat; of one with the support, which sees all bookings, all of it. Undefined of somebody whose
 * account was deleted: it has neither address nor number.
 */
export async function touristPast(
  { db }: Pick<Services, 'db'>,
  { user_id, organizer_id }: { user_id: number; organizer_id: number | null },
): Promise<NonNullable<Chat['tourist']>['past']> {
  const row = await db
    .selectFrom('users as u')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('requests as r')
          .innerJoin('tours as t', 't.id', 'r.tour_id')
          .whereRef('r.user_id', '=', 'u.id')
          .$if(organizer_id !== null, (query) => query.where('t.organizer_id', '=', organizer_id))
          .select(({ fn }) => [
            fn.min('r.created_at').as('first_at'),
            fn.countAll<number>().filterWhere('r.status', '=', BOOKING_STATUS.tourComplete).as('trips'),
            fn.countAll<number>().filterWhere('r.status', '=', BOOKING_STATUS.canceledByTourist).as('canceled'),
          ])
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(['p.first_at', 'p.trips', 'p.canceled'])
    .where('u.id', '=', user_id)
    .where((eb) => eb.or([eb('u.email', 'is not', null), eb('u.phone', 'is not', null)]))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    since: row.first_at?.getUTCFullYear() ?? null,
    trips: Number(row.trips),
    canceled: Number(row.canceled),
  };
}
