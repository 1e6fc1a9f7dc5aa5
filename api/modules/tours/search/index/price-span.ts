import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { Converter } from './prices.ts';

/** The price filter as four bounds, whole units of the visitor's currency. */
export interface PriceSpan {
  min: number;
  max: number;
  perDayMin: number;
  perDayMax: number;
}

export const priceSpan = (filter: SearchFilter): PriceSpan => ({
  min: filter.priceMin ?? Number.NEGATIVE_INFINITY,
  max: filter.priceMax ?? Number.POSITIVE_INFINITY,
  perDayMin: filter.pricePerDayMin ?? Number.NEGATIVE_INFINITY,
  perDayMax: filter.pricePerDayMax ?? Number.POSITIVE_INFINITY,
});

/** most visitors name no price by the day: then none needs to be divided */
export const limitsDays = ({ perDayMin, perDayMax }: PriceSpan): boolean =>
  perDayMin !== Number.NEGATIVE_INFINITY || perDayMax !== Number.POSITIVE_INFINITY;

const HIGHEST = 2_147_483_647;

/** first whole number from 0 on for which it holds, HIGHEST when it never does; once it holds it goes on holding */
export function firstWhere(holds: (minor: number) => boolean): number {
  let [low, high] = [0, HIGHEST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const MOST_DAYS = 512;
const UNKNOWN = -2;

/**
 * The price filter in minor units of a tour's own currency, so that offers need not be converted one by one: conversion never makes
 * a higher price the lower one. Both bounds are inclusive.
 */
export class MinorSpans {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly #span: PriceSpan;
  readonly #converter: Converter;

  constructor(span: PriceSpan, converter: Converter, currencies: number) {
    this.#span = span;
    this.#converter = converter;
    this.low = new Int32Array(currencies * MOST_DAYS).fill(UNKNOWN);
    this.high = new Int32Array(currencies * MOST_DAYS);
  }

  /** where the bounds for a currency and a number of days stand in `low` and `high` */
  at(currency: number, days: number): number {
    const at = currency * MOST_DAYS + Math.min(days, MOST_DAYS - 1);
    // the last place serves all that are longer
    if (this.low[at] === UNKNOWN || days >= MOST_DAYS - 1) this.#find(at, currency, days);
    return at;
  }

  #find(at: number, currency: number, days: number): void {
    const { min, max, perDayMin, perDayMax } = this.#span;
    const units = (minor: number) => this.#converter.units(minor, currency);
    this.low[at] = firstWhere((minor) => units(minor) >= min && units(minor) / days >= perDayMin);
    this.high[at] = firstWhere((minor) => units(minor) > max || units(minor) / days > perDayMax) - 1;
  }
}
