/**
 * Every currency that a site variant may show (specification §1 and §9), and so every currency that the rates must cover.
 * 'SHF' is how one variant spells the Swiss franc: see money.ts.
 */
export const ALL_CURRENCIES = [
  'EUR',
  'USD',
  'RUB',
  'BYN',
  'KZT',
  'CNY',
  'AED',
  'CAD',
  'AUD',
  'SGD',
  'NZD',
  'GBP',
  'SHF',
  'TRY',
  'JPY',
  'KRW',
  'INR',
] as const;

export type CurrencyCode = (typeof ALL_CURRENCIES)[number];

/** the currency of a code that came from outside; undefined for one that the site has no rules for */
export const currencyOf = (code: string): CurrencyCode | undefined => ALL_CURRENCIES.find((known) => known === code);

/** those that specification §1 writes prices in and §9 names limits for */
export const SPECIFIED_CURRENCIES = ['EUR', 'USD', 'RUB', 'BYN', 'KZT', 'CNY'] as const satisfies CurrencyCode[];
export type SpecifiedCurrency = (typeof SPECIFIED_CURRENCIES)[number];
