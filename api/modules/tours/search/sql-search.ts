import type { Sort } from '@cairn/shared-contracts/domain/enumerations';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../../platform/db.ts';
import { bitOf, facetRows, priceBounds } from './facets-sql.ts';
import { offersOf, pricesOf } from './offers.ts';
import { facetPredicates, hardPredicates } from './predicates.ts';
import {
  FACET_GROUPS,
  type FacetCounts,
  HISTOGRAM_STEPS,
  type OptionGroup,
  type SearchQuery,
  type SearchResult,
  type TourSearch,
} from './tour-search.ts';

interface Row {
  total: number;
  ids: number[] | null;
  facets?: [group: string, value: string, count: number][] | null;
  bounds?: { min: number | null; max: number | null };
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

function statement(query: SearchQuery): RawBuilder<Row> {
  const { filter, view, limit, offset } = query;
  const currencies = Object.keys(view.rates);
  const facets = sql`,
    (SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (${facetRows(query)}) f) AS facets, ${priceBounds} AS bounds`;
  return sql<Row>`
    WITH candidate AS MATERIALIZED (
      SELECT t.id, t.score, t.country_id, t.region_id, t.difficulty, t.comfort, t.accommodation, t.languages, t.group_max, t.days,
        t.currency, rate.per_euro
      FROM tours t
      JOIN unnest(${currencies}::text[], ${Object.values(view.rates)}::float8[]) rate(currency, per_euro) ON rate.currency = t.currency
      WHERE ${sql.join(hardPredicates(query), sql` AND `)}
    ),
    offer AS MATERIALIZED (${offersOf(view)}),
    price AS (${pricesOf(filter)}),
    q AS MATERIALIZED (
      SELECT t.id, t.score, t.country_id, t.difficulty, t.comfort, t.accommodation, t.languages, t.group_max, t.days, o.units,
        ${failMask(query)} AS fail
      FROM candidate t JOIN price o ON o.tour_id = t.id
    )
    SELECT (SELECT count(*) FROM q WHERE fail = 0)::int AS total,
      (SELECT array_agg(id) FROM (
        SELECT id FROM q WHERE fail = 0 ORDER BY ${ORDERS[filter.sort]} LIMIT ${limit} OFFSET ${offset}) p) AS ids
      ${query.withFacets ? facets : sql``}`;
}

function toFacets({ facets, bounds }: Row): FacetCounts {
  const options = (group: OptionGroup) =>
    new Map((facets ?? []).filter(([name]) => name === group).map(([, value, count]) => [value, count]));
  const histogram = new Array<number>(HISTOGRAM_STEPS).fill(0);
  for (const [group, value, count] of facets ?? []) if (group === 'price') histogram[Number(value)] = count;
  return {
    tours_direction: options('tours_direction'),
    tours_activities: options('tours_activities'),
    difficulty: options('difficulty'),
    comfort: options('comfort'),
    accommodation: options('accommodation'),
    languages: options('languages'),
    collections: options('collections'),
    group_size: options('group_size'),
    duration: options('duration'),
    dates: options('dates'),
    price: { min: Math.floor(bounds?.min ?? 0), max: Math.ceil(bounds?.max ?? 0), histogram },
  };
}

/** The search in one SQL statement, facets included: right up to some thousands of tours. */
export function createSqlSearch(db: DatabaseHandle): TourSearch {
  return {
    async search(query): Promise<SearchResult> {
      const { rows } = await statement(query).execute(db);
      const row = rows[0] ?? { total: 0, ids: null };
      return { ids: row.ids ?? [], total: row.total, ...(query.withFacets ? { facets: toFacets(row) } : {}) };
    },
  };
}
