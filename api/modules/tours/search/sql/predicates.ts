import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasDates, isAround, peopleOf, variantKinds } from '../filter-groups.ts';
import { DEFAULT_RADIUS_KM, EARTH_KM, type FacetGroup, NATURAL_PERSON, type SearchQuery } from '../tour-search.ts';
import { inPlaces, named, type PhraseWord, type Predicate } from './names.ts';

const inAny = (ids: readonly number[]): Predicate => inPlaces(sql`${ids}::int[]`);

/** the city in which the tour starts: the one of its places that its start is called after */
const isStartCity = sql<SqlBool>`pl.kind = 'cities' AND pl.name = split_part(t.start_place, ',', 1)`;

/** haversine; good to a few metres at hiking distances */
const within = (lat: number, lng: number, km: number): Predicate => sql`
  2 * ${EARTH_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(t.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(t.lat)) * power(sin(radians(t.lng - ${lng}::float8) / 2), 2)))) <= ${km}::float8`;

/** the visitor's names for where to go: regions, cities, sights */
const placeLists = (filter: SearchFilter): (number[] | undefined)[] => [
  filter.regions,
  filter.cities,
  filter.showplace,
];

function radius({ lat, lng, radius: km = DEFAULT_RADIUS_KM }: SearchFilter): Predicate | undefined {
  return lat === undefined || lng === undefined ? undefined : within(lat, lng, km);
}

/** Filters without counted options: a tour that fails one of them is in no count. */
export function hardPredicates({ filter, placeId }: SearchQuery, phrase: readonly PhraseWord[]): Predicate[] {
  const optional = [
    placeId === undefined ? undefined : inAny([placeId]),
    ...placeLists(filter).map((ids) => (ids ? inAny(ids) : undefined)),
    filter.continent &&
      sql<SqlBool>`EXISTS (SELECT 1 FROM countries c WHERE c.place_id = t.country_id AND c.world_part_id = ${filter.continent})`,
    radius(filter),
    ...(isAround(filter) ? [] : phrase.map(named)),
    filter.organizer && sql<SqlBool>`t.organizer_id = ${filter.organizer}`,
    filter.isCruisesSearch && sql<SqlBool>`t.is_cruise`,
    filter.onlyReturningCruises && sql<SqlBool>`t.is_cruise AND t.start_place = t.end_place`,
    filter.cruisesCabinsCapacity &&
      sql<SqlBool>`t.is_cruise AND EXISTS (SELECT 1 FROM tour_variants v WHERE v.tour_id = t.id AND v.withdrawn_at IS NULL AND v.kind = ANY(${variantKinds(filter.cruisesCabinsCapacity)}))`,
    filter.isAuthorTourSearch && sql<SqlBool>`t.is_author`,
    filter.withoutAccommodation && sql<SqlBool>`NOT (t.accommodation && ${filter.withoutAccommodation}::text[])`,
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

const startsIn = (ids: readonly number[]): Predicate => sql`t.is_cruise AND EXISTS (
  SELECT 1 FROM tour_places tp JOIN places pl ON pl.id = tp.place_id
  WHERE tp.tour_id = t.id AND pl.id = ANY(${ids}::int[]) AND ${isStartCity})`;

const operator = ({ operatorType }: SearchFilter): Predicate | undefined =>
  operatorType === 'any'
    ? undefined
    : operatorType === 'author'
      ? sql`t.legal_type = ${NATURAL_PERSON}`
      : sql`t.legal_type > ${NATURAL_PERSON}`;

/** Filters of one counted group each; a tour that fails only one of them still counts in that group. */
export function facetPredicates(filter: SearchFilter): Partial<Record<FacetGroup, Predicate>> {
  const people = peopleOf(filter);
  const days = range(sql`t.days`, filter.daysMin, filter.daysMax);
  const price = pricePredicate(filter, sql`o.units`, sql`t.days`);
  const operatorIs = operator(filter);
  return {
    ...(filter.countries && { tours_direction: inAny(filter.countries) }),
    ...(filter.restKinds && { tours_activities: inAny(filter.restKinds) }),
    ...(filter.cruisesType && { cruises_types: sql<SqlBool>`t.is_cruise AND ${inAny(filter.cruisesType)}` }),
    ...(filter.cruisesStartCity && { cruises_start_city: startsIn(filter.cruisesStartCity) }),
    ...(filter.waterObject && { cruises_direction: inAny(filter.waterObject) }),
    ...(filter.ships && { cruises_ships: inAny(filter.ships) }),
    // a tour without a departure in the visitor's dates fails them, not its price
    ...(price && { price: sql<SqlBool>`(o.units IS NULL OR ${price})` }),
    ...(hasDates(filter) && { dates: sql<SqlBool>`o.units IS NOT NULL` }),
    ...(days.length > 0 && { duration: sql<SqlBool>`${sql.join(days, sql` AND `)}` }),
    ...(filter.minAge && { age: sql<SqlBool>`t.min_age <= ${filter.minAge}` }),
    ...(filter.accommodation && { accommodation: sql<SqlBool>`t.accommodation && ${filter.accommodation}::text[]` }),
    ...(filter.difficulty && { difficulty: sql<SqlBool>`t.difficulty = ANY(${filter.difficulty})` }),
    ...(filter.collections && { collections: inAny(filter.collections) }),
    ...(filter.languages && { languages: sql<SqlBool>`t.languages && ${filter.languages}::text[]` }),
    ...(operatorIs && { author_tours_operator: operatorIs }),
    ...(people && { group_size: sql<SqlBool>`t.group_max <= ${people}` }),
    ...(filter.comfort && { comfort: sql<SqlBool>`t.comfort = ANY(${filter.comfort})` }),
  };
}
