/** frames that an account may send at once, by all its sockets, and in each second of a longer time */
const BURST = 200;
const PER_SECOND = 40;

/** How much an account may still say. Each frame may cost queries, and who is kept short on one socket opens the next. */
export class TalkBudget {
  #tokens = BURST;
  #at = Date.now();

  #fill(now: number): void {
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#at) / 1_000) * PER_SECOND);
    this.#at = now;
  }

  /** takes one frame's worth. @returns false: it was too much */
  take(now: number): boolean {
    this.#fill(now);
    this.#tokens = Math.max(-1, this.#tokens - 1);
    return this.#tokens >= 0;
  }

  /** nothing of it is used up */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens === BURST;
  }
}
