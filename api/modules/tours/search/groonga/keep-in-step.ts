import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { messageOf } from '../../../../platform/error-message.ts';
import { TermOver } from '../../../../platform/jobs/term.ts';
import type { Listener } from '../../../../platform/listener.ts';
import { EngineAway } from './engine.ts';
import { createIndexKeeper, type IndexKeeper, type KeepIndexOptions } from './keep-index.ts';

/** told by triggers; see change-feed.ts */
const CHANGES = 'search';
/** between processes: "ask:<word>" wants to know when everything is in, "done:<word>" answers */
const CHANNEL = 'search_engine';
/** changes that were not heard of are found all the same */
const LOOK_MS = 5_000;
const RETRY_MS = 1_000;
/** longest between two tries: of an engine that is away, of anything else */
const AWAY_MS = 5_000;
const FAULT_MS = 60_000;
const TROUBLE = 'the search engine does not follow';

const tell = (db: DatabaseHandle, word: string): Promise<unknown> =>
  sql`SELECT pg_notify(${CHANNEL}, ${word})`.execute(db);

/** Says when something happened: nothing is missed between two looks. */
class Bell {
  #rung = Promise.withResolvers<void>();
  readonly ring = (): void => this.#rung.resolve();

  /** resolves when it was rung since the last time, at the latest after `ms` */
  async rung(ms: number): Promise<void> {
    const over = new AbortController();
    await Promise.race([this.#rung.promise, wait(ms, undefined, { signal: over.signal, ref: false }).catch(() => {})]);
    over.abort();
    this.#rung = Promise.withResolvers<void>();
  }
}

/** Tells of what goes wrong once, however often it does. */
export class Troubles {
  readonly #log: Pick<Logger, 'warn' | 'error'>;
  #last: string | undefined;
  #count = 0;

  constructor(log: Pick<Logger, 'warn' | 'error'>) {
    this.#log = log;
  }

  /** @returns milliseconds until the next try: longer with each one, and longest for what does not pass by itself */
  tell(error: unknown): number {
    const message = messageOf(error);
    const passes = error instanceof EngineAway || error instanceof TermOver;
    if (message !== this.#last) {
      if (passes) this.#log.warn({ error: message }, TROUBLE);
      else this.#log.error({ err: error }, TROUBLE);
    }
    this.#last = message;
    return Math.min(RETRY_MS * 2 ** this.#count++, passes ? AWAY_MS : FAULT_MS);
  }

  /** everything is in again */
  end(): void {
    this.#last = undefined;
    this.#count = 0;
  }
}

export interface InStep {
  /** Keeps the index until the signal is aborted. An engine that is away is waited for. */
  keep(options: KeepIndexOptions): Promise<void>;
  /** waits until the index has everything that was committed before now, at most so long */
  settled(patienceMs?: number): Promise<void>;
}

/** Has the index follow the database, and says when it has; the keeper may be another process. */
export async function createInStep({ db, listener }: { db: DatabaseHandle; listener: Listener }): Promise<InStep> {
  const bell = new Bell();
  const asked = new Set<string>();
  const waiting = new Map<string, () => void>();
  let isKeeper = false;
  await listener.listen(CHANGES, bell.ring);
  await listener.listen(CHANNEL, (payload = '') => {
    const [verb, word = ''] = payload.split(':');
    if (verb === 'done') waiting.get(word)?.();
    if (verb !== 'ask' || !isKeeper) return;
    asked.add(word);
    bell.ring();
  });

  async function follow(keeper: IndexKeeper, signal: AbortSignal, onCaughtUp: () => void): Promise<void> {
    while (!signal.aborted) {
      const words = [...asked];
      asked.clear();
      await keeper.catchUp();
      if (signal.aborted) return;
      onCaughtUp();
      for (const word of words) await tell(db, `done:${word}`);
      await bell.rung(LOOK_MS);
    }
  }

  return {
    async keep(options) {
      const { signal, log } = options;
      signal.addEventListener('abort', bell.ring, { once: true });
      const troubles = new Troubles(log);
      isKeeper = true;
      while (!signal.aborted) {
        try {
          await follow(await createIndexKeeper(options), signal, () => troubles.end());
        } catch (error) {
          if (signal.aborted) break;
          await wait(troubles.tell(error), undefined, { signal, ref: false }).catch(() => {});
        }
      }
      isKeeper = false;
      asked.clear();
    },
    async settled(patienceMs = 30_000) {
      const word = randomUUID();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.set(word, () => resolve(true));
      const end = performance.now() + patienceMs;
      try {
        // asked again: whoever keeps the index may have begun just now
        while (performance.now() < end) {
          await tell(db, `ask:${word}`);
          if (await Promise.race([promise, wait(RETRY_MS, false, { ref: false })])) return;
        }
      } finally {
        waiting.delete(word);
      }
    },
  };
}
