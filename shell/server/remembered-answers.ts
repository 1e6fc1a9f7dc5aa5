import { SHARED, SHARED_HEADER } from '@cairn/shared-contracts/api/shared-answers';
import type { PageCall, PagePorts } from './page-order.ts';

type Call = PagePorts['call'];

/** told with an answer of before, as caches do: seconds since it was given */
export const AGE_HEADER = 'age';

const MB = 1_000_000;
const MAX_BYTES = 16 * MB;
/** a page of an hour ago says more than an error; what is booked by it, the api checks */
const KEEP_MS = 3_600_000;
/** the api allows more (SHARED); on a site with visitors it is enough for nearly all of their calls */
const FRESH_MS = 1_000;
/** "there is no such thing" is an answer too */
const KEPT: ReadonlySet<number> = new Set([200, 404]);

interface Answer {
  status: number;
  type: string;
  body: Uint8Array<ArrayBuffer>;
  /** by performance.now() */
  since: number;
  /** of what was known of changes when it was asked for */
  revision: number;
}

export interface RememberedOptions {
  maxBytes?: number;
  keepMs?: number;
  freshMs?: number;
  now?: () => number;
}

const keyOf = (site: string, { path, headers }: PageCall): string =>
  JSON.stringify([site, path, headers.map(([name, value]) => [name.toLowerCase(), value]).sort()]);

/**
 * What the api last said to anybody: for as long as nothing changed and a second at most, and for all pages that are
 * asked for while it is away. Nothing that it says to one visitor is in here.
 */
export class RememberedAnswers {
  readonly #options: Required<RememberedOptions>;
  /** the longest unused first */
  readonly #answers = new Map<string, Answer>();
  #bytes = 0;
  #revision = 0;

  constructor(options: RememberedOptions = {}) {
    this.#options = {
      maxBytes: MAX_BYTES,
      keepMs: KEEP_MS,
      freshMs: FRESH_MS,
      now: () => performance.now(),
      ...options,
    };
  }

  /** Something that guests are shown changed: they are asked for anew, answers that are under way included. */
  outdate(): void {
    this.#revision += 1;
  }

  /**
   * @param mayBeFresh an answer of this second will do: whoever asks has changed nothing themselves a moment ago
   * @returns `call`, which answers as it did before where that is what the api would say, or where it gives no answer
   */
  over(site: string, call: Call, mayBeFresh = false): Call {
    return async (asked) => {
      const key = keyOf(site, asked);
      const fresh = mayBeFresh ? this.#fresh(key) : undefined;
      if (fresh) return fresh;
      const revision = this.#revision;
      try {
        const answer = await call(asked);
        if (answer.status >= 500) return this.#before(key) ?? answer;
        if (KEPT.has(answer.status) && answer.headers.get(SHARED_HEADER) === SHARED)
          await this.#keep(key, answer.clone(), revision);
        return answer;
      } catch (error) {
        const known = asked.signal.aborted ? undefined : this.#before(key);
        if (known) return known;
        throw error;
      }
    };
  }

  #fresh(key: string): Response | undefined {
    const known = this.#answers.get(key);
    if (known?.revision !== this.#revision || this.#options.now() - known.since >= this.#options.freshMs)
      return undefined;
    const headers = { 'content-type': known.type, [SHARED_HEADER]: SHARED };
    return new Response(known.body, { status: known.status, headers });
  }

  #before(key: string): Response | undefined {
    const known = this.#answers.get(key);
    if (!known) return undefined;
    const age = this.#options.now() - known.since;
    if (age > this.#options.keepMs) return undefined;
    const headers = { 'content-type': known.type, [AGE_HEADER]: String(Math.round(age / 1000)) };
    return new Response(known.body, { status: known.status, headers });
  }

  async #keep(key: string, answer: Response, revision: number): Promise<void> {
    const body = new Uint8Array(await answer.arrayBuffer());
    this.#drop(key);
    const type = answer.headers.get('content-type') ?? '';
    this.#answers.set(key, { status: answer.status, type, body, since: this.#options.now(), revision });
    this.#bytes += body.byteLength + key.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const known = this.#answers.get(key);
    if (known) this.#bytes -= known.body.byteLength + key.length;
    this.#answers.delete(key);
  }
}
