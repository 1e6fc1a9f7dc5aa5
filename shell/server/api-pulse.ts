import { setImmediate } from 'node:timers/promises';

/** There will be no answer: 503 when the api was not even asked, 504 when it may have heard of the call, and done what it asks. */
export class ApiSilent extends Error {
  readonly statusCode: 503 | 504;

  constructor(statusCode: 503 | 504, message: string) {
    super(message);
    this.name = 'ApiSilent';
    this.statusCode = statusCode;
  }
}

export interface PulseOptions {
  /** asks for a sign of life, whatever it is; rejects when there is none */
  ask(signal: AbortSignal): Promise<unknown>;
  /** hears of each change */
  onChange?(isHanging: boolean): void;
  /** a call that waits for so long makes the pulse be taken, milliseconds */
  suspectMs?: number;
  /** how long the sign of life may take: together with the above, what a hanging api costs the first visitor */
  patienceMs?: number;
  /** between two tries while the api hangs */
  retryMs?: number;
}

/**
 * Tells an api that hangs from one that takes its time: a call that waits proves nothing, but when the api gives no other sign of life either,
 * all calls under way are given up and new ones fail at once, until it does. An api that is down refuses connections by itself.
 */
export class ApiPulse {
  readonly #options: Required<PulseOptions>;
  readonly #underWay = new Set<AbortController>();
  #isAsking = false;
  #isHanging = false;

  constructor(options: PulseOptions) {
    this.#options = { onChange: () => undefined, suspectMs: 1_000, patienceMs: 1_600, retryMs: 500, ...options };
  }

  /**
   * @param start the call, which ends with the signal; done with its first byte
   * @param limitMs how long it may take however well the api is
   * @throws ApiSilent
   */
  async during<T>(start: (signal: AbortSignal) => Promise<T>, limitMs: number): Promise<T> {
    if (this.#isHanging) throw new ApiSilent(503, 'the api hangs');
    const call = new AbortController();
    this.#underWay.add(call);
    const suspicion = setInterval(() => void this.#suspect(), this.#options.suspectMs);
    const limit = setTimeout(() => call.abort(new ApiSilent(504, `no answer within ${limitMs} ms`)), limitMs);
    try {
      return await start(call.signal);
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
      for (const call of this.#underWay) call.abort(new ApiSilent(504, 'the api hangs'));
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
      // refused or reset is an answer of its own: such an api is down, and says so to every call
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
