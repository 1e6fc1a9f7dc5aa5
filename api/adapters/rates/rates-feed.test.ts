import { ALL_CURRENCIES } from '@cairn/shared-contracts/domain/currencies';
import { describe, expect, it } from '@jest/globals';
import { LOCAL_RATES } from './local-rates.ts';
import { parseRates, sift } from './rates-feed.ts';

const ECB = `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='2026-01-05'>
  <Cube currency='USD' rate='1.0837'/><Cube currency='CHF' rate='0.9401'/><Cube currency='SEK' rate='11.2'/></Cube></Cube></gesmes:Envelope>`;

describe('rates of a feed', () => {
  it.each([
    ['the ECB’s XML', ECB, { USD: 1.0837, SHF: 0.9401 }],
    ['JSON for one euro', '{"base":"EUR","rates":{"USD":1.1,"JPY":160,"XAU":0.0004}}', { USD: 1.1, JPY: 160 }],
    ['JSON for one dollar', '{"base":"USD","rates":{"EUR":0.5,"GBP":0.4}}', { USD: 2, GBP: 0.8 }],
  ])('%s', (_title, body, rates) => {
    expect(parseRates(body)).toEqual(rates);
  });

  it.each([
    ['a page of HTML', '<!doctype html><h1>Sorry</h1>'],
    ['nothing', ''],
    ['a rate of zero', '{"base":"EUR","rates":{"USD":0}}'],
    ['a negative rate', '{"base":"EUR","rates":{"USD":-1.1}}'],
    ['a rate that is text', '{"base":"EUR","rates":{"USD":"1.1"}}'],
    ['a table without the euro', '{"base":"USD","rates":{"GBP":0.8}}'],
    ['currencies that the site does not know', '{"base":"EUR","rates":{"XAU":0.0004}}'],
  ])('%s is refused', (_title, body) => {
    expect(() => parseRates(body)).toThrow();
  });

  it('a rate that moved beyond belief is not taken', () => {
    expect(sift({ USD: 1.2, RUB: 9_800, TRY: 45 }, { USD: 1.1, RUB: 98 })).toEqual({
      good: [
        ['USD', 1.2],
        ['TRY', 45],
      ],
      refused: ['RUB 9800'],
    });
  });
});

describe('local rates', () => {
  it.each(ALL_CURRENCIES)('know %s', (currency) => {
    expect(LOCAL_RATES.perEuro[currency]).toBeGreaterThan(0);
  });
});
