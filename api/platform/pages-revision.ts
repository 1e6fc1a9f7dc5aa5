import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EventSource } from './bus/source.ts';
import type { DatabaseHandle } from './db.ts';

/** notified by the triggers of migration 0260 */
export const PAGES_CHANNEL = 'pages';
/** well under what a caller waits for an answer */
const WAIT_MS = 8_000;
/** what follows the database and does not get there holds nobody up for longer */
const FOLLOW_MS = 1_000;
/** where many write, shells are told twice a second, not at each commit */
const REST_MS = 500;

/** How far what guests are shown has come: a place in the database's log, later for every change, whichever process is asked. */
export interface PagesRevision {
  /** As soon as there was a change behind `known`, at the latest after some seconds, with what is known by then. */
  after(known: number): Promise<number>;
  /** changes are told once that is done: by something that follows the database and takes its time, a search index for example */
  waitFor(follows: () => Promise<unknown>): void;
  /** @param forget empties what is remembered of shown tables: pages that are made anew are held, with all that is old in them */
  onChange(forget: () => void): void;
  /** everybody who waits is answered: the process ends */
  release(): void;
}

export async function pagesRevision(
  db: DatabaseHandle,
  source: Pick<EventSource, 'listen'>,
  { waitMs = WAIT_MS, restMs = REST_MS } = {},
): Promise<PagesRevision> {
  const waiting = new Set<() => void>();
  const forgetters: (() => void)[] = [];
  let isOver = false;
  let isResting = false;
  let isDue = false;
  let follows: () => Promise<unknown> = async () => undefined;

  const place = async () => {
    const { rows } = await sql<{ at: string }>`SELECT (pg_current_wal_insert_lsn() - '0/0')::text AS at`.execute(db);
    return Number(rows[0]?.at ?? 0);
  };
  const release = () => {
    for (const go of waiting) go();
  };
  let last = await place();

  async function look(): Promise<void> {
    if (isResting || isOver) {
      isDue = true;
      return;
    }
    isResting = true;
    isDue = false;
    // before the others follow: a change that they may have missed is behind it, and told with the next look. Unanswered, that one is heard all the same
    const at = await place().catch(() => last);
    await Promise.race([follows().catch(() => undefined), setTimeout(FOLLOW_MS, undefined, { ref: false })]);
    last = at;
    release();
    void setTimeout(restMs, undefined, { ref: false }).then(() => {
      isResting = false;
      if (isDue) void look();
    });
  }
  await source.listen(PAGES_CHANNEL, () => {
    for (const forget of forgetters) forget();
    void look();
  });

  async function change(): Promise<void> {
    const answered = new AbortController();
    const go = () => answered.abort();
    waiting.add(go);
    await setTimeout(waitMs, undefined, { signal: answered.signal }).catch(() => undefined);
    waiting.delete(go);
  }
  const later = (known: number) => (last > known ? last : known);
  return {
    async after(known) {
      if (last <= known && !isOver) await change();
      return later(known);
    },
    waitFor(work) {
      follows = work;
    },
    onChange(forget) {
      forgetters.push(forget);
    },
    release() {
      isOver = true;
      release();
    },
  };
}
