import { createClock } from '@cairn/api/clock';
import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { createListener, type Listener } from '@cairn/api/listener';
import { createLog } from '@cairn/api/log';
import { buildIndex } from '@cairn/api/search/index/build-index';
import { completeFrom } from '@cairn/api/search/index/completion';
import { mapIndex } from '@cairn/api/search/index/map-index';
import { placeCountsFrom } from '@cairn/api/search/index/place-counts';
import { searchIndex } from '@cairn/api/search/index/search-index';
import { tourCountsFrom } from '@cairn/api/search/index/tour-counts';
import type { TourIndex } from '@cairn/api/search/index/tour-index';
import { createSqlSearch } from '@cairn/api/search/sql/sql-search';
import { startTestEngine, type TestEngine } from '@cairn/api/search/testing/engine';
import { type Pools, randomQuery, readPools } from '@cairn/api/search/testing/random-queries';
import {
  type CompletionQuery,
  type SearchQuery,
  SUGGESTION_KINDS,
  type TourSearch,
} from '@cairn/api/search/tour-search';
import { findGroonga } from '@cairn/api/testing/groonga-server';
import { createTestDatabase, type TestDatabase } from '@cairn/api/testing/test-database';
import { FILTER_KEYS } from '@cairn/shared-contracts/domain/filter-address';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { TOURS_PER_PAGE } from '@cairn/shared-contracts/domain/limits';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { seedDemo } from './seed.ts';

const TODAY = '2026-11-20';
const TOURS = 2_000;
const QUERIES = 500;
/** so many of them are asked of a search engine, too, where one is at hand: apt-get install groonga-bin */
const ENGINE_QUERIES = 250;
/** SQL answers are waited for: so many connections ask at once */
const CONNECTIONS = 4;
const RATES = { EUR: 1, USD: 1.0873, RUB: 94.31, BYN: 3.517, KZT: 563.2, CNY: 7.79, GEL: 2.95 };

