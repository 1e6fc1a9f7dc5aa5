import { createHash } from 'node:crypto';
import { createClock } from '@cairn/api/clock';
import type { DatabaseHandle } from '@cairn/api/database';
import { createRates } from '@cairn/api/rates';
import { type RandomQuery, randomQuery, readPools } from '@cairn/api/search/testing/random-queries';
import type { SearchQuery, SearchResult } from '@cairn/api/search/tour-search';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { TOURS_PER_PAGE } from '@cairn/shared-contracts/domain/limits';
import { createRandom } from '@cairn/shared-contracts/testing/random';

export interface BenchQuery extends RandomQuery {
  query: SearchQuery;
}

const SEED = 'bench';

/** The benchmark's queries: the same ones for the same database and number. */
export async function benchQueries(db: DatabaseHandle, count: number): Promise<BenchQuery[]> {
  const clock = createClock();
  const today = clock.today();
  const rates = await createRates(db, clock).perEuro();
  const pools = await readPools(db);
  const bySlug = new Map(Object.values(pools.places).flatMap((places) => places.map(({ slug, id }) => [slug, id])));
  const random = createRandom(SEED);
  return Array.from({ length: count }, () => {
    const { params, currency } = randomQuery(random, pools, today);
    const filter = parseFilter(params);
    const query: SearchQuery = {
      filter,
      placeId: bySlug.get(params.slug ?? ''),
      view: { currency, rates, today },
      limit: TOURS_PER_PAGE,
      offset: (filter.page - 1) * TOURS_PER_PAGE,
      withFacets: true,
    };
    return { params, currency, query };
  });
}

/** equal for equal answers, whatever order the options stand in */
export function fingerprint({ ids, total, facets }: SearchResult): string {
  const options = Object.entries(facets ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, counts]) => [
      group,
      counts instanceof Map ? [...counts].sort(([a], [b]) => (a < b ? -1 : 1)) : counts,
    ]);
  return createHash('sha1')
    .update(JSON.stringify([ids, total, options]))
    .digest('base64url');
}
