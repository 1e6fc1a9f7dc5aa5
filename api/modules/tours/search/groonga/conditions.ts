import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { hasPrices, isAround, peopleOf, variantKinds } from '../filter-groups.ts';
import { dayNumber } from '../index/days.ts';
import { DEFAULT_RADIUS_KM, EARTH_KM, type FacetGroup, NATURAL_PERSON, type SearchQuery } from '../tour-search.ts';
import type { Conversion } from './currencies.ts';
import {
  allOf,
  anyOf,
  between,
  decimal,
  type Expression,
  equals,
  holdsAny,
  isOneOf,
  isTrue,
  number,
} from './expression.ts';
import { type PhraseWord, wordCondition } from './phrase.ts';
import { spotOf } from './tour-rows.ts';

/** Conditions are of a tour's child rows: Prices, Offers, Months. */

/** the rows that say what holds on a day */
export const holdsOn = (today: string): Expression => {
  const day = dayNumber(today);
  return allOf([...between('since', undefined, day), ...between('until', day, undefined)]);
};

/** offers that start and end within the visitor's dates */
export const inDates = ({ dateFrom, dateTo }: SearchFilter): Expression[] => [
  ...(dateFrom === undefined ? [] : between('starts', dayNumber(dateFrom), undefined)),
  ...(dateTo === undefined ? [] : between('ends', undefined, dayNumber(dateTo))),
];

const inPlaces = (ids: readonly number[]): Expression => holdsAny('tour.places', ids);

/**
 * Where a circle is asked for: the square of the straight line through the globe to its middle, and how long that may be. It is a column: Groonga
 * reads a condition with such a sum record by record, and every other one beside it, and then `&!` is not heeded.
 */
export function circleOf({
  lat,
  lng,
  radius: km = DEFAULT_RADIUS_KM,
}: SearchFilter): { away: Expression; farthest: number } | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  const half = Math.sin(Math.min(km / (2 * EARTH_KM), Math.PI / 2));
  const squares = Object.entries(spotOf(lat, lng)).map(([axis, at]) => {
    const away = `(tour.${axis} - (${decimal(at)}))`;
    return `${away} * ${away}`;
  });
  return { away: squares.join(' + '), farthest: 4 * half * half };
}

/** Filters without counted options: a tour that fails one of them is in no count. The most selective ones stand first. */
export function hardConditions({ filter, placeId }: SearchQuery, phrase: readonly PhraseWord[]): Expression {
  const lists = [filter.regions, filter.cities, filter.showplace];
  const optional = [
    ...(isAround(filter) ? [] : phrase.map((word) => wordCondition('tour.words', word))),
    filter.organizer !== undefined && equals('tour.organizer', filter.organizer),
    placeId !== undefined && inPlaces([placeId]),
    ...lists.map((ids) => ids && inPlaces(ids)),
    filter.continent !== undefined && equals('tour.continent', filter.continent),
    (filter.isCruisesSearch || filter.onlyReturningCruises || filter.cruisesCabinsCapacity) && isTrue('tour.is_cruise'),
    filter.onlyReturningCruises && isTrue('tour.returns'),
    filter.cruisesCabinsCapacity &&
      anyOf(variantKinds(filter.cruisesCabinsCapacity).map((kind) => isTrue(`tour.has_${kind}`))),
    filter.isAuthorTourSearch && isTrue('tour.is_author'),
  ].filter((condition): condition is Expression => typeof condition === 'string');
  const wanted = allOf([...optional, equals('tour.type', filter.type)]);
  const { withoutAccommodation: unwanted } = filter;
  return unwanted ? `(${wanted}) &! (${holdsAny('tour.accommodation', unwanted)})` : wanted;
}

/** the filter asks what a day costs, which takes the columns of prices */
export const hasDailyPrices = ({ pricePerDayMin, pricePerDayMax }: SearchFilter): boolean =>
  pricePerDayMin !== undefined || pricePerDayMax !== undefined;

/** The price filter; undefined when prices are not filtered. */
export function priceCondition(filter: SearchFilter, { within }: Conversion): Expression | undefined {
  const { priceMin, priceMax, pricePerDayMin, pricePerDayMax } = filter;
  if (!hasPrices(filter)) return undefined;
  const isBounded = priceMin !== undefined || priceMax !== undefined;
  return allOf([
    ...(isBounded ? [within(priceMin, priceMax)] : []),
    ...between('per_day', pricePerDayMin, pricePerDayMax),
  ]);
}

const operatorIs = ({ operatorType }: SearchFilter): Expression | undefined => {
  if (operatorType === 'any') return undefined;
  return operatorType === 'author'
    ? equals('tour.legal_type', NATURAL_PERSON)
    : `tour.legal_type > ${number(NATURAL_PERSON)}`;
};

/** Filters of one counted group each, dates apart: a tour that fails only one of them still counts in that group. */
export function groupConditions(filter: SearchFilter, conversion: Conversion): Map<FacetGroup, Expression> {
  const people = peopleOf(filter);
  const days = between('tour.days', filter.daysMin, filter.daysMax);
  const conditions: Partial<Record<FacetGroup, Expression | undefined>> = {
    tours_direction: filter.countries && inPlaces(filter.countries),
    tours_activities: filter.restKinds && inPlaces(filter.restKinds),
    cruises_types: filter.cruisesType && allOf([isTrue('tour.is_cruise'), inPlaces(filter.cruisesType)]),
    cruises_start_city: filter.cruisesStartCity && holdsAny('tour.start_cities', filter.cruisesStartCity),
    cruises_direction: filter.waterObject && inPlaces(filter.waterObject),
    cruises_ships: filter.ships && inPlaces(filter.ships),
    price: priceCondition(filter, conversion),
    duration: days.length > 0 ? allOf(days) : undefined,
    age: filter.minAge === undefined ? undefined : allOf(between('tour.min_age', undefined, filter.minAge)),
    accommodation: filter.accommodation && holdsAny('tour.accommodation', filter.accommodation),
    difficulty: filter.difficulty && isOneOf('tour.difficulty', filter.difficulty),
    collections: filter.collections && inPlaces(filter.collections),
    languages: filter.languages && holdsAny('tour.languages', filter.languages),
    author_tours_operator: operatorIs(filter),
    group_size: people === undefined ? undefined : allOf(between('tour.group_max', undefined, people)),
    comfort: filter.comfort && isOneOf('tour.comfort', filter.comfort),
  };
  return new Map(
    // keys of the object above
    (Object.entries(conditions) as [FacetGroup, Expression | undefined][]).filter(
      (entry): entry is [FacetGroup, Expression] => entry[1] !== undefined,
    ),
  );
}