let database: TestDatabase;
let db: DatabaseHandle;
let inSql: TourSearch;
let index: TourIndex;
let pools: Pools;
const program = findGroonga();
const withEngine = program ? describe : describe.skip;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: CONNECTIONS });
  await seedDemo(db, { seed: 'adapters', tours: TOURS, today: TODAY });
  // as after any loading of the demonstration: without statistics the plans are worse
  await sql`ANALYZE`.execute(db);
  inSql = createSqlSearch(db);
  index = await buildIndex(db, TODAY);
  pools = await readPools(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** options with their counts in one order, so that a difference can be read */
const sorted = ({ facets, ...rest }: Awaited<ReturnType<TourSearch['search']>>) => ({
  ...rest,
  facets: Object.fromEntries(
    Object.entries(facets ?? {}).map(([group, counts]) => [group, counts instanceof Map ? [...counts].sort() : counts]),
  ),
});

const SIZE = { window: null, width: 820, height: 830 };

function randomQueries(count: number) {
  const random = createRandom('adapters');
  const bySlug = new Map(
    Object.values(pools.places).flatMap((places) => places.map(({ slug, id }) => [slug, id] as const)),
  );
  return Array.from({ length: count }, () => {
    const { params, currency } = randomQuery(random, pools, TODAY);
    const filter = parseFilter(params, currency);
    const query: SearchQuery = {
      filter,
      placeId: bySlug.get(params.slug ?? ''),
      view: { currency, rates: RATES, today: TODAY },
      limit: TOURS_PER_PAGE,
      offset: (filter.page - 1) * TOURS_PER_PAGE,
      withFacets: true,
    };
    return { params, currency, query };
  });
}

/** names as somebody types them: begun, or with an error */
function phrases(count: number): CompletionQuery[] {
  const random = createRandom('phrases');
  return Array.from({ length: count }, () => {
    const { name } = random.pick([
      random.pick(pools.tours),
      random.pick(pools.organizers),
      random.pick(pools.places.cities ?? []),
    ]);
    const cut = name.slice(0, random.int(2, name.length));
    const at = random.int(0, cut.length);
    const phrase = random.chance(0.5)
      ? cut
      : `${cut.slice(0, at)}${random.pick(['x', 'ä', ' ', ''])}${cut.slice(at + 1)}`;
    return { phrase, limit: 5, kinds: SUGGESTION_KINDS, isCruisesSearch: random.chance(0.1), today: TODAY };
  });
}

describe('index and SQL', () => {
  it(`answer ${QUERIES} random queries with the same tours, totals, counts and pins`, async () => {
    const queries = randomQueries(QUERIES);
    const asked = new Set(queries.flatMap(({ params }) => Object.keys(params)));
    let found = 0;
    const waiting = queries.values();
    const compare = async () => {
      for (const { params, currency, query } of waiting) {
        const [expected, actual] = [await inSql.search(query), searchIndex(index, query)];
        expect({ params, currency, ...sorted(actual) }).toEqual({ params, currency, ...sorted(expected) });
        found += actual.total > 0 ? 1 : 0;
        // the map shows the same tours, so that comparing it with every fourth page is enough
        if (actual.total % 4 > 0) continue;
        const map = mapIndex(index, { ...query, ...SIZE });
        expect({ params, ...map }).toEqual({ params, ...(await inSql.map({ ...query, ...SIZE })) });
        expect(map).toMatchObject({ total: actual.total, shown: actual.total });
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, compare));
    expect(found).toBeGreaterThan(QUERIES / 3);
    expect(asked).toEqual(new Set(FILTER_KEYS));
  }, 300_000);

  it('explain fifty phrases alike', async () => {
    for (const query of phrases(50)) {
      const { phrase } = query;
      expect({ phrase, hits: completeFrom(index, query) }).toEqual({ phrase, hits: await inSql.complete(query) });
    }
  });

  it('count the same tours in every place', async () => {
    const counts = await inSql.placeCounts(TODAY);
    expect(counts.size).toBeGreaterThan(500);
    expect(placeCountsFrom(index)).toEqual(counts);
  });

  it('count the same tours in all', async () => {
    const counts = await inSql.tourCounts(TODAY);
    expect(counts.all).toBeGreaterThan(counts.tours);
    expect(tourCountsFrom(index)).toEqual(counts);
  });
});

withEngine(`a search engine (${program ?? 'no groonga found: apt-get install groonga-bin'})`, () => {
  let engine: TestEngine;
  let listener: Listener;
  beforeAll(async () => {
    const log = createLog('silent');
    listener = await createListener(database.connection, log);
    const clock = createClock(() => new Date(`${TODAY}T12:00:00Z`));
    engine = await startTestEngine(program ?? '', { db, listener, clock, log });
    await (await engine.keeper()).catchUp();
  }, 300_000);
  afterAll(async () => {
    await engine.close();
    await listener.close();
  });

  it(`answers ${ENGINE_QUERIES} random queries with the same tours, totals, counts and pins`, async () => {
    for (const { params, currency, query } of randomQueries(ENGINE_QUERIES)) {
      const [expected, actual] = [searchIndex(index, query), await engine.search.search(query)];
      expect({ params, currency, ...sorted(actual) }).toEqual({ params, currency, ...sorted(expected) });
      if (actual.total % 4 > 0) continue;
      const map = await engine.search.map({ ...query, ...SIZE });
      expect({ params, ...map }).toEqual({ params, ...mapIndex(index, { ...query, ...SIZE }) });
    }
  }, 300_000);

  it('explains a hundred phrases alike', async () => {
    for (const query of phrases(100)) {
      const { phrase } = query;
      expect({ phrase, hits: await engine.search.complete(query) }).toEqual({
        phrase,
        hits: completeFrom(index, query),
      });
    }
  });

  it('counts the same tours in every place, and in all', async () => {
    expect(await engine.search.placeCounts(TODAY)).toEqual(placeCountsFrom(index));
    expect(await engine.search.tourCounts(TODAY)).toEqual(tourCountsFrom(index));
  });
});
