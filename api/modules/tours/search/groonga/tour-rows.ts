import { type Gazetteer, messageText } from '../index/gazetteer.ts';
import type { TourRecord } from '../index/tour-records.ts';
import { NATURAL_PERSON, type SuggestionKind } from '../tour-search.ts';
import { departuresOf, monthsOf, offersOf, type PriceStep, pricesOf, wholeUnits } from './price-steps.ts';

/** A tour's rows in the tables of an index, each with its `_key`. Equal keys are equal rows. */
export interface TourRows {
  tour: { _key: number } & Record<string, unknown>;
  children: Record<ChildTable, ChildRow[]>;
}
export const CHILD_TABLES = ['Prices', 'Offers', 'Months'] as const;
export type ChildTable = (typeof CHILD_TABLES)[number];
type ChildRow = { _key: string; tour: number } & Record<string, unknown>;

const RADIANS = Math.PI / 180;
const LETTERS = 36;

/** A currency as a number: comparing numbers is quicker than comparing texts. */
export const currencyNumber = (code: string): number => Number.parseInt(code, LETTERS);

const listOf = (joined: string | null): string[] => (joined ? joined.split(',') : []);

/** a place of the globe with the radius 1 */
export function spotOf(lat: number, lng: number): { x: number; y: number; z: number } {
  const [phi, lambda] = [lat * RADIANS, lng * RADIANS];
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

export function rowsOf(record: TourRecord, gazetteer: Gazetteer): TourRows {
  return { tour: tourRow(record, gazetteer), children: childRows(record) };
}

function tourRow(record: TourRecord, { places, organizers, worldParts }: Gazetteer): TourRows['tour'] {
  const { id, country_id, region_id, organizer_id, lat, lng, is_cruise } = record;
  const joined = listOf(record.places).map(Number);
  const belongsTo = [...new Set([country_id, ...(region_id === null ? [] : [region_id]), ...joined])];
  const ofKind = (kind: SuggestionKind) => joined.filter((place) => places.get(place)?.kind === kind);
  const organizer = organizers.get(organizer_id);
  const ownWords = messageText(record.folded);
  const restKinds = ofKind('rest_kinds');
  const variants = listOf(record.variants);
  return {
    _key: id,
    ...{ type: record.type, score: record.score, name: record.name, folded: record.folded },
    own_words: ownWords,
    words: [
      ...new Set([
        ...ownWords,
        ...belongsTo.flatMap((place) => places.get(place)?.words ?? []),
        ...(organizer?.words ?? []),
      ]),
    ],
    places: belongsTo,
    organizer: organizer_id,
    legal_type: organizer?.legalType ?? NATURAL_PERSON,
    continent: worldParts.get(country_id) ?? 0,
    ...{ country: country_id, region: region_id ?? 0 },
    // its own, and those that it leads through
    countries: [...new Set([country_id, ...ofKind('countries')])],
    rest_kinds: restKinds,
    collections: ofKind('collections'),
    water_objects: ofKind('water_objects'),
    ships: ofKind('ships'),
    // what only cruises have is asked of cruises only
    cruise_types: is_cruise ? restKinds : [],
    start_cities: is_cruise ? ofKind('cities').filter((city) => places.get(city)?.name === record.start_city) : [],
    ...{ difficulty: record.difficulty, comfort: record.comfort },
    accommodation: [...new Set(listOf(record.accommodation))],
    languages: [...new Set(listOf(record.languages))],
    ...{ currency: record.currency, group_max: record.group_max, days: record.days, min_age: record.min_age },
    ...{ is_cruise, is_author: record.is_author, returns: record.returns },
    ...{ has_single: variants.includes('single'), has_standard: variants.includes('standard') },
    ...{ lat, lng, ...spotOf(lat, lng) },
  };
}

function childRows({ id, currency, departures: text }: TourRecord): TourRows['children'] {
  const departures = departuresOf(text, currency);
  const row = ({ price, ...step }: PriceStep) => {
    const fields = { tour: id, ...step, whole: wholeUnits(price, currency), currency: currencyNumber(currency) };
    return { _key: Object.values(fields).join(' '), ...fields };
  };
  const unique = (rows: readonly ChildRow[]) => [...new Map(rows.map((one) => [one._key, one])).values()];
  return {
    Prices: unique(pricesOf(departures).map(row)),
    // departures alike are one
    Offers: unique(offersOf(departures).map(row)),
    Months: unique(monthsOf(departures).map(row)),
  };
}

/** Rows of Names. */
export function nameRows({ places, organizers }: Gazetteer): ({ _key: string } & Record<string, unknown>)[] {
  const row = (kind: SuggestionKind, id: number, words: string[]) => ({
    _key: `${kind} ${id}`,
    ...{ kind, number: id, folded: words.join(' '), words },
  });
  return [
    ...Array.from(places.values(), ({ id, kind, words }) => row(kind, id, words)),
    ...Array.from(organizers.values(), ({ id, words }) => row('organizers', id, words)),
  ];
}
