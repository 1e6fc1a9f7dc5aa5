import { DEFAULT_MAX_PRICE } from '@cairn/shared-contracts/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import { pricePredicate } from './predicates.ts';
import {
  DURATIONS,
  FACET_GROUPS,
  type FacetGroup,
  GROUP_SIZES,
  HISTOGRAM_STEPS,
  type SearchQuery,
} from './tour-search.ts';

/** bit of a group in the mask of failed filters */
export const bitOf = (group: FacetGroup): number => 1 << FACET_GROUPS.indexOf(group);

/**
 * Tours that fail no filter but possibly these groups' own. Written as "below 1", not "equals 0": of an equality the planner
 * expects next to nothing to pass, and then joins row by row.
 */
const passing = (...groups: FacetGroup[]): RawBuilder<unknown> =>
  sql`(fail & ${sql.lit(~groups.reduce((mask, group) => mask | bitOf(group), 0))}) < 1`;

const counted = (
  group: FacetGroup,
  value: RawBuilder<unknown>,
  from: RawBuilder<unknown> = sql`q`,
): RawBuilder<unknown> =>
  sql`SELECT ${sql.lit(group)} AS facet, ${value}::text AS value, count(*) AS count FROM ${from} WHERE ${passing(group)} GROUP BY 2`;

/** activities and collections in one pass over the places of tours */
const countedPlaces: RawBuilder<unknown> = sql`
  SELECT facet, id::text, count(*) FROM (
    SELECT CASE pl.kind WHEN 'rest_kinds' THEN 'tours_activities' ELSE 'collections' END AS facet, pl.id,
      CASE pl.kind WHEN 'rest_kinds' THEN ${passing('tours_activities')} ELSE ${passing('collections')} END AS passes
    FROM q JOIN tour_places tp ON tp.tour_id = q.id JOIN places pl ON pl.id = tp.place_id AND pl.kind IN ('rest_kinds', 'collections')
  ) member WHERE passes GROUP BY 1, 2`;

const durations = sql.join(
  DURATIONS.map((option) => {
    const [from, to] = option.split('-');
    const isLast = option === DURATIONS.at(-1);
    return sql`(${sql.lit(option)}, ${sql.lit(Number(from))}, ${sql.lit(isLast ? 32_767 : Number(to))})`;
  }),
);
const groupSizes = sql.join(GROUP_SIZES.map((people, index) => sql`(${sql.lit(index + 1)}, ${sql.lit(people)})`));

/** a month counts the tours that its first to last day as the visitor's dates would show */
function months({ filter }: SearchQuery): RawBuilder<unknown> {
  const price = pricePredicate(filter, sql`m.units`, sql`q.days`) ?? sql`true`;
  return sql`
    SELECT 'dates' AS facet, to_char(m.month, 'YYYY-MM') AS value, count(*) AS count
    FROM (
      SELECT tour_id, date_trunc('month', starts_on::timestamp) AS month, min(units) AS units FROM offer
      WHERE bookable AND date_trunc('month', starts_on::timestamp) = date_trunc('month', ends_on::timestamp) GROUP BY 1, 2
    ) m JOIN q ON q.id = m.tour_id
    WHERE ${passing('dates', 'price')} AND ${price} GROUP BY m.month`;
}

function histogram({ view }: SearchQuery): RawBuilder<unknown> {
  const step = (DEFAULT_MAX_PRICE[view.currency] ?? 5000) / HISTOGRAM_STEPS;
  // above the slider's end everything is in the last step
  return sql`
    SELECT 'price' AS facet, least(${sql.lit(HISTOGRAM_STEPS - 1)}, floor(units / ${sql.lit(step)}))::text AS value, count(*) AS count
    FROM q WHERE ${passing('price')} AND units IS NOT NULL GROUP BY 2`;
}

/** rows of (facet, value, count) over the candidates `q` */
export const facetRows = (query: SearchQuery): RawBuilder<unknown> =>
  sql.join(
    [
      counted('tours_direction', sql`country_id`),
      countedPlaces,
      counted('difficulty', sql`difficulty`),
      counted('comfort', sql`comfort`),
      counted('accommodation', sql`option`, sql`q, LATERAL (SELECT DISTINCT unnest(accommodation)) beds(option)`),
      counted('languages', sql`option`, sql`q, LATERAL (SELECT DISTINCT unnest(languages)) spoken(option)`),
      counted(
        'group_size',
        sql`option`,
        sql`q JOIN (VALUES ${groupSizes}) size(option, people) ON q.group_max <= people`,
      ),
      counted(
        'duration',
        sql`option`,
        sql`q JOIN (VALUES ${durations}) length(option, low, high) ON q.days BETWEEN low AND high`,
      ),
      months(query),
      histogram(query),
    ],
    sql` UNION ALL `,
  );

/** lowest and highest price that the price filter could show */
export const priceBounds: RawBuilder<unknown> = sql`
  (SELECT jsonb_build_object('min', min(units), 'max', max(units)) FROM q WHERE ${passing('price')})`;
