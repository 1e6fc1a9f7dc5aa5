import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { changed } from './listing-filter.ts';

type PriceFacet = Facets['price'];
export type PriceSpan = readonly [from: number, to: number];

/** What the slider shows: an open end stands at its bound. */
export function priceSpan({ priceMin, priceMax }: SearchFilter, { max }: PriceFacet): PriceSpan {
  const to = Math.min(priceMax ?? max, max);
  return [Math.min(priceMin ?? 0, to), to];
}

/** An end at its bound says nothing: the filter stays open there, so that a dearer tour of tomorrow is still found. */
export function withPrice(filter: SearchFilter, [from, to]: PriceSpan, { max }: PriceFacet): SearchFilter {
  return changed(filter, { priceMin: from > 0 ? from : undefined, priceMax: to < max ? to : undefined });
}

/** Steps of about a hundredth of the range, round in the currency: 50 for 5,000, 2,000 for 200,000. */
export function priceStep(max: number): number {
  const rough = Math.max(1, max / 100);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
}

/** "€", "₽"; the code itself where there is no sign */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
