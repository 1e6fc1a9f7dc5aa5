import { priceStepOf, roundStep } from '@cairn/shared-contracts/domain/max-price';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { changed } from './listing-filter.ts';

export type PriceSpan = readonly [from: number, to: number];

/** The two prices that tours are searched by, as parameters of the filter. */
export const PRICE = { min: 'priceMin', max: 'priceMax' } as const;
export const PRICE_PER_DAY = { min: 'pricePerDayMin', max: 'pricePerDayMax' } as const;
export type PriceKeys = typeof PRICE | typeof PRICE_PER_DAY;

/** What a slider that ends at `end` shows: an open end stands at its bound. */
export function priceSpan(filter: SearchFilter, keys: PriceKeys, end: number): PriceSpan {
  const to = Math.min(filter[keys.max] ?? end, end);
  return [Math.min(filter[keys.min] ?? 0, to), to];
}

/** An end at its bound says nothing: the filter stays open there, so that a dearer tour of tomorrow is still found. */
export function withPrice(filter: SearchFilter, keys: PriceKeys, [from, to]: PriceSpan, end: number): SearchFilter {
  return changed(filter, { [keys.min]: from > 0 ? from : undefined, [keys.max]: to < end ? to : undefined });
}

/** Step of a price slider that ends at `max`: the specification's for a whole tour, where it names one for the currency. */
export const priceStep = (keys: PriceKeys, currency: string, max: number): number =>
  (keys === PRICE ? priceStepOf(currency) : undefined) ?? roundStep(max);
