import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

const GROWTH = 1.5;
/** while rows are loaded: at most so many times as large at once */
const MOST_GROWTH = 8;
/** less than this part too much is not given back: copying all would take longer than it is worth */
const SPARE = 1.15;

/** A list per row, of any length; what a list's items consist of stands in columns of integers. A list that outgrows its room moves to the end. */
export class Ragged {
  readonly starts: Int32Array<ArrayBuffer>;
  /** items in the row's list */
  readonly sizes: Int32Array<ArrayBuffer>;
  readonly columns: Int32Array<ArrayBuffer>[];
  readonly #rooms: Int32Array<ArrayBuffer>;
  #end = 0;
  #isLoading: boolean;

  /** @param saved by save(); else rows are loaded in order until trim() */
  constructor(rows: number, columns: number, name = '', saved?: SectionReader) {
    this.starts = saved?.numbers(`${name}.starts`, 'i32') ?? new Int32Array(rows);
    this.sizes = saved?.numbers(`${name}.sizes`, 'i32') ?? new Int32Array(rows);
    this.#rooms = saved?.numbers(`${name}.rooms`, 'i32') ?? new Int32Array(rows);
    this.columns = Array.from(
      { length: columns },
      (_, at) => saved?.numbers(`${name}.${at}`, 'i32') ?? new Int32Array(rows * 4),
    );
    if (saved) this.#end = this.column(0).length;
    this.#isLoading = !saved;
  }

  save(name: string, to: SectionWriter): void {
    to.numbers(`${name}.starts`, this.starts);
    to.numbers(`${name}.sizes`, this.sizes);
    to.numbers(`${name}.rooms`, this.#rooms);
    for (const [at, column] of this.columns.entries()) to.numbers(`${name}.${at}`, column.subarray(0, this.#end));
  }

  /** stores the first `size` items */
  set(row: number, items: readonly Int32Array[], size: number): void {
    if (size > (this.#rooms[row] ?? 0)) {
      if (this.#end + size > this.column(0).length) this.#resize(this.#roomFor(row, this.#end + size));
      this.starts[row] = this.#end;
      this.#rooms[row] = size;
      this.#end += size;
    }
    const start = this.starts[row] ?? 0;
    for (const [at, column] of this.columns.entries()) {
      const values = items[at];
      if (values) for (let i = 0; i < size; i++) column[start + i] = values[i] ?? 0;
    }
    this.sizes[row] = size;
  }

  column(at: number): Int32Array<ArrayBuffer> {
    return this.columns[at] ?? new Int32Array(0);
  }

  clear(row: number): void {
    this.sizes[row] = 0;
  }

  /** ends the loading, and gives back what growing took too much, but for some room for changes */
  trim(): void {
    this.#isLoading = false;
    const room = Math.ceil(this.#end * 1.05) + 1024;
    if (this.column(0).length > room * SPARE) this.#resize(room);
  }

  /** Rows that are loaded come one after the other: those to come are expected to have as many items as those before. */
  #roomFor(row: number, least: number): number {
    const usual = least * GROWTH;
    const expected = (least / (row + 1)) * this.sizes.length;
    return Math.ceil(this.#isLoading ? Math.max(usual, Math.min(expected, least * MOST_GROWTH)) : usual);
  }

  #resize(length: number): void {
    for (const [at, column] of this.columns.entries()) {
      const next = new Int32Array(length);
      next.set(column.subarray(0, Math.min(this.#end, length)));
      this.columns[at] = next;
    }
  }
}
