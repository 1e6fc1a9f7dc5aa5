import { createHash } from 'node:crypto';
import { Audience } from './audience.ts';
import type { StoredPage } from './page-store.ts';

/** a page is what it was for so long, unless word comes that something changed */
const FRESH_MS = 10_000;
/** after that somebody gets it anew, and the others the old one meanwhile */
const STALE_MS = 60_000;
/** a page that could not be made anew is had as it was for so long */
const REST_MS = 1_000;
/** for so long a page that is not one for many is not tried again */
const ALONE_MS = 10_000;
/** pages that were asked for once lately */
const SEEN_MAX = 20_000;
/** waiting for a page that is being made is given up: making another is sooner */
const PATIENCE_MS = 3_000;

interface Place {
  page?: StoredPage;
  /** when it was begun, by performance.now() */
  since: number;
  making?: Promise<StoredPage | undefined>;
  /** of what is being made */
  audience?: Audience;
  /** it went wrong the last time: nobody tries again before that */
  restsUntil?: number;
}

/** What to do about a page that somebody asks for. */
export type Turn =
  | { kind: 'have'; page: StoredPage }
  /** render it for them alone */
  | { kind: 'pass' }
  /** render it, as long as anybody is there for it, and hand it over: must be called, and once */
  | { kind: 'make'; nobody: AbortSignal; done(page: Promise<Made>): void };

/** 'alone': it is not one for many, nor will it be soon; undefined: it went wrong */
export type Made = StoredPage | 'alone' | undefined;

export interface GuestPagesOptions {
  maxBytes: number;
  freshMs?: number;
  staleMs?: number;
  aloneMs?: number;
  patienceMs?: number;
  now?: () => number;
}

/**
 * Finished pages for guests, by all that they depend on. A page is taken in when it is asked for a second time, made by one request while
 * others wait for it, and goes when anything that guests are shown changed, or when there is no room for it any more.
 */
export class GuestPages {
  readonly #options: Required<GuestPagesOptions>;
  /** the longest unused first */
  readonly #places = new Map<string, Place>();
  /** when it was asked for first; in the future for one that everybody gets alone */
  readonly #seen = new Map<string, number>();
  #bytes = 0;
  readonly counts = { have: 0, make: 0, pass: 0 };

  constructor(options: GuestPagesOptions) {
    this.#options = {
      freshMs: FRESH_MS,
      staleMs: STALE_MS,
      aloneMs: ALONE_MS,
      patienceMs: PATIENCE_MS,
      now: () => performance.now(),
      ...options,
    };
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** what is being made now is shown to who waits for it already, and not held */
  clear(): void {
    this.#places.clear();
    this.#bytes = 0;
  }

  /**
   * @param parts all that the page depends on
   * @param visitor aborts when who asks has left
   */
  async turn(parts: readonly unknown[], visitor: AbortSignal): Promise<Turn> {
    if (this.#options.maxBytes === 0) return { kind: 'pass' };
    const key = createHash('sha1').update(JSON.stringify(parts)).digest('base64');
    const turn = (await this.#found(key, visitor)) ?? this.#begun(key, visitor);
    this.counts[turn.kind] += 1;
    return turn;
  }

  async #found(key: string, visitor: AbortSignal): Promise<Turn | undefined> {
    const place = this.#places.get(key);
    if (!place) return undefined;
    const { page, making, since, restsUntil = 0 } = place;
    const now = this.#options.now();
    const age = now - since;
    if (page && age < this.#options.staleMs && (making || age < this.#options.freshMs || now < restsUntil)) {
      this.#places.delete(key);
      this.#places.set(key, place);
      return { kind: 'have', page };
    }
    if (!making) return undefined;
    const leave = place.audience?.join(visitor);
    const made = await soon(making, this.#options.patienceMs, visitor);
    leave?.();
    return made ? { kind: 'have', page: made } : undefined;
  }

  #begun(key: string, visitor: AbortSignal): Turn {
    const { now, freshMs, staleMs } = this.#options;
    const known = this.#places.get(key);
    const age = now() - (this.#seen.get(key) ?? Number.NEGATIVE_INFINITY);
    if (!known && age > staleMs) this.#see(key, now());
    if (!known && (age > staleMs || age < 0)) return { kind: 'pass' };
    // somebody else's is not done in time
    if (known?.making) return { kind: 'pass' };
    const { promise, resolve } = Promise.withResolvers<StoredPage | undefined>();
    const place: Place = known ?? { since: now() - freshMs };
    place.making = promise;
    const audience = new Audience();
    place.audience = audience;
    audience.join(visitor);
    this.#places.set(key, place);
    const since = now();
    return {
      kind: 'make',
      nobody: audience.gone,
      done: (work) =>
        void work
          .catch(() => undefined)
          .then((made) => {
            const page = made === 'alone' ? undefined : made;
            resolve(page);
            if (made === 'alone') this.#see(key, now() + this.#options.aloneMs);
            if (made === undefined && place.page) this.#rest(place);
            else this.#settle(key, place, page && { page, since });
          }),
    };
  }

  #see(key: string, at: number): void {
    this.#seen.delete(key);
    this.#seen.set(key, at);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > SEEN_MAX && oldest !== undefined) this.#seen.delete(oldest);
  }

  #rest(place: Place): void {
    delete place.making;
    place.restsUntil = this.#options.now() + REST_MS;
  }

  #settle(key: string, place: Place, made: Required<Pick<Place, 'page' | 'since'>> | undefined): void {
    delete place.making;
    // word of a change came meanwhile: it was made of what was before
    if (this.#places.get(key) !== place) return;
    this.#bytes -= place.page?.bytes ?? 0;
    this.#places.delete(key);
    if (!made) return;
    this.#places.set(key, Object.assign(place, made));
    this.#bytes += made.page.bytes;
    made.page.onGrowth((bytes) => {
      if (this.#places.get(key)?.page !== made.page) return;
      this.#bytes += bytes;
      this.#makeRoom();
    });
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [key, { page, making }] of this.#places) {
      if (this.#bytes <= this.#options.maxBytes) return;
      if (making) continue;
      this.#bytes -= page?.bytes ?? 0;
      this.#places.delete(key);
    }
  }
}

async function soon(
  making: Promise<StoredPage | undefined>,
  patienceMs: number,
  visitor: AbortSignal,
): Promise<StoredPage | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const giveUp = () => resolve(undefined);
  const limit = setTimeout(giveUp, patienceMs);
  visitor.addEventListener('abort', giveUp);
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(limit);
    visitor.removeEventListener('abort', giveUp);
  }
}
