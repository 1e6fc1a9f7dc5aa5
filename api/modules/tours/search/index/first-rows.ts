type Compare = (a: number, b: number) => number;

/** The first rows in an order, so many at most, of all that are added: a heap with the last of them at its top. */
export class FirstRows {
  readonly #rows: Int32Array;
  readonly #compare: Compare;
  #size = 0;

  constructor(most: number, compare: Compare) {
    this.#rows = new Int32Array(most);
    this.#compare = compare;
  }

  add(row: number): void {
    if (this.#size < this.#rows.length) this.#rise(this.#size++, row);
    else if (this.#compare(row, this.#at(0)) < 0) this.#sink(row);
  }

  get isFull(): boolean {
    return this.#size === this.#rows.length;
  }

  /** the one that stands behind all others */
  get last(): number {
    return this.#at(0);
  }

  sorted(): number[] {
    return Array.from(this.#rows.subarray(0, this.#size)).sort(this.#compare);
  }

  #at(place: number): number {
    return this.#rows[place] ?? 0;
  }

  #rise(from: number, row: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >>> 1;
      if (this.#compare(this.#at(parent), row) >= 0) break;
      this.#rows[place] = this.#at(parent);
      place = parent;
    }
    this.#rows[place] = row;
  }

  /** in the place of the last one */
  #sink(row: number): void {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && this.#compare(this.#at(child + 1), this.#at(child)) > 0) child += 1;
      if (this.#compare(this.#at(child), row) <= 0) break;
      this.#rows[place] = this.#at(child);
      place = child;
    }
    this.#rows[place] = row;
  }
}
