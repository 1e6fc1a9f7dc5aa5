interface Options {
  /** asks for a sign of life */
  ping(): void;
  /** it has stood still, and not for want of a processor */
  standsStill(): void;
  /** milliseconds of processor time that its main thread has used until now; undefined where the system does not tell */
  used(): number | undefined;
  everyMs?: number;
  /** without an answer for so long */
  stillMs?: number;
  /** of which it worked so long: more than any page takes at a stretch */
  workedMs?: number;
  /** however little processor time it got */
  longestMs?: number;
}

/**
 * Looks whether an event loop goes round. One that gives no answer for a second, and works all the while, is busy with something that does not
 * end; on a machine that is busy with others it may take longer.
 */
export class Pulse {
  readonly #options: Required<Options>;
  readonly #timer: NodeJS.Timeout;
  /** since when an answer is awaited, by performance.now(), and the processor time used until then */
  #asked: { at: number; used: number | undefined } | undefined;
  /** how much longer it may take now */
  #patience = 1;

  constructor(options: Options) {
    this.#options = { everyMs: 200, stillMs: 1000, workedMs: 500, longestMs: 8000, ...options };
    this.#timer = setInterval(() => this.#look(), this.#options.everyMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** what it is busy with now takes longer than a page does */
  setPatience(times: number): void {
    this.#patience = times;
  }

  answered(): void {
    this.#asked = undefined;
  }

  #look(): void {
    const { ping, standsStill, stillMs, workedMs, longestMs } = this.#options;
    const used = this.#options.used();
    const now = performance.now();
    if (!this.#asked) {
      this.#asked = { at: now, used };
      ping();
      return;
    }
    const waited = now - this.#asked.at;
    const before = this.#asked.used;
    // without the system's word the wall clock has to do
    const worked = used === undefined || before === undefined ? waited / 4 : used - before;
    const isBusy = waited >= stillMs * this.#patience && worked >= workedMs * this.#patience;
    if (isBusy || waited >= longestMs * this.#patience) standsStill();
  }
}
