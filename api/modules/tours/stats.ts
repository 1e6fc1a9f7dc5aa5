import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

/** counting everything takes most of a second at fifty thousand tours, and nobody minds a count of half a minute ago */
const KEEP_MS = 30_000;

/** Stats of specification §3: counted at most every half a minute; while they are counted anew the last ones answer. */
export function createStats(services: Services): () => Promise<Stats> {
  let kept: Promise<Stats> | undefined;
  let until = 0;
  return () => {
    if (kept && performance.now() < until) return kept;
    until = performance.now() + KEEP_MS;
    const next = readStats(services);
    next.then(
      () => {
        kept = next;
      },
      () => {
        if (kept === next) kept = undefined;
        until = 0;
      },
    );
    kept ??= next;
    return kept;
  };
}

/** Counts what can be seen on the site. */
async function readStats({ db, clock }: Services): Promise<Stats> {
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
