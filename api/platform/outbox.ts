import { beginSpan } from '@cairn/shared-contracts/node/spans';
import { continueTrace, currentTrace, inTrace, traceparentOf } from '@cairn/shared-contracts/node/trace';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseHandle } from './db.ts';
import type { Database } from './db-types.ts';
import type { Listener } from './listener.ts';
import { createLane, type Lane } from './outbox-lane.ts';
import type { PayloadOf, PublicEvent, PublicEvents } from './public-events.ts';

const CHANNEL = 'outbox';
const POLL_MS = 1_000;
/** while one worker delivers an effect, no other takes it; after this it counts as lost */
const LEASE_SECONDS = 60;
const MAX_TRIES = 12;
const KEEP_DONE_DAYS = 30;

export interface OutboxContext {
  /** the row's number: the same on every try, so usable as an idempotency key towards others */
  id: number;
  /** from 1 */
  attempt: number;
  log: Logger;
}
// payloads are what the module itself added under this kind
type Handler = (payload: never, context: OutboxContext) => Promise<void>;

type Trx = Kysely<Database> | Transaction<Database>;

/** Thrown by a handler: whoever was asked has said when to ask again. */
export class AskedTooSoon extends Error {
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** Of an effect that waits for somebody else's answer: it goes apart from all others, which do not wait with it. */
export interface Apart {
  /** so many are delivered at a time; 1 keeps their order */
  atOnce: number;
}

/** Effects that leave the system (mail, codes, events): written in the transaction of their cause, delivered after it at least once. */
export interface Outbox {
  add<K extends string>(trx: Trx, kind: K, payload: PayloadOf<K>, availableAt?: Date): Promise<void>;
  /** @param apart for whatever asks others; without it effects are delivered in order, with all that ask nobody */
  handle<P extends object>(
    kind: string,
    fn: (payload: P, context: OutboxContext) => Promise<void>,
    apart?: Apart,
  ): void;
  /** an event that the product itself does nothing about: written for those who follow it, otherwise not at all */
  announce<K extends PublicEvent>(trx: Trx, event: K, payload: PublicEvents[K]): Promise<void>;
  /**
   * Hears of an event as an effect of its own, with its own tries: what goes wrong here does not touch the product's.
   * @param follower names the effect: <event>@<follower>
   * @param delayMs it comes so much later; a restart in between does not lose it
   */
  follow<K extends PublicEvent>(
    follower: string,
    event: K,
    fn: (payload: PublicEvents[K], context: OutboxContext) => Promise<void>,
    delayMs?: number,
  ): void;
}

export interface OutboxWorker extends Outbox {
  start(): Promise<void>;
  /** waits for deliveries under way */
  stop(): Promise<void>;
  /** delivers everything that is due; for tests and shutdown */
  drain(): Promise<number>;
}

interface Row {
  id: number;
  kind: string;
  payload: unknown;
  tries: number;
  traceparent: string | null;
}

/** seconds until try number `tries` + 1: 1, 2, 4 … at most 10 minutes */
export const backoffSeconds = (tries: number): number => Math.min(600, 2 ** (tries - 1));

/** somebody else's word is not taken for longer */
const MAX_ASKED_SECONDS = 3_600;

const secondsAfter = (error: unknown, tries: number): number =>
  Math.max(backoffSeconds(tries), error instanceof AskedTooSoon ? Math.min(error.seconds, MAX_ASKED_SECONDS) : 0);

export function createOutbox(db: DatabaseHandle, listener: Listener, log: Logger): OutboxWorker {
  const handlers = new Map<string, Handler>();
  const followers = new Map<string, { kind: string; delayMs: number }[]>();
  /** of the kinds that go apart */
  const lanes = new Map<string, Lane>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;

  const claimOf =
    (kinds: () => string[]) =>
    async (limit: number): Promise<Row[]> => {
      const { rows } = await sql<Row>`
      UPDATE outbox SET tries = tries + 1, available_at = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id IN (
        SELECT id FROM outbox
        WHERE done_at IS NULL AND available_at <= now() AND tries < ${MAX_TRIES} AND kind = ANY(${kinds()})
        ORDER BY available_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, kind, payload, tries, traceparent`.execute(db);
      return rows.sort((a, b) => a.id - b.id);
    };

  /** when the rows before it took long: makes sure that no other worker has taken this one over in the meantime */
  async function renewLease({ id, tries }: Row): Promise<boolean> {
    const { numAffectedRows } = await sql`
      UPDATE outbox SET available_at = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = ${id} AND tries = ${tries} AND done_at IS NULL`.execute(db);
    return numAffectedRows === 1n;
  }

  /** an effect belongs to the trace of what caused it, each try with a span of its own */
  async function deliver(row: Row): Promise<void> {
    const trace = continueTrace(row.traceparent);
    const end = beginSpan({
      name: `effect ${row.kind}`,
      kind: 'internal',
      trace,
      attributes: { 'cairn.try': row.tries },
    });
    end({ error: await inTrace(trace, () => tryOnce(row)) });
  }

  /** @returns why it failed */
  async function tryOnce({ id, kind, payload, tries }: Row): Promise<string | undefined> {
    const handler = handlers.get(kind);
    if (!handler) return undefined;
    try {
      // the payload was added under this kind by the module that handles it
      await handler(payload as never, { id, attempt: tries, log: log.child({ outbox: id, kind }) });
      await sql`UPDATE outbox SET done_at = now(), last_error = NULL WHERE id = ${id}`.execute(db);
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { outbox: id, kind, attempt: tries, error: reason },
        tries >= MAX_TRIES ? 'effect given up' : 'effect failed, will retry',
      );
      await sql`
        UPDATE outbox SET last_error = ${reason.slice(0, 500)}, available_at = now() + make_interval(secs => ${secondsAfter(error, tries)})
        WHERE id = ${id}`.execute(db);
      return reason;
    }
  }

