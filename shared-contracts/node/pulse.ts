import { setImmediate } from 'node:timers/promises';

/** There will be no answer: 503 when nothing was asked, 504 when the question may have been heard, and what it asks for done. */
export class Silent extends Error {
  readonly statusCode: 503 | 504;

  constructor(statusCode: 503 | 504, message: string) {
    super(message);
    this.name = 'Silent';
    this.statusCode = statusCode;
  }
}

export interface PulseOptions {
  /** what is asked, in messages: 'the api' */
  name: string;
  /** asks for a sign of life, whatever it is; rejects when there is none */
  ask(signal: AbortSignal): Promise<unknown>;
  /** hears of each change */
  onChange?(isHanging: boolean): void;
  /** a call that waits for so long makes the pulse be taken, milliseconds */
  suspectMs?: number;
  /** how long the sign of life may take: together with the above, what a hang costs whoever comes first */
  patienceMs?: number;
  /** between two tries while it hangs */
  retryMs?: number;
}

/**
 * Tells what hangs from what takes its time: a question that waits proves nothing, but when there is no other sign of life either, all
 * questions under way are given up and new ones fail at once, until there is one. What is down refuses connections by itself.
 */
export class Pulse {
  readonly #options: Required<PulseOptions>;
  readonly #underWay = new Set<AbortController>();
  #isAsking = false;
  #isHanging = false;

  constructor(options: PulseOptions) {
    this.#options = { onChange: () => undefined, suspectMs: 400, patienceMs: 1_500, retryMs: 500, ...options };
  }

  /**
   * @param start asks, and ends with the signal; where it still says what it asks, it calls `goOn` now and then
   * @param limitMs how long it may take however well everything is, or since it went on
   * @throws Silent
   */
  async during<T>(start: (signal: AbortSignal, goOn: () => void) => Promise<T>, limitMs: number): Promise<T> {
    if (this.#isHanging) throw new Silent(503, `${this.#options.name} hangs`);
    const call = new AbortController();
    this.#underWay.add(call);
    const suspicion = setInterval(() => void this.#suspect(), this.#options.suspectMs);
    const limit = setTimeout(() => call.abort(new Silent(504, `no answer within ${limitMs} ms`)), limitMs);
    try {
      return await start(call.signal, () => limit.refresh());
    } finally {
      clearInterval(suspicion);
      clearTimeout(limit);
      this.#underWay.delete(call);
    }
  }

  async #suspect(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#underWay.size > 0 || this.#isHanging) {
      if (await this.#answers()) {
        this.#turn(false);
        break;
      }
      this.#turn(true);
      for (const call of this.#underWay) call.abort(new Silent(504, `${this.#options.name} hangs`));
      await new Promise((resolve) => setTimeout(resolve, this.#options.retryMs).unref());
    }
    this.#isAsking = false;
  }

  async #answers(): Promise<boolean> {
    const patience = new AbortController();
    // a process that was busy itself finds its timers over and the answer still unread: that one is read first
    const limit = setTimeout(async () => {
      await setImmediate();
      patience.abort();
    }, this.#options.patienceMs);
    try {
      await this.#options.ask(patience.signal);
      return true;
    } catch {
      // refused or reset is an answer of its own: it is down, and says so to whoever asks
      return !patience.signal.aborted;
    } finally {
      clearTimeout(limit);
    }
  }

  #turn(isHanging: boolean): void {
    if (this.#isHanging === isHanging) return;
    this.#isHanging = isHanging;
    this.#options.onChange(isHanging);
  }
}
