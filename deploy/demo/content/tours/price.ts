import { LOCAL_RATES } from '@cairn/api/local-rates';
import type { Comfort } from '@cairn/shared-contracts/domain/enumerations';
import type { Random } from '@cairn/shared-contracts/testing/random';
import type { Country } from '../world/model.ts';
import { STYLE_RULES, type Style } from './styles.ts';

/** Units of each currency for one euro: the dated rates that the demo starts with. */
export const PER_EURO: Readonly<Record<string, number>> = LOCAL_RATES.perEuro;

/** Euros a day by price level of the country. */
const DAY_RATE: Readonly<Record<Country['cost'], number>> = { 1: 68, 2: 92, 3: 132, 4: 178 };
const COMFORT_FACTOR: Readonly<Record<Comfort, number>> = {
  base: 0.85,
  base_plus: 0.95,
  medium: 1.08,
  improved: 1.35,
  premium: 1.8,
};

/** Prices end on a number that a person would write. */
const STEP: Readonly<Record<string, number>> = { EUR: 10, USD: 10, RUB: 500, BYN: 20, KZT: 5000, CNY: 50 };
const DAY_STEP: Readonly<Record<string, number>> = { EUR: 1, USD: 1, RUB: 100, BYN: 5, KZT: 500, CNY: 10 };

interface PriceOf {
  readonly country: Country;
  readonly style: Style;
  readonly comfort: Comfort;
  readonly days: number;
}

/** Price per person in minor units of the country's currency. */
export function priceOf(random: Random, { country, style, comfort, days }: PriceOf): number {
  const { priceFactor = 1, excursion } = STYLE_RULES[style];
  const euros =
    DAY_RATE[country.cost] * days ** 0.93 * COMFORT_FACTOR[comfort] * priceFactor * random.between(0.86, 1.16);
  return rounded(
    euros * (excursion ? 0.8 : 1) * (PER_EURO[country.currency] ?? 1),
    country.currency,
    excursion ?? false,
  );
}

export function rounded(units: number, currency: string, fine: boolean): number {
  const step = (fine ? DAY_STEP : STEP)[currency] ?? 10;
  return Math.max(step, Math.round(units / step) * step) * 100;
}
