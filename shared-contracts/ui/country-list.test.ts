import { describe, expect, it } from '@jest/globals';
import { type Country, findCountries, isCodeQuery } from './country-list.ts';

const COUNTRIES: Country[] = [
  { code: 'AX', code3: 'ALA', callingCode: '358', name: 'Åland Islands' },
  { code: 'CI', code3: 'CIV', callingCode: '225', name: 'Côte d’Ivoire' },
  { code: 'CZ', code3: 'CZE', callingCode: '420', name: 'Czechia' },
  { code: 'FI', code3: 'FIN', callingCode: '358', name: 'Finland' },
  { code: 'KZ', code3: 'KAZ', callingCode: '7', name: 'Kazakhstan' },
  { code: 'TJ', code3: 'TJK', callingCode: '992', name: 'Tajikistan' },
];

const found = (query: string) => findCountries(COUNTRIES, query).map(({ code }) => code);

describe('looking for a country', () => {
  it.each([
    ['', ['AX', 'CI', 'CZ', 'FI', 'KZ', 'TJ']],
    ['+', ['AX', 'CI', 'CZ', 'FI', 'KZ', 'TJ']],
    ['cze', ['CZ']],
    [' Czech ', ['CZ']],
    ['aland', ['AX']],
    ['cote', ['CI']],
    ['stan', ['KZ', 'TJ']],
    ['fin', ['FI']],
    ['Tschech', ['CZ']],
    ['Казахстан', ['KZ']],
    ['芬兰', ['FI']],
    ['Kasachstan', ['KZ']],
    ['Česko', ['CZ']],
    ['kaz', ['KZ']],
    ['tj', ['TJ']],
    ['+358', ['AX', 'FI']],
    ['35', ['AX', 'FI']],
    ['7', ['KZ']],
    ['+420', ['CZ']],
    ['+999', []],
    ['Atlantis', []],
  ])('by %j finds %j', (query, codes) => {
    expect(found(query)).toEqual(codes);
  });

  it.each([
    ['+420', true],
    ['420', true],
    ['+ 420', true],
    ['4 20', true],
    ['cz', false],
    ['+', false],
    ['', false],
  ])('%j is a code: %p', (query, isCode) => {
    expect(isCodeQuery(query)).toBe(isCode);
  });
});
