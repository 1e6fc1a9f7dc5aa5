import { sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** the user's tours, latest first; `activeOnly` leaves out those that cannot be visited any more */
export async function readFavourites({ db, clock }: Services, userId: number, activeOnly: boolean): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites as f')
    .innerJoin('tours as t', 't.id', 'f.tour_id')
    .select('f.tour_id')
    .where('f.user_id', '=', userId)
    .$if(activeOnly, (query) =>
      query
        .where('t.status', '=', 'published')
        .where(
          sql<boolean>`EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${clock.today()}::date)`,
        ),
    )
    .orderBy('f.created_at', 'desc')
    .orderBy('f.tour_id')
    .execute();
  return rows.map(({ tour_id }) => tour_id);
}

/**
 * Adding twice is the same as once.
 * @throws ApiError 404 tour_not_found
 */
export async function addFavourite({ db }: Services, userId: number, tourId: number): Promise<void> {
  const tour = await db
    .selectFrom('tours')
    .select('id')
    .where('id', '=', tourId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!tour) throw notFound('tour_not_found');
  await db
    .insertInto('favourites')
    .values({ user_id: userId, tour_id: tourId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavourite({ db }: Services, userId: number, tourId: number): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('tour_id', '=', tourId).execute();
}
