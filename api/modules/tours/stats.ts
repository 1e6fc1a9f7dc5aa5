import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { showsExcursions } from '@cairn/shared-contracts/domain/shown-filter';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import type { TourSearch } from './search/tour-search.ts';

/** counting a hundred thousand reviews takes its time, and nobody minds a count of half a minute ago */
const KEEP_MS = 30_000;

type RestStats = Pick<
  Stats,
  'organizersCount' | 'verifiedOrganizersCount' | 'restKindsCount' | 'reviewsCount' | 'averageRating'
>;

/**
 * Stats of specification §3, of what the site lets visitors find. Tours are counted by the search, which knows them; the rest at most every half a minute, and while it is
 * counted anew the last counts answer.
 */
export function createStats(services: Services, search: TourSearch): (site: Site) => Promise<Stats> {
  const readRest = cachedBriefly(() => countRest(services));
  return async (site) => {
    const [counts, rest] = await Promise.all([search.tourCounts(services.clock.today()), readRest()]);
    const tours = showsExcursions(site) ? counts : counts.withoutExcursions;
    return {
      totalCount: tours.all,
      toursCount: tours.tours,
      cruisesCount: tours.cruises,
      authorToursCount: tours.byAuthors,
      regionsCount: tours.regions,
      countriesCount: tours.countries,
      ...rest,
    };
  };
}

function cachedBriefly<T>(read: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (cached && performance.now() < until) return cached;
    until = performance.now() + KEEP_MS;
    const next = read();
    next.then(
      () => {
        cached = next;
      },
      () => {
        if (cached === next) cached = undefined;
        until = 0;
      },
    );
    cached ??= next;
    return cached;
  };
}

/** Counts what can be seen on the site beside tours. */
async function countRest({ db }: Services): Promise<RestStats> {
  const { rows } = await sql<RestStats>`
    SELECT o.*,
      (SELECT count(*)::int FROM places WHERE kind = 'rest_kinds') AS "restKindsCount", r.*
    FROM (
      SELECT count(*)::int AS "reviewsCount", coalesce(round(avg(rating), 2), 0)::float8 AS "averageRating"
      FROM reviews WHERE status = 'published') r, (
      -- the members of the club: organizer/hub.ts
      SELECT count(*)::int AS "organizersCount", count(*) FILTER (WHERE is_verified)::int AS "verifiedOrganizersCount"
      FROM organizers WHERE is_published AND tours_count > 0) o`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error('counting gave no row');
  return counts;
}
