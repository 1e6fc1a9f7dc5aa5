/** Nothing more is taken on now: the queue is full, or who waited in it waited too long. */
export const OVERLOADED = Symbol('overloaded');

interface Waiting {
  enter(isIn: boolean): void;
  /** by performance.now() */
  until: number;
  limit: NodeJS.Timeout;
}

export interface AdmissionOptions {
  /** how many are worked on at once: more would make all of them slower and none sooner */
  atOnce: number;
  /** how many wait at most, and how long, milliseconds */
  queue: number;
  waitMs: number;
}

/** A door with a queue, bounded in length and age: who cannot be served in time is told at once, instead of after a timeout. */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #waiting: Waiting[] = [];
  #inside = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** @param work holds a place until it is settled; it is not begun when there is none */
  async admit<T>(work: () => Promise<T>): Promise<T | typeof OVERLOADED> {
    if (!(await this.#enter())) return OVERLOADED;
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<boolean> {
    const { atOnce, queue, waitMs } = this.#options;
    if (this.#inside < atOnce) {
      this.#inside += 1;
      return true;
    }
    if (this.#waiting.length >= queue) return false;
    return new Promise((enter) => {
      const waiting: Waiting = {
        enter,
        until: performance.now() + waitMs,
        limit: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
          enter(false);
        }, waitMs),
      };
      this.#waiting.push(waiting);
    });
  }

  #leave(): void {
    // the place goes on to who waited longest; timers are late where there is no time
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      clearTimeout(next.limit);
      const isInTime = performance.now() < next.until;
      next.enter(isInTime);
      if (isInTime) return;
    }
    this.#inside -= 1;
  }
}
