import { afterEach, describe, expect, it } from '@jest/globals';
import { ALL_CURRENCIES, SPECIFIED_CURRENCIES } from './currencies.ts';
import { convertAt, convertMoney, currencySign, formatMoney, minorUnits, percentOf } from './money.ts';

/** the space that browsers do not break lines at */
const NB = '\u00a0';

const OWN_FORMAT = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
afterEach(() => {
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', OWN_FORMAT);
});

describe('prices as people read them', () => {
  it.each<[number, string, string]>([
    [105_000, 'EUR', '€1,050'],
    [105_000, 'USD', '$1,050'],
    [105_000, 'CNY', '¥1,050'],
    [10_500_000, 'RUB', `105${NB}000${NB}₽`],
    [105_000, 'BYN', `1${NB}050${NB}BYN`],
    [123_456_700, 'KZT', `1${NB}234${NB}567${NB}₸`],
    [105_000, 'JPY', 'JP¥105,000'],
    [105_000, 'AUD', 'A$1,050'],
    [105_000, 'CAD', 'CA$1,050'],
    [105_000, 'NZD', 'NZ$1,050'],
    [105_000, 'KRW', '₩105,000'],
    [105_000, 'SHF', `CHF${NB}1,050`],
    [0, 'EUR', '€0'],
    [0, 'RUB', `0${NB}₽`],
    [-105_000, 'EUR', '-€1,050'],
    [-105_000, 'RUB', `-1${NB}050${NB}₽`],
    [49, 'EUR', '€0'],
    [50, 'EUR', '€1'],
    [149, 'EUR', '€1'],
    [-40, 'EUR', '€0'],
    [99, 'JPY', 'JP¥99'],
    [20_000_000, 'USD', '$200,000'],
  ])('%d minor units of %s are %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });

  it('no two currencies are written alike', () => {
    const texts = ALL_CURRENCIES.filter((code) => code !== 'SHF').map((currency) =>
      formatMoney({ amount: 1000 * minorUnits(currency), currency }),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(SPECIFIED_CURRENCIES)('%s has neither decimals nor spaces that a line may break at', (currency) => {
    const text = formatMoney({ amount: 123_456_789, currency });
    expect(text.replace(/\D/g, '')).toBe('1234568');
    expect(text).not.toMatch(/[^\S\u00a0]/);
  });

  it('server and browser agree, though their locale data use another space', () => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      ...OWN_FORMAT,
      get: () => () => '1\u202f050\u2009₽',
    });
    expect(formatMoney({ amount: 105_000, currency: 'RUB' })).toBe(`1${NB}050${NB}₽`);
  });
});

describe('conversion', () => {
  const RATES = { EUR: 1, USD: 1.1, RUB: 100, JPY: 160 };

  it.each<[number, string, string, number]>([
    [100_000, 'EUR', 'USD', 110_000],
    [110_000, 'USD', 'EUR', 100_000],
    [100_000, 'EUR', 'RUB', 10_000_000],
    [110_000, 'USD', 'RUB', 10_000_000],
    [100_000, 'EUR', 'JPY', 160_000],
    [160_000, 'JPY', 'EUR', 100_000],
    [33_333, 'EUR', 'USD', 36_700],
    [0, 'EUR', 'USD', 0],
    [49, 'EUR', 'USD', 100],
    [12_345, 'EUR', 'EUR', 12_345],
  ])('%d %s in %s is %d, rounded to whole units', (amount, currency, to, expected) => {
    expect(convertMoney({ amount, currency }, to, RATES)).toEqual({ amount: expected, currency: to });
  });

  it.each([
    ['EUR', 'KZT'],
    ['KZT', 'EUR'],
  ])('without a rate from %s to %s there is no price', (currency, to) => {
    expect(() => convertMoney({ amount: 1, currency }, to, RATES)).toThrow(
      new RangeError(`no rate for ${currency} to ${to}`),
    );
  });

  it.each([
    ['EUR', 89_000, 'USD', 1.09, 97_000],
    ['EUR', 89_000, 'JPY', 163, 145_070],
    ['JPY', 145_070, 'EUR', 1 / 163, 89_000],
  ])('by a rate, %s %i is whole units of %s', (currency, amount, to, value, result) => {
    expect(convertAt({ amount, currency }, { to, value })).toEqual({ amount: result, currency: to });
  });

  it('what is in the currency already needs no rate', () => {
    const money = { amount: 1, currency: 'KZT' };
    expect(convertMoney(money, 'KZT', {})).toEqual(money);
  });
});

describe('a share of a price', () => {
  it.each<[number, string, number, number]>([
    [89_000, 'EUR', 15, 13_400],
    [89_000, 'EUR', 100, 89_000],
    [89_000, 'EUR', 0, 100],
    [100, 'EUR', 1, 100],
    [0, 'EUR', 15, 0],
    [89_000, 'JPY', 15, 13_350],
    [10, 'JPY', 1, 1],
  ])('of %d %s, %d percent are %d', (amount, currency, percent, expected) => {
    expect(percentOf({ amount, currency }, percent)).toEqual({ amount: expected, currency });
  });
});

describe('minor units', () => {
  it.each([
    ['EUR', 100],
    ['KZT', 100],
    ['SHF', 100],
    ['JPY', 1],
    ['KRW', 1],
  ])('one %s has %d', (currency, units) => {
    expect(minorUnits(currency)).toBe(units);
  });
});

it.each([
  ['EUR', '€'],
  ['USD', '$'],
  ['AUD', 'A$'],
  ['CAD', 'CA$'],
  ['NZD', 'NZ$'],
  ['SGD', 'SGD'],
  ['CNY', '¥'],
  ['JPY', 'JP¥'],
  ['RUB', '₽'],
  ['BYN', 'BYN'],
  ['KZT', '₸'],
  ['SHF', 'CHF'],
])('the sign of %s is %s, as its amounts are written', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign);
  expect(formatMoney({ amount: 105_000, currency })).toContain(sign);
});
