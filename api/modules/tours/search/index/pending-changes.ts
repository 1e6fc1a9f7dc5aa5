/** What the index has yet to take in. */
export class PendingChanges {
  readonly #tours = new Set<number>();
  #isEverything = false;

  add(ids: Iterable<number>): void {
    for (const id of ids) this.#tours.add(id);
  }

  /** changes may have been missed, or did not fit: the index has to be built anew */
  addEverything(): void {
    this.#isEverything = true;
  }

  get hasTours(): boolean {
    return this.#tours.size > 0;
  }

  get isEverything(): boolean {
    return this.#isEverything;
  }

  takeTours(): number[] {
    const ids = [...this.#tours];
    this.#tours.clear();
    return ids;
  }

  takeEverything(): void {
    this.#isEverything = false;
  }
}
