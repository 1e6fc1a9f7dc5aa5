import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

/** Rows in the usual order of the listing: by score, the highest first, then by id. Kept sorted as rows come and go. */
export class RankOrder {
  readonly #scores: Int32Array;
  readonly #ids: Int32Array;
  readonly rows: Int32Array<ArrayBuffer>;
  size: number;

  constructor(scores: Int32Array, ids: Int32Array, saved?: SectionReader) {
    this.#scores = scores;
    this.#ids = ids;
    this.rows = saved?.numbers('order', 'i32') ?? new Int32Array(scores.length);
    this.size = saved?.json<number>('order.size') ?? 0;
  }

  save(to: SectionWriter): void {
    to.numbers('order', this.rows);
    to.json('order.size', this.size);
  }

  /** below 0 when a stands before b */
  readonly compare = (a: number, b: number): number =>
    (this.#scores[b] ?? 0) - (this.#scores[a] ?? 0) || (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0);

  /** quicker than inserting, when many come at once: sort() afterwards */
  append(row: number): void {
    this.rows[this.size++] = row;
  }

  sort(): void {
    this.rows.subarray(0, this.size).sort(this.compare);
  }

  insert(row: number): void {
    const place = this.#placeOf(row);
    this.rows.copyWithin(place + 1, place, this.size);
    this.rows[place] = row;
    this.size += 1;
  }

  /** while score and id of the row are still those that it was inserted with */
  remove(row: number): void {
    const place = this.#placeOf(row);
    this.rows.copyWithin(place, place + 1, this.size);
    this.size -= 1;
  }

  /** first place whose row does not stand before this one */
  #placeOf(row: number): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.rows[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
