import { FILTER_KEYS, listingHref, serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import { parseFilter, type RawQuery } from '@cairn/shared-contracts/domain/filter-params';
import { describe, expect, it } from '@jest/globals';
import { appliedFilters } from './applied-filters.ts';
import { listingFilter } from './listing-filter.ts';

const applied = (query: string) => appliedFilters(listingFilter('georgia', new URLSearchParams(query)));

describe('filters in force', () => {
  it.each([
    ['nothing', '', []],
    ['the order of tours and the page are no filters', 'sort=price&page=2', []],
    ['dates are one', 'dateFrom=2027-06-14&dateTo=2027-06-28', [['dates', '/georgia']]],
    [
      'a price without an upper end',
      'priceMin=250&difficulty=2',
      [
        ['price', '/georgia?difficulty=2'],
        ['difficulty-2', '/georgia?priceMin=250'],
      ],
    ],
    [
      'options of a list one by one',
      'restKinds=11,12',
      [
        ['restKinds-11', '/georgia?restKinds=12'],
        ['restKinds-12', '/georgia?restKinds=11'],
      ],
    ],
    [
      'who leads: an author tour, or a private guide',
      'operatorType=author&isAuthorTourSearch=1',
      [
        ['operator', '/georgia?isAuthorTourSearch=1'],
        ['author', '/georgia?operatorType=author'],
      ],
    ],
    [
      'an area of the map is one, its name with it',
      'radius=50&lat=42.6&lng=44.6&placeName=Kazbegi',
      [['area', '/georgia']],
    ],
    ['words that names begin with', 'placeName=svaneti', [['phrase', '/georgia']]],
    [
      'what only links set',
      'organizer=3&continent=2&type=2',
      [
        ['organizer', '/georgia?continent=2&type=2'],
        ['continent', '/georgia?organizer=3&type=2'],
        ['excursions', '/georgia?continent=2&organizer=3'],
      ],
    ],
    [
      'cruises: start, ship, cabin, way back',
      'isCruisesSearch=1&cruisesStartCity=5&ships=9&cruisesCabinsCapacity=2&onlyReturningCruises=1',
      [
        ['cruisesStartCity-5', '/georgia?isCruisesSearch=1&cruisesCabinsCapacity=2&onlyReturningCruises=1&ships=9'],
        ['ships-9', '/georgia?isCruisesSearch=1&cruisesStartCity=5&cruisesCabinsCapacity=2&onlyReturningCruises=1'],
        ['cruisesCabinsCapacity-2', '/georgia?isCruisesSearch=1&cruisesStartCity=5&onlyReturningCruises=1&ships=9'],
        ['cruises', '/georgia?cruisesStartCity=5&cruisesCabinsCapacity=2&onlyReturningCruises=1&ships=9'],
        ['returning', '/georgia?isCruisesSearch=1&cruisesStartCity=5&cruisesCabinsCapacity=2&ships=9'],
      ],
    ],
    [
      'days and ages',
      'daysMax=7&minAge=10',
      [
        ['days', '/georgia?minAge=10'],
        ['minAge', '/georgia?daysMax=7'],
      ],
    ],
  ])('%s', (_title, query, expected) => {
    expect(applied(query).map(({ id, without }) => [id, listingHref(without)])).toEqual(expected);
  });
});

/** One value of every parameter that narrows; what needs company has it. */
const SAMPLES: Readonly<Record<string, RawQuery>> = {
  organizer: { organizer: '3' },
  accommodation: { accommodation: 'tent' },
  withoutAccommodation: { withoutAccommodation: 'tent,camp-site' },
  comfort: { comfort: 'medium' },
  maxGroupSize: { maxGroupSize: '2' },
  difficulty: { difficulty: '2' },
  priceMin: { priceMin: '100' },
  priceMax: { priceMax: '900' },
  pricePerDayMin: { pricePerDayMin: '20' },
  pricePerDayMax: { pricePerDayMax: '90' },
  minAge: { minAge: '10' },
  dateFrom: { dateFrom: '2027-06-01' },
  dateTo: { dateTo: '2027-06-30' },
  daysMin: { daysMin: '4' },
  daysMax: { daysMax: '7' },
  restKinds: { restKinds: '11' },
  cities: { cities: '5' },
  regions: { regions: '6' },
  countries: { countries: '7' },
  continent: { continent: '2' },
  collections: { collections: '8' },
  languages: { languages: 'en' },
  showplace: { showplace: '9' },
  isCruisesSearch: { isCruisesSearch: '1' },
  cruisesType: { cruisesType: '12' },
  cruisesStartCity: { cruisesStartCity: '13' },
  cruisesCabinsCapacity: { cruisesCabinsCapacity: '2' },
  onlyReturningCruises: { onlyReturningCruises: '1' },
  ships: { ships: '14' },
  waterObject: { waterObject: '15' },
  placeName: { placeName: 'kazbegi' },
  radius: { lat: '42.6', lng: '44.6', radius: '50' },
  lat: { lat: '42.6', lng: '44.6' },
  lng: { lat: '42.6', lng: '44.6' },
  isAuthorTourSearch: { isAuthorTourSearch: '1' },
  operatorType: { operatorType: 'author' },
  type: { type: '2' },
};
/** of these the page makes no chips */
const OTHERS = ['slug', 'page', 'sort'];

describe('every parameter of the search', () => {
  it('is known to this test', () => {
    expect([...Object.keys(SAMPLES), ...OTHERS].sort()).toEqual([...FILTER_KEYS].sort());
  });

  it.each(Object.entries(SAMPLES))('%s has a chip that takes it away', (_name, query) => {
    const filter = parseFilter(query);
    expect(serializeFilter(filter)).not.toEqual({});
    const [chip, ...others] = appliedFilters(filter);
    expect(others).toEqual([]);
    expect(chip && serializeFilter(chip.without)).toEqual({});
  });
});
