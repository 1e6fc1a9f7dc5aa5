import { minorUnits, type RatesPerEuro } from '@cairn/shared-contracts/domain/money';
import type { PriceView } from '../../departures.ts';
import { NO_PRICE } from './departures.ts';

/** Converts minor units of a tour's currency, by its number, to whole units of the visitor's: the rule of domain/money. */
export interface Converter {
  /** NaN for a currency without a rate */
  units(minor: number, currency: number): number;
}

/** Currencies of tours, numbered. */
export class Currencies {
  readonly codes: string[];

  constructor(codes: readonly string[] = []) {
    this.codes = [...codes];
  }

  numberOf(code: string): number {
    const known = this.codes.indexOf(code);
    return known === -1 ? this.codes.push(code) - 1 : known;
  }
}

export function createConverter({ codes }: Currencies, { currency, rates }: PriceView): Converter {
  const target = rates[currency] ?? 1;
  const minors = codes.map(minorUnits);
  const perEuro = codes.map((code) => rates[code] ?? Number.NaN);
  const own = rates[currency] === undefined ? -1 : codes.indexOf(currency);
  return {
    units(minor, code) {
      const units = minor / (minors[code] ?? 1);
      return code === own ? units : Math.floor((units / (perEuro[code] ?? Number.NaN)) * target + 0.5);
    },
  };
}

export interface PriceColumn {
  rates: RatesPerEuro;
  converter: Converter;
  /** by row: price without dates in whole units, NaN when there is none */
  units: Float64Array;
  /** by row: lowest and highest price of its months, likewise */
  monthLow: Float64Array;
  monthHigh: Float64Array;
}

/** What is converted, by row: minor units of the tour's own currency. */
interface OwnPrices {
  /** of the cheapest offer, whenever it starts */
  cheapest: Int32Array;
  monthLow: Int32Array;
  monthHigh: Int32Array;
  /** by number */
  currency: Uint8Array;
}

const isSame = (a: RatesPerEuro, b: RatesPerEuro): boolean =>
  a === b || (Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((code) => a[code] === b[code]));

/** Prices of all tours in each currency that was asked for, derived anew when rates change. */
export class PriceColumns {
  readonly #currencies: Currencies;
  readonly #own: OwnPrices;
  readonly #columns = new Map<string, PriceColumn>();

  constructor(currencies: Currencies, own: OwnPrices) {
    this.#currencies = currencies;
    this.#own = own;
  }

  for(view: PriceView): PriceColumn {
    const known = this.#columns.get(view.currency);
    if (known && isSame(known.rates, view.rates)) return known;
    const rows = this.#own.cheapest.length;
    const column: PriceColumn = {
      rates: view.rates,
      converter: createConverter(this.#currencies, view),
      units: known?.units ?? new Float64Array(rows),
      monthLow: known?.monthLow ?? new Float64Array(rows),
      monthHigh: known?.monthHigh ?? new Float64Array(rows),
    };
    for (let row = 0; row < rows; row++) this.#derive(column, row);
    this.#columns.set(view.currency, column);
    return column;
  }

  /** after the row's price changed */
  update(row: number): void {
    for (const column of this.#columns.values()) this.#derive(column, row);
  }

  /** after all of them did, or a currency came in */
  forget(): void {
    this.#columns.clear();
  }

  #derive({ converter, units, monthLow, monthHigh }: PriceColumn, row: number): void {
    const own = this.#own;
    const currency = own.currency[row] ?? 0;
    const minor = own.cheapest[row] ?? NO_PRICE;
    units[row] = minor === NO_PRICE ? Number.NaN : converter.units(minor, currency);
    monthLow[row] = converter.units(own.monthLow[row] ?? 0, currency);
    monthHigh[row] = converter.units(own.monthHigh[row] ?? 0, currency);
  }
}
