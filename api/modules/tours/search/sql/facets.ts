import { MIN_AGE_RANGE } from '@cairn/shared-contracts/domain/limits';
import { maxPriceOf, priceStepOf, roundStep } from '@cairn/shared-contracts/domain/max-price';
import { type RawBuilder, sql } from 'kysely';
import { DURATION_DAYS } from '../filter-groups.ts';
import {
  FACET_GROUPS,
  type FacetGroup,
  GROUP_SIZES,
  HISTOGRAM_STEPS,
  NATURAL_PERSON,
  type SearchQuery,
} from '../tour-search.ts';
import { pricePredicate } from './predicates.ts';

/** bit of a group in the mask of failed filters */
export const bitOf = (group: FacetGroup): number => 1 << FACET_GROUPS.indexOf(group);

const maskWithout = (...groups: FacetGroup[]): number => ~groups.reduce((mask, group) => mask | bitOf(group), 0);

/**
 * Tours that fail no filter but possibly these groups' own. Written as "below 1", not "equals 0": of an equality the planner
 * expects next to nothing to pass, and then joins row by row.
 */
const passing = (...groups: FacetGroup[]): RawBuilder<unknown> => sql`(fail & ${sql.lit(maskWithout(...groups))}) < 1`;

const counted = (
  group: FacetGroup,
  value: RawBuilder<unknown>,
  from: RawBuilder<unknown> = sql`q`,
): RawBuilder<unknown> =>
  sql`SELECT ${sql.lit(group)} AS facet, ${value}::text AS value, count(*) AS count FROM ${from} WHERE ${passing(group)} GROUP BY 2`;

/** kinds of places and the groups that count them */
const PLACE_FACETS: readonly { kind: string; group: FacetGroup; only?: RawBuilder<unknown> }[] = [
  // a tour's own country is counted apart, so that it counts once
  { kind: 'countries', group: 'tours_direction', only: sql`pl.id <> t.country_id` },
  { kind: 'rest_kinds', group: 'tours_activities' },
  { kind: 'rest_kinds', group: 'cruises_types', only: sql`t.is_cruise` },
  {
    kind: 'cities',
    group: 'cruises_start_city',
    only: sql`t.is_cruise AND pl.name = split_part(t.start_place, ',', 1)`,
  },
  { kind: 'water_objects', group: 'cruises_direction' },
  { kind: 'ships', group: 'cruises_ships' },
  { kind: 'collections', group: 'collections' },
];

/** all groups of places in one pass over the places of tours */
const countedPlaces: RawBuilder<unknown> = sql`
  SELECT facet, id::text AS value, count(*) AS count FROM (
    SELECT f.facet, pl.id FROM q t JOIN tour_places tp ON tp.tour_id = t.id JOIN places pl ON pl.id = tp.place_id
    JOIN (VALUES ${sql.join(
      PLACE_FACETS.map(({ kind, group }) => sql`(${sql.lit(kind)}, ${sql.lit(group)}, ${sql.lit(maskWithout(group))})`),
    )}) f(kind, facet, mask) ON f.kind = pl.kind
    WHERE (t.fail & f.mask) < 1 AND CASE f.facet
      ${sql.join(
        PLACE_FACETS.flatMap(({ group, only }) => (only ? [sql`WHEN ${sql.lit(group)} THEN ${only}`] : [])),
        sql` `,
      )} ELSE true END
    UNION ALL SELECT 'tours_direction', country_id FROM q WHERE ${passing('tours_direction')}
  ) member GROUP BY 1, 2`;

const durations = sql.join(
  DURATION_DAYS.map(({ option, low, high }) => sql`(${sql.lit(option)}, ${sql.lit(low)}, ${sql.lit(high)})`),
);
const groupSizes = sql.join(GROUP_SIZES.map((people, index) => sql`(${sql.lit(index + 1)}, ${sql.lit(people)})`));
const ages = sql`generate_series(${sql.lit(MIN_AGE_RANGE.min)}, ${sql.lit(MIN_AGE_RANGE.max)})`;

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

/** as `priceEndOf` has it: the dearest tour's price in full steps, at most the currency's own end */
function histogram({ view }: SearchQuery): RawBuilder<unknown> {
  const end = maxPriceOf(view.currency);
  const step = priceStepOf(view.currency) ?? roundStep(end);
  const dearest = sql`(SELECT max(units) FROM q WHERE ${passing('price')})`;
  const shown = sql`least(${sql.lit(end)}, ceil(greatest(${dearest}, 0.01) / ${sql.lit(step)}) * ${sql.lit(step)})`;
  // above the slider's end everything is in the last step
  return sql`
    SELECT 'price' AS facet, least(${sql.lit(HISTOGRAM_STEPS - 1)}, floor(units * ${sql.lit(HISTOGRAM_STEPS)} / ${shown}))::text AS value, count(*) AS count
    FROM q WHERE ${passing('price')} AND units IS NOT NULL GROUP BY 2`;
}

const operators = sql`q, LATERAL (VALUES ('any'),
  (CASE WHEN legal_type = ${sql.lit(NATURAL_PERSON)} THEN 'author' WHEN legal_type > ${sql.lit(NATURAL_PERSON)} THEN 'organization' END)) run(option)`;

/** rows of (facet, value, count) over the candidates `q` */
export const facetRows = (query: SearchQuery): RawBuilder<unknown> =>
  sql.join(
    [
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
      counted('age', sql`option`, sql`q JOIN ${ages} age(option) ON q.min_age <= option`),
      counted('author_tours_operator', sql`option`, operators),
      months(query),
      histogram(query),
    ],
    sql` UNION ALL `,
  );

/** lowest and highest price that the price filter could show, and the highest of a day */
export const priceBounds: RawBuilder<unknown> = sql`
  (SELECT jsonb_build_object('min', min(units), 'max', max(units), 'maxPerDay', max(units / days)) FROM q WHERE ${passing('price')})`;
