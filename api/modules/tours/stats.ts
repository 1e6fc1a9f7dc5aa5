import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

/** Stats of specification §3, over what can be seen on the site. */
export async function readStats({ db, clock }: Services): Promise<Stats> {
  const { rows } = await sql<Stats>`
    WITH live AS MATERIALIZED (
      SELECT t.* FROM tours t
      WHERE t.status = 'published' AND EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${clock.today()}::date)
    )
    SELECT (SELECT count(*)::int FROM live) AS "totalCount",
      (SELECT count(*)::int FROM live WHERE type = 1 AND NOT is_cruise) AS "toursCount",
      (SELECT count(*)::int FROM live WHERE is_cruise) AS "cruisesCount",
      (SELECT count(*)::int FROM live WHERE is_author) AS "authorToursCount",
      (SELECT count(*)::int FROM organizers WHERE is_verified) AS "verifiedOrganizersCount",
      (SELECT count(DISTINCT region_id)::int FROM live) AS "regionsCount",
      (SELECT count(*)::int FROM places WHERE kind = 'rest_kinds') AS "restKindsCount",
      (SELECT count(DISTINCT country_id)::int FROM live) AS "countriesCount",
      (SELECT count(*)::int FROM reviews WHERE status = 'published') AS "reviewsCount",
      (SELECT coalesce(round(avg(rating), 2), 0)::float8 FROM reviews WHERE status = 'published') AS "averageRating"`.execute(
    db,
  );
  const stats = rows[0];
  if (!stats) throw new Error('a SELECT without FROM gave no row');
  return stats;
}
