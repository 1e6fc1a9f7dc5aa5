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

interface Column {
  rates: RatesPerEuro;
  converter: Converter;
  /** by row: price without dates in whole units, NaN when there is none */
  units: Float64Array;
}

const isSame = (a: RatesPerEuro, b: RatesPerEuro): boolean =>
  a === b || (Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((code) => a[code] === b[code]));

/** Prices of all tours in each currency that was asked for, derived anew when rates change. */
export class PriceColumns {
  readonly #currencies: Currencies;
  /** by row: cheapest price in minor units of the tour's own currency */
  readonly #minor: Int32Array;
  readonly #currency: Uint8Array;
  readonly #columns = new Map<string, Column>();

  constructor(currencies: Currencies, minor: Int32Array, currency: Uint8Array) {
    this.#currencies = currencies;
    this.#minor = minor;
    this.#currency = currency;
  }

  for(view: PriceView): Column {
    const known = this.#columns.get(view.currency);
    if (known && isSame(known.rates, view.rates)) return known;
    const column: Column = {
      rates: view.rates,
      converter: createConverter(this.#currencies, view),
      units: known?.units ?? new Float64Array(this.#minor.length),
    };
    for (let row = 0; row < column.units.length; row++) this.#derive(column, row);
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

  #derive({ converter, units }: Column, row: number): void {
    const minor = this.#minor[row] ?? NO_PRICE;
    units[row] = minor === NO_PRICE ? Number.NaN : converter.units(minor, this.#currency[row] ?? 0);
  }
}
