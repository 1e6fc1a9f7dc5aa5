import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCOMMODATIONS, COMFORTS, OPERATOR_TYPES, SORTS } from './enumerations.ts';
import { FILTER_KEYS, listingHref, serializeFilter } from './filter-address.ts';
import { parseFilter, rawQuery } from './filter-params.ts';

const wild = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.constantFrom(
    '1',
    'true',
    '-5',
    '1e9',
    'medium',
    '2027-06-14',
    '2027-02-31',
    '3,1,2',
    '',
    'price',
    'x'.repeat(10_000),
  ),
  fc.array(fc.oneof(fc.string(), fc.integer().map(String)), { maxLength: 5 }),
  fc.anything(),
);
const wildQuery = fc.dictionary(fc.constantFrom(...FILTER_KEYS, 'constructor', '__proto__', 'utm_source'), wild);

const list = (values: readonly (string | number)[]) =>
  fc.subarray([...values], { minLength: 1 }).map((some) => some.join(','));
const ids = list([1, 5, 40, 9001, 2_147_483_647]);
const date = fc.constantFrom('2027-01-31', '2027-06-14', '2028-02-29', '2026-12-01');
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
/** what a visitor can choose, each parameter or not */
const anyFilter = fc.record(
  {
    ...{ slug: fc.constantFrom('georgia', 'svaneti'), placeName: words },
    ...{ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) },
    ...{ radius: whole(0, 3000), continent: whole(1, 9), countries: ids, regions: ids, cities: ids, showplace: ids },
    ...{ waterObject: ids, restKinds: ids, collections: ids, dateFrom: date, dateTo: date },
    ...{ daysMin: whole(0, 20), daysMax: whole(0, 20), priceMin: whole(0, 200_000), priceMax: whole(0, 200_000) },
    ...{ pricePerDayMin: whole(0, 30_000), pricePerDayMax: whole(0, 30_000), difficulty: list([1, 2, 3, 4]) },
    ...{
      comfort: list(COMFORTS),
      accommodation: list(ACCOMMODATIONS),
      withoutAccommodation: list(ACCOMMODATIONS),
      maxGroupSize: whole(0, 5),
      minAge: whole(0, 20),
    },
    ...{
      languages: list(['en', 'ka', 'ru']),
      organizer: whole(1, 99),
      operatorType: fc.constantFrom(...OPERATOR_TYPES),
    },
    ...{ isAuthorTourSearch: fc.constant('1'), isCruisesSearch: fc.constant('true'), cruisesType: ids },
    ...{ cruisesStartCity: ids, cruisesCabinsCapacity: list([1, 2, 4]), onlyReturningCruises: fc.constant('1') },
    ...{ ships: ids, type: whole(1, 2), sort: fc.constantFrom(...SORTS), page: whole(-1, 300) },
  },
  { requiredKeys: [] },
);

