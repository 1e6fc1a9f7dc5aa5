import { addAll, type Bits, clearBit, countBits, createBits, hasBit, rowsOf, setBit } from './bitset.ts';
import type { OptionLists } from './option-lists.ts';
import { addProbe, countCommon, type Probe, tightProbe } from './probe.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

/** A value of a filter with the rows that have it. */
export class Option<V> {
  readonly value: V;
  /** as the calls spell it */
  readonly key: string;
  readonly bits: Bits;
  /** in the lists of what rows have; NOT_LISTED where they leave it out */
  readonly number: number;
  #probe: Probe | undefined;
  #isProbed = false;

  constructor(value: V, bits: Bits, number: number) {
    this.value = value;
    this.number = number;
    this.key = String(value);
    this.bits = bits;
  }

  set(row: number): void {
    setBit(this.bits, row);
    this.#isProbed = false;
  }

  add(rows: Bits): void {
    addAll(this.bits, rows);
    this.#isProbed = false;
  }

  clear(row: number): void {
    if (!hasBit(this.bits, row)) return;
    clearBit(this.bits, row);
    this.#isProbed = false;
  }

  /** rows of the probe that have the value */
  countIn(probe: Probe): number {
    return countCommon(probe, this.#probed());
  }

  /** adds the rows that have the value */
  addTo(target: Bits): void {
    addProbe(target, this.#probed());
  }

  #probed(): Probe {
    if (!this.#probe || !this.#isProbed) this.#probe = tightProbe(this.bits, this.#probe);
    this.#isProbed = true;
    return this.#probe;
  }
}

/** what a bitset with this many rows is saved as when a list of them is shorter */
const isSparse = (rows: number, { length }: Bits): boolean => rows < length;
const DENSE = -1;
const NOT_LISTED = -1;

/** One bitset per value of a filter. */
export class OptionBits<V extends string | number> {
  readonly #options = new Map<V, Option<V>>();
  readonly #rows: number;
  readonly #lists: OptionLists | undefined;

  /** @param lists of what rows have, where its options are to be in them */
  constructor(rows: number, name = '', saved?: SectionReader, lists?: OptionLists) {
    this.#rows = rows;
    this.#lists = lists;
    if (saved) this.#restore(name, saved);
  }

  save(name: string, to: SectionWriter): void {
    const options = [...this.#options.values()];
    const counts = options.map(({ bits }) => countBits(bits));
    const sizes = Int32Array.from(options, ({ bits }, at) =>
      isSparse(counts[at] ?? 0, bits) ? (counts[at] ?? 0) : DENSE,
    );
    const dense = options.filter((_, at) => sizes[at] === DENSE);
    const rows = new Int32Array(sizes.reduce((sum, size) => sum + Math.max(0, size), 0));
    let end = 0;
    for (const [at, { bits }] of options.entries()) if (sizes[at] !== DENSE) end += rowsOf(bits, rows.subarray(end));
    const words = createBits(this.#rows).length;
    const bits = new Uint32Array(dense.length * words);
    for (const [at, option] of dense.entries()) bits.set(option.bits, at * words);
    to.json(
      `${name}.values`,
      options.map(({ value }) => value),
    );
    to.numbers(
      `${name}.numbers`,
      Int32Array.from(options, ({ number }) => number),
    );
    to.numbers(`${name}.sizes`, sizes);
    to.numbers(`${name}.rows`, rows);
    to.numbers(`${name}.bits`, bits);
  }

  #restore(name: string, saved: SectionReader): void {
    const numbers = saved.numbers(`${name}.numbers`, 'i32');
    const sizes = saved.numbers(`${name}.sizes`, 'i32');
    const rows = saved.numbers(`${name}.rows`, 'i32');
    const all = saved.numbers(`${name}.bits`, 'u32');
    const words = createBits(this.#rows).length;
    let [row, word] = [0, 0];
    for (const [at, value] of saved.json<V[]>(`${name}.values`).entries()) {
      const size = sizes[at] ?? 0;
      const bits = size === DENSE ? all.subarray(word, word + words) : createBits(this.#rows);
      if (size === DENSE) word += words;
      for (const end = row + Math.max(0, size); row < end; row++) setBit(bits, rows[row] ?? 0);
      this.#options.set(value, new Option(value, bits, numbers[at] ?? NOT_LISTED));
    }
  }

  /** @returns the option when it is new */
  set(value: V, row: number): Option<V> | undefined {
    const known = this.#options.get(value);
    const option = known ?? this.#create(value);
    option.set(row);
    this.#lists?.add(option.number);
    return known ? undefined : option;
  }

  /** all of these rows have the value, too; for values that are in no lists */
  addRows(value: V, rows: Bits): void {
    (this.#options.get(value) ?? this.#create(value)).add(rows);
  }

  #create(value: V): Option<V> {
    const option = new Option(value, createBits(this.#rows), this.#lists?.next() ?? NOT_LISTED);
    this.#options.set(value, option);
    return option;
  }

  /** forgets values that no row has any more; of those that are in no lists */
  letGo(): void {
    for (const [value, { bits }] of this.#options) if (bits.every((word) => word === 0)) this.#options.delete(value);
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
    for (const value of values) this.#options.get(value)?.addTo(target);
  }

  /** adds the rows whose value fits */
  addWhere(target: Bits, fits: (value: V) => boolean): void {
    for (const option of this.#options.values()) if (fits(option.value)) option.addTo(target);
  }

  options(): Iterable<Option<V>> {
    return this.#options.values();
  }
}

/** option, as the calls spell it → how often it was counted, without zeros. @param counts by number of the option */
export function countsOf<V>(options: Iterable<Option<V>>, counts: Int32Array): Map<string, number> {
  const found = new Map<string, number>();
  for (const { key, number } of options) {
    const count = counts[number] ?? 0;
    if (count > 0) found.set(key, count);
  }
  return found;
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
