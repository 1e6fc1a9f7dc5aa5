import { ALL_CURRENCIES, type CurrencyCode } from './currencies.ts';
import { DEFAULT_MAX_PRICE, DEFAULT_MAX_PRICE_PER_DAY, PRICE_PER_DAY_RANGE, PRICE_RANGE } from './limits.ts';

/** What specification §9 names no maximum for: about 5000 dollars, rounded up. */
const FURTHER: Readonly<Record<string, number>> = {
  AED: 20_000,
  CAD: 7000,
  AUD: 8000,
  SGD: 7000,
  NZD: 9000,
  GBP: 4000,
  SHF: 5000,
  TRY: 200_000,
  JPY: 800_000,
  KRW: 7_000_000,
  INR: 500_000,
} satisfies Partial<Record<CurrencyCode, number>>;

/** upper end of the price slider, whole units of the currency; at the end it means "and more" */
export const maxPriceOf = (currency: string): number =>
  DEFAULT_MAX_PRICE[currency] ?? FURTHER[currency] ?? PRICE_RANGE.max;

/** upper end of the price per day, whole units of the currency */
export const maxPricePerDayOf = (currency: string): number =>
  DEFAULT_MAX_PRICE_PER_DAY[currency] ?? maxPriceOf(currency) / 10;

/** Greatest limits that a filter takes, whole units: a limit that high says nothing. */
export interface PriceLimits {
  price: number;
  pricePerDay: number;
}

/**
 * The ranges of specification §9 were written for small units and end below its own maximum for KZT: where the slider goes further,
 * so does the filter (decision 13).
 */
export const priceLimitsOf = (currency: string): PriceLimits => ({
  price: Math.max(PRICE_RANGE.max, maxPriceOf(currency)),
  pricePerDay: Math.max(PRICE_PER_DAY_RANGE.max, maxPricePerDayOf(currency)),
});

/** of an address, which does not say in which currency it was written */
export const WIDEST_LIMITS: PriceLimits = {
  price: Math.max(...ALL_CURRENCIES.map((currency) => priceLimitsOf(currency).price)),
  pricePerDay: Math.max(...ALL_CURRENCIES.map((currency) => priceLimitsOf(currency).pricePerDay)),
};
