import { addAll, type Bits, clearBit, createBits, hasBit, setBit } from './bitset.ts';
import { countCommon, fillProbe, type Probe, probeOf } from './probe.ts';

/** A value of a filter with the rows that have it. */
export class Option<V> {
  readonly value: V;
  /** as the calls spell it */
  readonly key: string;
  readonly bits: Bits;
  readonly #probe: Probe;
  #isProbed = false;

  constructor(value: V, rows: number) {
    this.value = value;
    this.key = String(value);
    this.bits = createBits(rows);
    this.#probe = probeOf(this.bits);
  }

  set(row: number): void {
    setBit(this.bits, row);
    this.#isProbed = false;
  }

  clear(row: number): void {
    if (!hasBit(this.bits, row)) return;
    clearBit(this.bits, row);
    this.#isProbed = false;
  }

  /** rows of the probe that have the value */
  countIn(probe: Probe): number {
    if (!this.#isProbed) fillProbe(this.#probe, this.bits);
    this.#isProbed = true;
    return countCommon(probe, this.#probe);
  }
}

/** One bitset per value of a filter. */
export class OptionBits<V extends string | number> {
  readonly #options = new Map<V, Option<V>>();
  readonly #rows: number;

  constructor(rows: number) {
    this.#rows = rows;
  }

  /** @returns the option when it is new */
  set(value: V, row: number): Option<V> | undefined {
    const known = this.#options.get(value);
    if (known) {
      known.set(row);
      return undefined;
    }
    const option = new Option(value, this.#rows);
    option.set(row);
    this.#options.set(value, option);
    return option;
  }

  clearRow(row: number): void {
    for (const option of this.#options.values()) option.clear(row);
  }

  get(value: V): Option<V> | undefined {
    return this.#options.get(value);
  }

  bitsOf(value: V): Bits | undefined {
    return this.#options.get(value)?.bits;
  }

  /** adds the rows that have one of the values */
  addAny(target: Bits, values: readonly V[]): void {
    for (const value of values) {
      const option = this.#options.get(value);
      if (option) addAll(target, option.bits);
    }
  }

  /** adds the rows whose value fits */
  addWhere(target: Bits, fits: (value: V) => boolean): void {
    for (const { value, bits } of this.#options.values()) if (fits(value)) addAll(target, bits);
  }

  options(): Iterable<Option<V>> {
    return this.#options.values();
  }
}

/** option, as the calls spell it → rows of the probe that have it, without zeros */
export function countOptions<V>(
  options: Iterable<Option<V>>,
  probe: Probe,
  keyOf: (option: Option<V>) => string = ({ key }) => key,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const option of options) {
    const count = option.countIn(probe);
    if (count > 0) counts.set(keyOf(option), count);
  }
  return counts;
}
