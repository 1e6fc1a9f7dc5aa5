import { describe, expect, it } from '@jest/globals';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { COUNTRY_CODES, callingCodeOf, countryOfDigits, toAlpha2 } from './country-codes.ts';

describe('country codes', () => {
  it('are those of the phone number library, which changes with the world', () => {
    expect(COUNTRY_CODES.map(({ code, callingCode }) => [code, callingCode])).toEqual(
      getCountries().map((code) => [code, getCountryCallingCode(code)]),
    );
  });

  it('have one three-letter code each', () => {
    expect(COUNTRY_CODES.every(({ code3 }) => /^[A-Z]{3}$/.test(code3))).toBe(true);
    expect(new Set(COUNTRY_CODES.map(({ code3 }) => code3)).size).toBe(COUNTRY_CODES.length);
  });

  it.each([
    ['CZE', 'CZ', '420'],
    ['cze', 'CZ', '420'],
    ['CZ', 'CZ', '420'],
    ['DEU', 'DE', '49'],
    ['GBR', 'GB', '44'],
    ['CHE', 'CH', '41'],
    ['KAZ', 'KZ', '7'],
    ['XKX', 'XK', '383'],
    ['ZZZ', undefined, undefined],
    ['', undefined, undefined],
  ])('%s is %s, +%s', (iso, code, callingCode) => {
    expect(toAlpha2(iso)).toBe(code);
    expect(callingCodeOf(iso)).toBe(callingCode);
  });

  it.each([
    ['420777123456', 'CZ'],
    ['12125550123', 'US'],
    ['79991234567', 'RU'],
    ['447400123456', 'GB'],
    ['996555', 'KG'],
    ['99', undefined],
    ['', undefined],
  ])('the digits %s begin in %s', (digits, country) => {
    expect(countryOfDigits(digits)).toBe(country);
  });
});
