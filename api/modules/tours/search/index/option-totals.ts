import { type Bits, hasBit, keepCommon, rowsOf } from './bitset.ts';
import type { FilterOptions } from './filter-options.ts';

/** By type, how many of the tours that are still to come have each option: where nearly all are found, only the others need to be counted. */
export class OptionTotals {
  readonly #options: FilterOptions;
  /** by type, then by number of the option */
  readonly #counts = new Map<number, Int32Array>();

  /** @param live tours that are still to come */
  constructor(options: FilterOptions, live: Bits) {
    this.#options = options;
    const rows = new Int32Array(live.length * 32);
    for (const { value: type, bits } of options.types.options()) {
      const those = live.slice();
      keepCommon(those, bits);
      this.#counts.set(type, options.lists.countIn(rows, rowsOf(those, rows)));
    }
  }

  /** by number of the option, not to be changed; one that is missing has none */
  of(type: number): Int32Array {
    return this.#counts.get(type) ?? new Int32Array(0);
  }

  add(row: number): void {
    this.#change(row, 1);
  }

  /** while the row has its options still */
  remove(row: number): void {
    this.#change(row, -1);
  }

  #change(row: number, by: number): void {
    const { types, lists } = this.#options;
    for (const { value: type, bits } of types.options())
      if (hasBit(bits, row)) this.#counts.set(type, lists.addRow(this.of(type), row, by));
  }
}
