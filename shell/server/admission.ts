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
  /** how many have begun and are not at their end at most, those among them that only wait for others; as many as are worked on without it */
  unfinished?: number;
  /** how many wait at most, and how long, milliseconds */
  queue: number;
  waitMs: number;
}

/** A door with a queue, bounded in length and age: who cannot be served in time is told at once, instead of after a timeout. */
export class Admission {
  readonly #options: Required<AdmissionOptions>;
  readonly #waiting: Waiting[] = [];
  #inside = 0;
  #unfinished = 0;

  constructor(options: AdmissionOptions) {
    this.#options = { unfinished: options.atOnce, ...options };
  }

  /**
   * @param work holds a place until it is settled; it is not begun when there is none
   * @param finished settles when nothing is left to do about what came of it; without it nothing is
   */
  async admit<T>(work: () => Promise<T>, finished?: (result: T) => Promise<unknown>): Promise<T | typeof OVERLOADED> {
    if (!(await this.#enter())) return OVERLOADED;
    const end = () => {
      this.#unfinished -= 1;
      this.#next();
    };
    let rest: Promise<unknown> | undefined;
    try {
      const result = await work();
      rest = finished?.(result);
      return result;
    } finally {
      this.#inside -= 1;
      if (rest) {
        rest.then(end, end);
        this.#next();
      } else end();
    }
  }

  get #hasRoom(): boolean {
    return this.#inside < this.#options.atOnce && this.#unfinished < this.#options.unfinished;
  }

  #take(): void {
    this.#inside += 1;
    this.#unfinished += 1;
  }

  async #enter(): Promise<boolean> {
    const { queue, waitMs } = this.#options;
    if (this.#hasRoom) {
      this.#take();
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

  /** a place goes on to who waited longest; timers are late where there is no time */
  #next(): void {
    while (this.#hasRoom) {
      const next = this.#waiting.shift();
      if (!next) return;
      clearTimeout(next.limit);
      const isInTime = performance.now() < next.until;
      if (isInTime) this.#take();
      next.enter(isInTime);
    }
  }
}
