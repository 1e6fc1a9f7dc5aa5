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
