import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';

/**
 * Counts anew what a tour and its organizer have of published reviews. The search hears of it by the triggers of `tours`.
 * Called in the transaction that publishes or withdraws one, with the tour's row held.
 */
export async function recount(trx: Kysely<Database>, tourId: number): Promise<void> {
  await sql`
    UPDATE tours t SET reviews_count = c.total, rating = c.rating, rating_counts = c.counts
    FROM (
      SELECT count(*)::int AS total, round(avg(rating), 2)::real AS rating,
        ARRAY[count(*) FILTER (WHERE rating = 1), count(*) FILTER (WHERE rating = 2), count(*) FILTER (WHERE rating = 3),
          count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)]::int[] AS counts
      FROM reviews WHERE tour_id = ${tourId} AND status = 'published'
    ) c WHERE t.id = ${tourId}`.execute(trx);
  await sql`
    UPDATE organizers o SET reviews_count = c.total, rating = c.rating
    FROM (
      SELECT count(*)::int AS total, round(avg(r.rating), 2)::real AS rating FROM reviews r
      WHERE r.status = 'published' AND r.organizer_id = (SELECT organizer_id FROM tours WHERE id = ${tourId})
    ) c WHERE o.id = (SELECT organizer_id FROM tours WHERE id = ${tourId})`.execute(trx);
}
