import type { CurrencyCode } from './currencies.ts';
import { DEFAULT_MAX_PRICE, PRICE_RANGE } from './limits.ts';

/** What specification §9 names no maximum for: about 5000 dollars, rounded, and never above what the filter takes. */
const FURTHER: Readonly<Record<string, number>> = {
  AED: 20_000,
  CAD: 7000,
  AUD: 8000,
  SGD: 7000,
  NZD: 9000,
  GBP: 4000,
  SHF: 5000,
  TRY: PRICE_RANGE.max,
  JPY: PRICE_RANGE.max,
  KRW: PRICE_RANGE.max,
  INR: PRICE_RANGE.max,
} satisfies Partial<Record<CurrencyCode, number>>;

/** upper end of the price slider, whole units of the currency; at the end it means "and more" */
export const maxPriceOf = (currency: string): number =>
  DEFAULT_MAX_PRICE[currency] ?? FURTHER[currency] ?? PRICE_RANGE.max;
