import { Ragged } from './ragged.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

/** Which options a row has, by their numbers: where few rows are found, going through these is quicker than through every option's rows. */
export class OptionLists {
  readonly #numbers: Ragged;
  /** of the row that is being written */
  #row = new Int32Array(64);
  #size = 0;
  /** options that have a number */
  #options: number;

  constructor(rows: number, saved?: SectionReader) {
    this.#numbers = new Ragged(rows, 1, 'optionsOf', saved);
    this.#options = saved?.json<number>('optionsOf.options') ?? 0;
  }

  save(to: SectionWriter): void {
    this.#numbers.save('optionsOf', to);
    to.json('optionsOf.options', this.#options);
  }

  /** number of another option */
  next(): number {
    return this.#options++;
  }

  add(option: number): void {
    for (let at = 0; at < this.#size; at++) if (this.#row[at] === option) return;
    if (this.#size === this.#row.length) {
      const larger = new Int32Array(this.#size * 2);
      larger.set(this.#row);
      this.#row = larger;
    }
    this.#row[this.#size++] = option;
  }

  /** what was added since the last time is all that the row has */
  close(row: number): void {
    this.#numbers.set(row, [this.#row], this.#size);
    this.#size = 0;
  }

  clear(row: number): void {
    this.#numbers.clear(row);
  }

  trim(): void {
    this.#numbers.trim();
  }

  /** by number of the option: how many of the first `count` rows have it */
  countIn(rows: Int32Array, count: number): Int32Array {
    const counts = new Int32Array(this.#options);
    const { starts, sizes } = this.#numbers;
    const numbers = this.#numbers.column(0);
    for (let i = 0; i < count; i++) {
      const row = rows[i] ?? 0;
      const first = starts[row] ?? 0;
      const end = first + (sizes[row] ?? 0);
      for (let at = first; at < end; at++) {
        const option = numbers[at] ?? 0;
        counts[option] = (counts[option] ?? 0) + 1;
      }
    }
    return counts;
  }

  /** Adds `by` to the count of each option that the row has. @returns the counts, in a longer array when options came in */
  addRow(counts: Int32Array, row: number, by: number): Int32Array {
    let all = counts;
    if (all.length < this.#options) {
      all = new Int32Array(this.#options * 2);
      all.set(counts);
    }
    const numbers = this.#numbers.column(0);
    const first = this.#numbers.starts[row] ?? 0;
    const end = first + (this.#numbers.sizes[row] ?? 0);
    for (let at = first; at < end; at++) {
      const option = numbers[at] ?? 0;
      all[option] = (all[option] ?? 0) + by;
    }
    return all;
  }
}