describe('search filter', () => {
  it('reads any query without throwing, and what it wrote itself unchanged', () => {
    fc.assert(
      fc.property(wildQuery, (query) => {
        const filter = parseFilter(query);
        expect(parseFilter(serializeFilter(filter))).toEqual(filter);
      }),
      { numRuns: 10_000, seed: 7 },
    );
  });

  it('writes what a visitor chose so that an address brings it back, whatever the order', () => {
    fc.assert(
      fc.property(anyFilter, fc.nat(), (query, turn) => {
        const filter = parseFilter(query);
        const address = new URL(listingHref(filter), 'https://example.org');
        const read = parseFilter({ ...rawQuery(address.searchParams), slug: filter.slug });
        expect(read).toEqual(filter);
        expect(listingHref(read)).toBe(listingHref(filter));
        const pairs = Object.entries(query);
        const turned = [...pairs.slice(turn % (pairs.length + 1)), ...pairs.slice(0, turn % (pairs.length + 1))];
        expect(listingHref(parseFilter(Object.fromEntries(turned)))).toBe(listingHref(filter));
      }),
      { numRuns: 2_000, seed: 8 },
    );
  });

  it('changes nothing when it is normalised again', () => {
    fc.assert(
      fc.property(wildQuery, (query) => {
        const once = serializeFilter(parseFilter(query));
        expect(serializeFilter(parseFilter(once))).toEqual(once);
        // a filter is read as any record is: by its keys
        expect(parseFilter(parseFilter(query) as unknown as Record<string, unknown>)).toEqual(parseFilter(query));
      }),
      { numRuns: 2_000, seed: 9 },
    );
  });

  it('knows every parameter of the specification, and what sentences ask for beyond it', () => {
    const specified =
      `slug organizer accommodation comfort maxGroupSize difficulty priceMin priceMax pricePerDayMin pricePerDayMax minAge
      dateFrom dateTo daysMin daysMax restKinds cities regions countries continent collections languages showplace isCruisesSearch
      cruisesType cruisesStartCity cruisesCabinsCapacity onlyReturningCruises ships waterObject placeName radius lat lng page sort
      isAuthorTourSearch operatorType type withoutAccommodation`.split(/\s+/);
    expect([...FILTER_KEYS].sort()).toEqual(specified.sort());
  });

  it.each([
    [
      'a range the wrong way round is turned',
      { priceMin: '900', priceMax: '100' },
      { priceMin: '100', priceMax: '900' },
    ],
    ['a minimum age over 17 is no filter', { minAge: '18' }, {}],
    ['a minimum age in range stays', { minAge: '10' }, { minAge: '10' }],
    ['page below 1 becomes 1 and is omitted', { page: '0' }, {}],
    ['id lists keep only numeric values', { countries: ['7', 'x', '3'] }, { countries: '3,7' }],
    ['booleans accept true and are sent as 1', { isCruisesSearch: 'true' }, { isCruisesSearch: '1' }],
    ['operator type any and type tour are omitted', { operatorType: 'any', type: '1' }, {}],
    ['days stop at 20, which is the default', { daysMax: '40' }, {}],
    ['a date that is none is dropped', { dateFrom: '2027-02-31' }, {}],
    ['an unknown difficulty is dropped', { difficulty: '2,9' }, { difficulty: '2' }],
    ['a minimum age of 0 is no filter', { minAge: '0' }, {}],
    ['a flag of any other word is none', { isCruisesSearch: 'yes', isAuthorTourSearch: '0' }, {}],
    ['a list may be repeated, with brackets or commas', { 'ships[]': ['4', '2'] }, { ships: '2,4' }],
    ['what is nested is ignored', { difficulty: { a: 1 }, countries: [{ b: 2 }] }, {}],
    [
      'text is cut at 200 characters, never through a space or a character',
      { placeName: `${'x'.repeat(199)} y` },
      { placeName: 'x'.repeat(199) },
    ],
    ['half a position is kept as it is', { lat: '41.71513' }, { lat: '41.71513' }],
    ['a position off the globe is dropped', { lat: '91', lng: '-181' }, {}],
  ])('%s', (_title, query, expected) => {
    expect(serializeFilter(parseFilter(query))).toEqual(expected);
  });

  it.each([
    ['EUR', 'price is clamped to 200000', { priceMax: '999999', priceMin: '-3' }, {}],
    ['EUR', 'a limit at the end says nothing', { priceMax: '200000' }, {}],
    ['EUR', 'a limit below it stays', { priceMax: '199999' }, { priceMax: '199999' }],
    ['EUR', 'a lower limit stops there too', { priceMin: '300000' }, { priceMin: '200000' }],
    ['EUR', 'price per day is clamped to 30000', { pricePerDayMax: '30001', pricePerDayMin: '-1' }, {}],
    ['KZT', 'the filter goes as far as the slider', { priceMax: '200000' }, { priceMax: '200000' }],
    ['KZT', 'up to its end, which says nothing', { priceMin: '900000', priceMax: '1000000' }, { priceMin: '900000' }],
    ['KZT', 'per day as well', { pricePerDayMax: '60000' }, { pricePerDayMax: '60000' }],
    ['KRW', 'a currency of small units that is not named', { priceMax: '1500000' }, { priceMax: '1500000' }],
    ['XXX', 'an unknown currency has the plain range', { priceMax: '200001' }, {}],
  ])('%s: %s', (currency, _title, query, expected) => {
    expect(serializeFilter(parseFilter(query, currency))).toEqual(expected);
    // an address is read, changed and written again before the currency is looked at: nothing may get lost on the way
    expect(serializeFilter(parseFilter(serializeFilter(parseFilter(query)), currency))).toEqual(expected);
  });

  it('writes readable addresses', () => {
    const filter = parseFilter(rawQuery(new URLSearchParams('difficulty=2&difficulty=1&daysMax=7')));
    expect(listingHref({ ...filter, slug: 'georgia' })).toBe('/georgia?daysMax=7&difficulty=1,2');
  });
});
