import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { DatabaseHandle } from './db.ts';
import { type RefusalOptions, tooMany } from './errors.ts';

/** How often something may be tried. */
export interface LimitRule {
  /** 'password of a login': the rule's counters stand apart from all others */
  name: string;
  /** so many pass at any pace */
  free: number;
  /** seconds; without a try for so long all is forgotten */
  window: number;
  /**
   * Seconds to wait for the next try after the last free one; each further one doubles it up to `longestWait`. Without it the window
   * has to pass: a plain limit.
   */
  wait?: number;
  longestWait?: number;
}

export interface Verdict {
  passed: boolean;
  /** tries that passed within the window, this one included */
  hits: number;
  /** seconds until another may pass; 0: at once */
  retryAfter: number;
}

/** Counts tries in PostgreSQL, so that several nodes agree. */
export interface Limits {
  /** Counts a try before anybody looks whether it is a good one: of parallel tries no more pass than of those one after the other. */
  take(rule: LimitRule, who: string): Promise<Verdict>;
  /** The same. @throws ApiError 429 too_many_tries with Retry-After */
  require(rule: LimitRule, who: string, options?: Omit<RefusalOptions, 'retryAfter'>): Promise<Verdict>;
  /** tries within the window so far; this one does not count */
  look(rule: LimitRule, who: string): Promise<number>;
  /** a try that turned out to be a good one does not count */
  giveBack(rule: LimitRule, who: string): Promise<void>;
  forget(rule: LimitRule, who: string): Promise<void>;
  /** drops what has run out */
  sweep(): Promise<void>;
}

const MAX_DOUBLINGS = 20;
/** Open to everybody: a try that was begun a moment earlier, or on a node whose clock is a little behind, comes before `now`. */
const LONG_AGO = new Date(0);

const keyOf = (rule: LimitRule, who: string): string => `${rule.name}: ${who}`;

/** `require` of limits that count by `take`. */
export const requireBy =
  (take: Limits['take']): Limits['require'] =>
  async (rule, who, options) => {
    const verdict = await take(rule, who);
    if (!verdict.passed) throw tooMany('too_many_tries', verdict.retryAfter, options);
    return verdict;
  };

export function createLimits(db: DatabaseHandle, clock: Clock): Limits {
  async function take(rule: LimitRule, who: string): Promise<Verdict> {
    const now = clock.now();
    const { free, window, wait, longestWait = window } = rule;
    const at = sql`${now}::timestamptz`;
    // one statement: the row's lock lines parallel tries up, and each sees what the one before has counted
    const open = sql`${LONG_AGO}::timestamptz`;
    const isOver = sql`limits.resets_at <= ${at}`;
    const isShut = sql`limits.open_at > ${at}`;
    const fresh = sql`${at} + make_interval(secs => ${window})`;
    const shutAfter = (hits: ReturnType<typeof sql>, resets: ReturnType<typeof sql>) =>
      wait === undefined
        ? sql`CASE WHEN ${hits} >= ${free}::int THEN ${resets} ELSE ${open} END`
        : sql`CASE WHEN ${hits} >= ${free}::int
              THEN ${at} + make_interval(secs => least(${longestWait}, ${wait} * 2 ^ least(${MAX_DOUBLINGS}, ${hits} - ${free}::int)))
              ELSE ${open} END`;
    const { rows } = await sql<{ hits: number; passed: boolean; open_at: Date }>`
      INSERT INTO limits AS limits (key, hits, passed, open_at, resets_at)
      VALUES (${keyOf(rule, who)}, 1, true, ${shutAfter(sql`1`, fresh)}, ${fresh})
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN ${isOver} THEN 1 WHEN ${isShut} THEN limits.hits ELSE limits.hits + 1 END,
        passed = ${isOver} OR NOT (${isShut}),
        open_at = CASE
          WHEN ${isOver} THEN excluded.open_at
          WHEN ${isShut} THEN limits.open_at
          ELSE ${shutAfter(sql`limits.hits + 1`, sql`limits.resets_at`)} END,
        resets_at = CASE
          WHEN ${isOver} THEN excluded.resets_at
          WHEN ${isShut} OR ${wait === undefined}::boolean THEN limits.resets_at
          ELSE ${fresh} + greatest(interval '0', ${shutAfter(sql`limits.hits + 1`, sql`limits.resets_at`)} - ${at}) END
      RETURNING hits, passed, open_at`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('a try was not counted');
    return {
      passed: row.passed,
      hits: row.hits,
      retryAfter: Math.max(0, Math.ceil((row.open_at.getTime() - now.getTime()) / 1_000)),
    };
  }

  return {
    take,
    require: requireBy(take),
    async look(rule, who) {
      const row = await db
        .selectFrom('limits')
        .select('hits')
        .where('key', '=', keyOf(rule, who))
        .where('resets_at', '>', clock.now())
        .executeTakeFirst();
      return row?.hits ?? 0;
    },
    async giveBack(rule, who) {
      await db
        .updateTable('limits')
        .set((eb) => ({ hits: eb('hits', '-', 1), open_at: LONG_AGO }))
        .where('key', '=', keyOf(rule, who))
        .where('hits', '>', 0)
        .execute();
    },
    async forget(rule, who) {
      await db.deleteFrom('limits').where('key', '=', keyOf(rule, who)).execute();
    },
    async sweep() {
      await db.deleteFrom('limits').where('resets_at', '<', clock.now()).execute();
    },
  };
}