  /** when the rows before it took long, another worker may have it */
  async function deliverIfMine(row: Row, claimedAt: number): Promise<void> {
    const isFresh = performance.now() - claimedAt < (LEASE_SECONDS * 1000) / 2;
    if (isFresh || (await renewLease(row))) await deliver(row);
  }

  const laneOf = (atOnce: number, kinds: () => string[]): Lane =>
    createLane<Row>({
      atOnce,
      claim: claimOf(kinds),
      deliver: deliverIfMine,
      onError: (error) =>
        log.error({ error: error instanceof Error ? error.message : String(error) }, 'outbox round failed'),
    });
  /** one after the other: effects of one cause keep their order */
  const inOrder = laneOf(1, () => [...handlers.keys()].filter((kind) => !lanes.has(kind)));
  const allLanes = (): Lane[] => [inOrder, ...lanes.values()];

  /** @param kind of what is due now; without it anything may be */
  function wake(kind?: string): void {
    if (isStopped) return;
    if (!kind) for (const lane of allLanes()) lane.wake();
    else if (handlers.has(kind)) (lanes.get(kind) ?? inOrder).wake();
  }

  async function write(trx: Trx, entries: readonly { kind: string; available_at?: Date }[], payload: object) {
    if (entries.length === 0) return;
    const cause = currentTrace();
    const row = { payload: JSON.stringify(payload), traceparent: cause ? traceparentOf(cause) : null };
    for (const entry of entries)
      await trx
        .insertInto('outbox')
        .values({ ...entry, ...row })
        .execute();
    // told on commit, never before; what is for later is found when it is due
    for (const { kind, available_at } of entries)
      if (available_at === undefined || available_at.getTime() <= Date.now())
        await sql`SELECT pg_notify(${CHANNEL}, ${kind})`.execute(trx);
  }

  /** by the system's clock, as the worker itself reads it */
  const forFollowers = (event: string) =>
    (followers.get(event) ?? []).map(({ kind, delayMs }) => ({
      kind,
      ...(delayMs > 0 ? { available_at: new Date(Date.now() + delayMs) } : {}),
    }));

  function handle(kind: string, fn: Handler, apart?: Apart): void {
    if (handlers.has(kind)) throw new Error(`outbox kind ${kind} has a handler already`);
    handlers.set(kind, fn);
    if (apart)
      lanes.set(
        kind,
        laneOf(apart.atOnce, () => [kind]),
      );
  }

  return {
    add: (trx, kind, payload, availableAt) =>
      write(trx, [{ kind, ...(availableAt ? { available_at: availableAt } : {}) }, ...forFollowers(kind)], payload),
    announce: (trx, event, payload) => write(trx, forFollowers(event), payload),
    // the payload was added under this kind by the module that handles it
    handle: (kind, fn, apart) => handle(kind, fn as Handler, apart),
    follow(follower, event, fn, delayMs = 0) {
      const kind = `${event}@${follower}`;
      // add() and announce() check the payload by the event
      handle(kind, fn as Handler);
      followers.set(event, [...(followers.get(event) ?? []), { kind, delayMs }]);
    },
    async start() {
      isStopped = false;
      await sql`DELETE FROM outbox WHERE done_at < now() - make_interval(days => ${KEEP_DONE_DAYS})`.execute(db);
      // of followers that are gone: another node may be of another version, but not for that long
      await sql`
        DELETE FROM outbox WHERE done_at IS NULL AND kind LIKE '%@%' AND kind <> ALL(${[...handlers.keys()]})
          AND available_at < now() - make_interval(days => ${KEEP_DONE_DAYS})`.execute(db);
      await listener.listen(CHANNEL, wake);
      // delayed effects and retries come due without a notification
      timer = setInterval(() => wake(), POLL_MS);
      timer.unref();
      wake();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(allLanes().map((lane) => lane.rest()));
    },
    async drain() {
      const totals = await Promise.all(allLanes().map((lane) => lane.drain()));
      // what a round of the worker has taken meanwhile is due as well
      await Promise.all(allLanes().map((lane) => lane.rest()));
      return totals.reduce((sum, total) => sum + total, 0);
    },
  };
}
