import type { ExperimentEvent } from '@cairn/shared-contracts/api/experiments.schema';

/** events that wait, and go at once, at most: the api takes no more */
const MOST = 50;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** whoever goes away and comes back makes no more of them than this */
const isLater = (status: number): boolean => status === 429 || status >= 500;

export interface QueueOptions {
  /** status of the answer; throws when there is none */
  send(events: readonly ExperimentEvent[]): Promise<number>;
  setTimeout(run: () => void, ms: number): unknown;
  /** these are with the api now */
  onTaken?(events: readonly ExperimentEvent[]): void;
}

/**
 * Sends events, and keeps those that the api has not taken until it does, for as long as the page stands. Where too many wait, measurements
 * give way to exposures: a page that cannot reach the api costs no more memory for it.
 */
export class EventQueue {
  readonly #options: QueueOptions;
  #waiting: ExperimentEvent[] = [];
  #pauseMs = FIRST_PAUSE_MS;
  /** sent, and not answered yet */
  readonly #underWay = new Set<ExperimentEvent>();
  #isPaused = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(event: ExperimentEvent): void {
    if (this.#waiting.length >= MOST) {
      const given = this.#waiting.findIndex(({ kind }) => kind !== 'exposure');
      if (given < 0 || event.kind !== 'exposure') return;
      this.#waiting.splice(given, 1);
    }
    this.#waiting.push(event);
  }

  /** @param isLast the page goes away: what is not under way is tried once more, whatever was before */
  flush(isLast = false): void {
    if (!isLast && (this.#underWay.size > 0 || this.#isPaused)) return;
    const events = this.#waiting.filter((event) => !this.#underWay.has(event));
    if (events.length > 0) void this.#send(events);
  }

  async #send(events: readonly ExperimentEvent[]): Promise<void> {
    const { send, setTimeout, onTaken } = this.#options;
    for (const event of events) this.#underWay.add(event);
    // no answer is as good as "later"
    const status = await send(events).catch(() => 503);
    for (const event of events) this.#underWay.delete(event);
    if (isLater(status)) {
      if (this.#isPaused) return;
      this.#isPaused = true;
      setTimeout(() => {
        this.#isPaused = false;
        this.flush();
      }, this.#pauseMs);
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
      return;
    }
    this.#pauseMs = FIRST_PAUSE_MS;
    const sent = new Set(events);
    this.#waiting = this.#waiting.filter((event) => !sent.has(event));
    if (status < 300) onTaken?.(events);
    this.flush();
  }
}
