import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { escapeLike } from '../../../platform/escape-like.ts';
import { DEFAULT_RADIUS_KM, type FacetGroup, GROUP_SIZES, type SearchQuery } from './tour-search.ts';

export type Predicate = RawBuilder<SqlBool>;

/** a tour belongs to a place as its country, its region or by tour_places */
const inPlaces = (ids: readonly number[]): Predicate => sql`(
  t.country_id = ANY(${ids}) OR t.region_id = ANY(${ids})
  OR EXISTS (SELECT 1 FROM tour_places tp WHERE tp.tour_id = t.id AND tp.place_id = ANY(${ids})))`;

const EARTH_KM = 6371;
/** haversine; good to a few metres at hiking distances */
const within = (lat: number, lng: number, km: number): Predicate => sql`
  2 * ${EARTH_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(t.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(t.lat)) * power(sin(radians(t.lng - ${lng}::float8) / 2), 2)))) <= ${km}::float8`;

/** a tour or one of its places is called so, give or take a typing error */
const named = (text: string): Predicate => sql`(
  plain(t.name) LIKE '%' || plain(${escapeLike(text)}) || '%' OR word_similarity(plain(${text}), plain(t.name)) > 0.5
  OR EXISTS (SELECT 1 FROM places pl LEFT JOIN tour_places tp ON tp.place_id = pl.id AND tp.tour_id = t.id
    WHERE (tp.tour_id IS NOT NULL OR pl.id = t.country_id OR pl.id = t.region_id)
      AND (plain(pl.name) LIKE plain(${escapeLike(text)}) || '%' OR word_similarity(plain(${text}), plain(pl.name)) > 0.5)))`;

/** the ships, rivers, ports of a cruise are places like all others */
const placeLists = (filter: SearchFilter): (number[] | undefined)[] => [
  filter.regions,
  filter.cities,
  filter.showplace,
  filter.waterObject,
  filter.cruisesType,
  filter.cruisesStartCity,
  filter.ships,
];

/** a cabin for one is a single variant, any other a standard one */
const cabins = (capacities: readonly number[]): Predicate => {
  const kinds = [...new Set(capacities.map((capacity) => (capacity === 1 ? 'single' : 'standard')))];
  return sql`EXISTS (SELECT 1 FROM tour_variants v WHERE v.tour_id = t.id AND v.kind = ANY(${kinds}))`;
};

const radius = ({ lat, lng, radius: km = DEFAULT_RADIUS_KM }: SearchFilter): Predicate | undefined =>
  lat === undefined || lng === undefined ? undefined : within(lat, lng, km);

/** Filters without counted options: a tour that fails one of them is in no count. */
export function hardPredicates({ filter, placeId }: SearchQuery): Predicate[] {
  const isAround = filter.lat !== undefined && filter.lng !== undefined;
  const optional = [
    placeId === undefined ? undefined : inPlaces([placeId]),
    ...placeLists(filter).map((ids) => (ids ? inPlaces(ids) : undefined)),
    filter.continent &&
      sql<SqlBool>`EXISTS (SELECT 1 FROM countries c WHERE c.place_id = t.country_id AND c.world_part_id = ${filter.continent})`,
    radius(filter),
    // with a position the name is only its label
    filter.placeName && !isAround ? named(filter.placeName) : undefined,
    filter.organizer && sql<SqlBool>`t.organizer_id = ${filter.organizer}`,
    filter.minAge && sql<SqlBool>`t.min_age <= ${filter.minAge}`,
    filter.isCruisesSearch && sql<SqlBool>`t.is_cruise`,
    filter.onlyReturningCruises && sql<SqlBool>`t.start_place = t.end_place`,
    filter.cruisesCabinsCapacity && cabins(filter.cruisesCabinsCapacity),
    filter.isAuthorTourSearch && sql<SqlBool>`t.is_author`,
    // legal type 1 is a person, 2 and 3 run a business (specification §3)
    filter.operatorType === 'author' &&
      sql<SqlBool>`EXISTS (SELECT 1 FROM organizers o WHERE o.id = t.organizer_id AND o.legal_type = 1)`,
    filter.operatorType === 'organization' &&
      sql<SqlBool>`EXISTS (SELECT 1 FROM organizers o WHERE o.id = t.organizer_id AND o.legal_type > 1)`,
  ];
  return [
    sql`t.status = 'published'`,
    sql`t.type = ${filter.type}`,
    ...optional.filter((predicate): predicate is Predicate => typeof predicate === 'object'),
  ];
}

const range = (column: RawBuilder<unknown>, min: number | undefined, max: number | undefined): Predicate[] => [
  ...(min === undefined ? [] : [sql<SqlBool>`${column} >= ${min}`]),
  ...(max === undefined ? [] : [sql<SqlBool>`${column} <= ${max}`]),
];

/** Price filter over an expression for whole units; undefined when prices are not filtered. */
export function pricePredicate(
  filter: SearchFilter,
  units: RawBuilder<unknown>,
  days: RawBuilder<unknown>,
): Predicate | undefined {
  const all = [
    ...range(units, filter.priceMin, filter.priceMax),
    ...range(sql`${units} / ${days}`, filter.pricePerDayMin, filter.pricePerDayMax),
  ];
  return all.length > 0 ? sql`(${sql.join(all, sql` AND `)})` : undefined;
}

/** Filters of one counted group each; a tour that fails only one of them still counts in that group. */
export function facetPredicates(filter: SearchFilter): Partial<Record<FacetGroup, Predicate>> {
  const groupSize = filter.maxGroupSize && GROUP_SIZES[filter.maxGroupSize - 1];
  const days = range(sql`t.days`, filter.daysMin, filter.daysMax);
  const price = pricePredicate(filter, sql`o.units`, sql`t.days`);
  return {
    ...(filter.countries && { tours_direction: inPlaces(filter.countries) }),
    ...(filter.restKinds && { tours_activities: inPlaces(filter.restKinds) }),
    ...(filter.collections && { collections: inPlaces(filter.collections) }),
    ...(filter.difficulty && { difficulty: sql<SqlBool>`t.difficulty = ANY(${filter.difficulty})` }),
    ...(filter.comfort && { comfort: sql<SqlBool>`t.comfort = ANY(${filter.comfort})` }),
    ...(filter.accommodation && { accommodation: sql<SqlBool>`t.accommodation && ${filter.accommodation}::text[]` }),
    ...(filter.languages && { languages: sql<SqlBool>`t.languages && ${filter.languages}::text[]` }),
    ...(groupSize && { group_size: sql<SqlBool>`t.group_max <= ${groupSize}` }),
    ...(days.length > 0 && { duration: sql<SqlBool>`${sql.join(days, sql` AND `)}` }),
    // a tour without a departure in the visitor's dates fails them, not its price
    ...(price && { price: sql<SqlBool>`(o.units IS NULL OR ${price})` }),
    ...((filter.dateFrom ?? filter.dateTo) && { dates: sql<SqlBool>`o.units IS NOT NULL` }),
  };
}
