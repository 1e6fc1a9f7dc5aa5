import { type Bits, createBits, hasBit, setBit } from './bitset.ts';
import type { Ragged } from './ragged.ts';

/** so large a part of the rows may have changed before all are read anew: a few milliseconds */
const MOST_CHANGED = 16;

interface Postings {
  /** by word number: where its rows begin in `rows`, and end with those of the next */
  starts: Int32Array;
  rows: Int32Array;
  changed: Bits;
}

/** In which rows a word stands. Made when it is first asked for; rows that changed since are read where they are. */
export class WordRows {
  readonly #words: Ragged;
  readonly #size: number;
  #postings: Postings | undefined;
  #changed: number[] = [];

  /** @param words by row: numbers of the words in its name */
  constructor(words: Ragged, rows: number) {
    this.#words = words;
    this.#size = rows;
  }

  /** the words of the row are other ones now */
  change(row: number): void {
    if (!this.#postings || hasBit(this.#postings.changed, row)) return;
    setBit(this.#postings.changed, row);
    this.#changed.push(row);
    if (this.#changed.length * MOST_CHANGED > this.#size) this.#postings = undefined;
  }

  /** Adds the rows that hold a word that fits. @param fits by word number */
  addWhere(target: Bits, fits: (word: number) => boolean): void {
    this.#postings ??= this.#read();
    const { starts, rows, changed } = this.#postings;
    for (let word = 0; word + 1 < starts.length; word++) {
      if (!fits(word)) continue;
      const end = starts[word + 1] ?? 0;
      for (let at = starts[word] ?? 0; at < end; at++) {
        const row = rows[at] ?? 0;
        if (!hasBit(changed, row)) setBit(target, row);
      }
    }
    for (const row of this.#changed) if (this.#holds(row, fits)) setBit(target, row);
  }

  #holds(row: number, fits: (word: number) => boolean): boolean {
    const numbers = this.#words.column(0);
    const first = this.#words.starts[row] ?? 0;
    const end = first + (this.#words.sizes[row] ?? 0);
    for (let at = first; at < end; at++) if (fits(numbers[at] ?? 0)) return true;
    return false;
  }

  #read(): Postings {
    this.#changed = [];
    let last = -1;
    this.#each((word) => {
      if (word > last) last = word;
    });
    const starts = new Int32Array(last + 2);
    this.#each((word) => {
      starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    });
    for (let word = 0; word <= last; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    const ends = starts.slice();
    const rows = new Int32Array(starts[last + 1] ?? 0);
    this.#each((word, row) => {
      const end = ends[word] ?? 0;
      rows[end] = row;
      ends[word] = end + 1;
    });
    return { starts, rows, changed: createBits(this.#size) };
  }

  #each(visit: (word: number, row: number) => void): void {
    const { starts, sizes } = this.#words;
    const numbers = this.#words.column(0);
    for (let row = 0; row < this.#size; row++) {
      const first = starts[row] ?? 0;
      const end = first + (sizes[row] ?? 0);
      for (let at = first; at < end; at++) visit(numbers[at] ?? 0, row);
    }
  }
}
