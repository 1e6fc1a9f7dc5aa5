import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FILTER_KEYS, listingHref, parseFilter, rawQuery, serializeFilter } from './filter-params.ts';

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

  it.each([
    ['price is clamped to 200000', { priceMax: '999999', priceMin: '-3' }, {}],
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
  ])('%s', (_title, query, expected) => {
    expect(serializeFilter(parseFilter(query))).toEqual(expected);
  });

  it('writes readable addresses', () => {
    const filter = parseFilter(rawQuery(new URLSearchParams('difficulty=2&difficulty=1&daysMax=7')));
    expect(listingHref({ ...filter, slug: 'georgia' })).toBe('/georgia?daysMax=7&difficulty=1,2');
  });
});
