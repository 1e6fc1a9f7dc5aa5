import {
  ALL_CURRENCIES,
  type CurrencyCode,
  currencyOf,
  SPECIFIED_CURRENCIES,
  type SpecifiedCurrency,
} from './currencies.ts';
import {
  DEFAULT_MAX_PRICE,
  DEFAULT_MAX_PRICE_PER_DAY,
  PRICE_PER_DAY_RANGE,
  PRICE_RANGE,
  PRICE_STEP,
} from './limits.ts';

/** What specification §9 names no maximum for: about 5000 dollars, rounded up. */
const FURTHER: Readonly<Record<Exclude<CurrencyCode, SpecifiedCurrency>, number>> = {
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
};

const MAX_PRICE: Readonly<Record<CurrencyCode, number>> = { ...DEFAULT_MAX_PRICE, ...FURTHER };

const specifiedOf = (code: string): SpecifiedCurrency | undefined =>
  SPECIFIED_CURRENCIES.find((known) => known === code);

/** upper end of the price slider, whole units of the currency; at the end it means "and more" */
export function maxPriceOf(code: string): number {
  const currency = currencyOf(code);
  return currency ? MAX_PRICE[currency] : PRICE_RANGE.max;
}

/** upper end of a slider over tours of which the dearest costs so much, in full steps: a few hundred euro are no sliver of 5,000 */
export function priceEndOf(highest: number, code: string): number {
  const max = maxPriceOf(code);
  const step = priceStepOf(code) ?? roundStep(max);
  return highest > 0 ? Math.min(max, Math.ceil(highest / step) * step) : max;
}

/** upper end of the price per day, whole units of the currency: a tenth, where specification §9 names none */
export function maxPricePerDayOf(code: string): number {
  const currency = specifiedOf(code);
  return currency ? DEFAULT_MAX_PRICE_PER_DAY[currency] : maxPriceOf(code) / 10;
}

/** upper end of the slider over days of which the dearest costs so much, in full steps */
export function pricePerDayEndOf(highest: number, code: string): number {
  const max = maxPricePerDayOf(code);
  const step = roundStep(max);
  return highest > 0 ? Math.min(max, Math.ceil(highest / step) * step) : max;
}

/** step of the slider for the price of a tour; undefined where specification §9 names none */
export function priceStepOf(code: string): number | undefined {
  const currency = specifiedOf(code);
  return currency && PRICE_STEP[currency];
}

/** about a hundredth of the range, round: 50 for 4,000, 1,000 for 100,000 */
export function roundStep(max: number): number {
  const rough = Math.max(1, max / 100);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
}

/** steps of the two sliders at their full range, whole units */
export const filterStepOf = (code: string): PriceLimits => ({
  price: priceStepOf(code) ?? roundStep(maxPriceOf(code)),
  pricePerDay: roundStep(maxPricePerDayOf(code)),
});

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
