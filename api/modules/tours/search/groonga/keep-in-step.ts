import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { messageOf } from '../../../../platform/error-message.ts';
import type { Listener } from '../../../../platform/listener.ts';
import { createIndexKeeper, type IndexKeeper, type KeepIndexOptions } from './keep-index.ts';

/** told by triggers; see change-feed.ts */
const CHANGES = 'search';
/** between processes: "ask:<word>" wants to know when everything is in, "done:<word>" answers */
const CHANNEL = 'search_engine';
/** changes that were not heard of are found all the same */
const LOOK_MS = 5_000;
const RETRY_MS = 1_000;

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

  async function follow(keeper: IndexKeeper, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const words = [...asked];
      asked.clear();
      await keeper.catchUp();
      for (const word of words) await tell(db, `done:${word}`);
      await bell.rung(LOOK_MS);
    }
  }

  return {
    async keep(options) {
      const { signal, log } = options;
      signal.addEventListener('abort', bell.ring, { once: true });
      let isAway = false;
      isKeeper = true;
      while (!signal.aborted) {
        try {
          const keeper = await createIndexKeeper(options);
          isAway = false;
          await follow(keeper, signal);
        } catch (error) {
          if (!isAway) log.warn({ error: messageOf(error) }, 'the search engine does not follow');
          isAway = true;
          await bell.rung(RETRY_MS);
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
