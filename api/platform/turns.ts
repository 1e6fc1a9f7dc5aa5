export interface TurnsOptions {
  /** of one key, at the same time */
  atOnce: number;
  /** milliseconds that a turn may be waited for */
  patienceMs: number;
}

/** Nobody's turn came in time. */
export class NoTurn extends Error {
  constructor() {
    super('its turn did not come in time');
    this.name = 'NoTurn';
  }
}

interface Line {
  running: number;
  /** in the order in which they came */
  waiting: Set<() => void>;
}

/** Work on what many want at once, a few at a time for each key: the others wait here, and hold nothing that somebody else needs. */
export class Turns<K> {
  readonly #options: TurnsOptions;
  readonly #lines = new Map<K, Line>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** @throws NoTurn when too many came before */
  async take<T>(key: K, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: new Set() };
    this.#lines.set(key, line);
    if (line.running < this.#options.atOnce) line.running += 1;
    else await this.#wait(line);
    try {
      return await work();
    } finally {
      this.#pass(key, line);
    }
  }

  /** the turn is handed over: `running` counts it all the time */
  #wait({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new NoTurn());
      }, this.#options.patienceMs);
      waiting.add(begin);
    });
  }

  #pass(key: K, line: Line): void {
    const [next] = line.waiting;
    if (next) next();
    else {
      line.running -= 1;
      if (line.running === 0) this.#lines.delete(key);
    }
  }
}
