import { parseLsn } from '@cairn/shared-contracts/api/lsn';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Connection, clientConfig, watchStatements } from '../db.ts';
import { errorCode } from '../error-code.ts';
import { alongRoute, fromPrimary, type Route, routeOf } from './route.ts';

/** of the primary's place in the log: what is read was committed at most a moment longer ago */
const LOOK_MS = 500;
/** nobody has read for so long: the primary is not asked either */
const IDLE_MS = 5_000;
/** whoever asks has the primary: they wait for no connection, and for no answer that does not come */
const PATIENCE = { connectMs: 300, answerMs: 2_000 };
/** after a fault all is read from the primary for so long */
const PAUSE_MS = 2_000;

/** of a replica alone: it is none to write to, or it had to choose between the log and the question */
const REPLICAS_FAULTS: ReadonlySet<string> = new Set(['25006', '40001', '57014', '57P01', '57P03']);

/** After a fail-over the address may lead to the primary, which has everything. */
const PLACE = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END::text AS place`;

export interface Replica {
  /**
   * Reads within go to the replica where it has the caller's last commit and all that was committed up to a moment ago, else to the
   * primary. When the replica fails in the middle, all of the work is done again on the primary: it must change nothing.
   */
  reading<T>(after: bigint, work: () => Promise<T>): Promise<T>;
  /** a connection for what is under way; undefined: the primary's */
  connect(): Promise<pg.PoolClient | undefined>;
  /** something was committed that everybody must see: until its place is known, nothing is read here */
  renew(): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  connection: Connection;
  max: number;
  log: Logger;
  /** the primary's place in its log, before which lies everything that is committed. Rejects where there is no primary at the moment. */
  primaryPlace(): Promise<string>;
  patience?: { connectMs: number; answerMs: number };
  now?: () => number;
}

export function createReplica({
  connection,
  max,
  log,
  primaryPlace,
  patience = PATIENCE,
  now = () => performance.now(),
}: ReplicaOptions): Replica {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max,
    connectionTimeoutMillis: patience.connectMs,
    // the server ends it, and the connection is free again; the driver's own limit is for one that hangs
    query_timeout: 2 * patience.answerMs,
    idleTimeoutMillis: 30_000,
    // whatever the address leads to: who reads here does not write
    options: `-c default_transaction_read_only=on -c statement_timeout=${patience.answerMs}`,
  });
  /** what it must have at least; undefined: not known */
  let floor: bigint | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let pausedUntil = 0;
  /** of the last renewal: a look that was begun before it does not count */
  let round = 0;
  let looking: Promise<void> | undefined;

  function pause(reason: string): void {
    if (now() >= pausedUntil) log.warn({ reason }, 'reads go to the primary');
    pausedUntil = now() + PAUSE_MS;
  }
  pool.on('error', (error) => pause(error.message));
  pool.on('connect', (client) => {
    watchStatements(client, undefined, (error) => pause(error.message));
  });

  /** @returns whether the primary answered */
  async function lookOnce(): Promise<boolean> {
    const own = round;
    try {
      const place = parseLsn(await fromPrimary(primaryPlace));
      if (own === round) floor = place;
      return true;
    } catch {
      // without a primary nothing is committed either: what was asked for last holds
      return false;
    } finally {
      lookedAt = now();
    }
  }
  function look(): Promise<void> {
    looking ??= lookOnce().then((isAnswered) => {
      looking = undefined;
      // where it was not, the timer asks again
      if (isAnswered && floor === undefined && now() - askedAt < IDLE_MS) void look();
    });
    return looking;
  }
  const timer = setInterval(() => {
    if (now() - askedAt < IDLE_MS) void look();
  }, LOOK_MS).unref();

  async function fit(need: bigint): Promise<pg.PoolClient | undefined> {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ place: string }>(PLACE);
      const place = parseLsn(rows[0]?.place);
      if (place !== undefined && place >= need) return client;
      client.release();
      return undefined;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    async connect() {
      const route = routeOf();
      if (!route) return undefined;
      const wasIdle = now() - lookedAt > IDLE_MS;
      askedAt = now();
      if (now() < pausedUntil) return undefined;
      if (wasIdle) {
        // what was known then says nothing of what was committed since
        await look();
      }
      if (floor === undefined) return undefined;
      const need = route.after > floor ? route.after : floor;
      const client = await fit(need).catch((error: unknown) => {
        pause(String(error));
        return undefined;
      });
      if (client) route.isUsed = true;
      return client;
    },
    async reading(after, work) {
      const route: Route = { after, isUsed: false };
      try {
        return await alongRoute(route, work);
      } catch (error) {
        if (!route.isUsed || !isFault(error)) throw error;
        log.warn({ error: String(error) }, 'read again from the primary');
        pause(String(error));
        return fromPrimary(work);
      }
    },
    renew() {
      round += 1;
      floor = undefined;
      if (now() - askedAt < IDLE_MS) void look();
    },
    async close() {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  };
}

const isFault = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConnectionLost' ||
    error.message === 'Query read timeout' ||
    REPLICAS_FAULTS.has(errorCode(error) ?? ''));
