import type { Sort } from '@cairn/shared-contracts/domain/enumerations';
import { planeX, planeY } from '@cairn/shared-contracts/domain/mercator';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { emptyFacets } from '../facet-counts.ts';
import { isAround } from '../filter-groups.ts';
import type { MapHit } from '../map/pin-grid.ts';
import { pinsOf } from '../map/pins-of.ts';
import { phraseWords } from '../text/fold.ts';
import {
  FACET_GROUPS,
  type FacetCounts,
  type FacetGroup,
  type MapResult,
  type PlaceName,
  type SearchQuery,
  type SearchResult,
  type TourSearch,
} from '../tour-search.ts';
import { completeInSql } from './completion.ts';
import { bitOf, facetRows, priceBounds } from './facets.ts';
import { knownWords, type PhraseWord } from './names.ts';
import { offersOf, pricesOf, ratesOf } from './offers.ts';
import { countPlaces } from './place-counts.ts';
import { facetPredicates, hardPredicates } from './predicates.ts';
import { countTours } from './tour-counts.ts';

interface Row {
  total: number;
  ids: number[] | null;
  facets?: [group: FacetGroup, value: string, count: number][] | null;
  bounds?: { min: number | null; max: number | null; maxPerDay: number | null };
}

const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  default: sql`score DESC, id`,
  price: sql`units, id`,
  '-price': sql`units DESC, id`,
};

/** which filters of counted groups a tour fails, as bits */
function failMask({ filter }: SearchQuery): RawBuilder<number> {
  const predicates = facetPredicates(filter);
  const bits = FACET_GROUPS.flatMap((group) => {
    const predicate = predicates[group];
    return predicate ? [sql`CASE WHEN ${predicate} THEN 0 ELSE ${sql.lit(bitOf(group))} END`] : [];
  });
  return bits.length > 0 ? sql`(${sql.join(bits, sql` + `)})` : sql`0`;
}

/** CTEs up to `q`: the tours that pass what has no counts, with their price and the filters that they fail */
const judged = (query: SearchQuery, phrase: readonly PhraseWord[]): RawBuilder<unknown> => sql`
    WITH candidate AS MATERIALIZED (
      SELECT t.id, t.score, t.country_id, t.region_id, t.difficulty, t.comfort, t.accommodation, t.languages, t.group_max, t.days,
        t.min_age, t.is_cruise, t.start_place, run.legal_type, t.currency, rate.per_euro, rate.minor
      FROM tours t
      JOIN organizers run ON run.id = t.organizer_id
      JOIN ${ratesOf(query.view)} ON rate.currency = t.currency
      WHERE ${sql.join(hardPredicates(query, phrase), sql` AND `)}
    ),
    offer AS MATERIALIZED (${offersOf(query.view)}),
    price AS (${pricesOf(query.filter)}),
    q AS MATERIALIZED (
      SELECT t.id, t.score, t.country_id, t.difficulty, t.comfort, t.accommodation, t.languages, t.group_max, t.days, t.min_age,
        t.is_cruise, t.start_place, t.legal_type, o.units, ${failMask(query)} AS fail
      FROM candidate t JOIN price o ON o.tour_id = t.id
    )`;

function statement(query: SearchQuery, phrase: readonly PhraseWord[]): RawBuilder<Row> {
  const { filter, limit, offset } = query;
  const facets = sql`,
    (SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (${facetRows(query)}) f) AS facets, ${priceBounds} AS bounds`;
  return sql<Row>`
    ${judged(query, phrase)}
    SELECT (SELECT count(*) FROM q WHERE fail = 0)::int AS total,
      (SELECT array_agg(id) FROM (
        SELECT id FROM q WHERE fail = 0 ORDER BY ${ORDERS[filter.sort]} LIMIT ${limit} OFFSET ${offset}) p) AS ids
      ${query.withFacets ? facets : sql``}`;
}

function toFacets({ facets, bounds }: Row): FacetCounts {
  const counts = emptyFacets();
  for (const [group, value, count] of facets ?? []) {
    if (group === 'price') counts.price.histogram[Number(value)] = count;
    else counts[group].set(value, count);
  }
  counts.price.min = Math.floor(bounds?.min ?? 0);
  counts.price.max = Math.ceil(bounds?.max ?? 0);
  counts.price.maxPerDay = Math.ceil(bounds?.maxPerDay ?? 0);
  return counts;
}

/** The search in one SQL statement, facets included: right up to some thousands of tours. */
export function createSqlSearch(db: DatabaseHandle): TourSearch {
  const phraseOf = async ({ filter }: Pick<SearchQuery, 'filter'>): Promise<PhraseWord[]> =>
    isAround(filter) ? [] : knownWords(db, phraseWords(filter.placeName ?? ''));
  return {
    async search(query): Promise<SearchResult> {
      const { rows } = await statement(query, await phraseOf(query)).execute(db);
      const row = rows[0] ?? { total: 0, ids: null };
      return { ids: row.ids ?? [], total: row.total, ...(query.withFacets ? { facets: toFacets(row) } : {}) };
    },
    async map(query): Promise<MapResult> {
      const all: SearchQuery = { ...query, limit: 0, offset: 0, withFacets: false };
      const { rows } = await sql<Omit<MapHit, 'x' | 'y'>>`
        ${judged(all, await phraseOf(query))}
        SELECT q.id, t.name, q.units, t.lat, t.lng FROM q JOIN tours t ON t.id = q.id WHERE q.fail = 0 ORDER BY q.score DESC, q.id`.execute(
        db,
      );
      const hits = rows.map((row) => ({ ...row, x: planeX(row.lng), y: planeY(row.lat) }));
      return pinsOf((visit) => hits.forEach(visit), query);
    },
    complete: (query) => completeInSql(db, query),
    placeCounts: (today) => countPlaces(db, today),
    tourCounts: (today) => countTours(db, today),
    async placeNames(ids) {
      const { rows } = await sql<PlaceName & { id: number }>`
        SELECT id, name, slug FROM places WHERE id = ANY(${ids}::int[])`.execute(db);
      return new Map(rows.map(({ id, name, slug }) => [id, { name, slug }]));
    },
  };
}
