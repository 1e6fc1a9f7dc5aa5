import { tooMany } from '../../platform/errors.ts';

const WINDOW_MS = 15 * 60_000;
const REMEMBERED = 50_000;

/**
 * Failed tries by key within a quarter of an hour. Kept in memory: it slows guessing down on each node, the limit by client
 * stands in front of it. Known and unknown logins count alike.
 */
export class Attempts {
  readonly #limit: number;
  readonly #failures = new Map<string, number[]>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @throws ApiError 429 too_many_tries */
  check(key: string, now: Date): void {
    if (this.#recent(key, now).length >= this.#limit) throw tooMany('too_many_tries', WINDOW_MS / 1_000);
  }

  fail(key: string, now: Date): void {
    const recent = this.#recent(key, now);
    this.#failures.delete(key);
    this.#failures.set(key, [...recent, now.getTime()]);
    const oldest = this.#failures.keys().next();
    if (this.#failures.size > REMEMBERED && !oldest.done) this.#failures.delete(oldest.value);
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string, now: Date): number[] {
    return (this.#failures.get(key) ?? []).filter((at) => now.getTime() - at < WINDOW_MS);
  }
}
