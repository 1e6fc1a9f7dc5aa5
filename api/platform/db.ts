import { setTimeout as wait } from 'node:timers/promises';
import { Pulse, Silent } from '@cairn/shared-contracts/node/pulse';
import { inSpan, isTold } from '@cairn/shared-contracts/node/spans';
import { currentTrace } from '@cairn/shared-contracts/node/trace';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { BudgetSpent, budgetLeft } from './budget.ts';
import type { Database } from './db-types.ts';
import { holdTerm } from './jobs/term.ts';
import type { Replica } from './replica/replica.ts';
import { SCHEMA_DIGEST } from './schema/digest.ts';

export type DatabaseHandle = Kysely<Database>;

/** type identities of PostgreSQL: pg_type.oid */
const OID = { int8: 20, int8Array: 1016, date: 1082, dateArray: 1182, numeric: 1700, textArray: 1009 } as const;

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const asText = (value: string): string => value;
// the driver's list of known oids lacks text[], which it reads all the same
const readTextArray = pg.types.getTypeParser(OID.textArray as number as TypeId) as (value: string) => string[];

/** identities and sums of this product stay far below 2^53 */
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [OID.int8]: Number,
  [OID.int8Array]: (value) => readTextArray(value).map(Number),
  [OID.numeric]: Number,
  // a calendar date has no time zone and must not become an instant
  [OID.date]: asText,
  [OID.dateArray]: readTextArray,
};

// pg.types is asked for the rest; its overloads by format do not matter to a text protocol
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid as TypeId, format as 'text'),
} as pg.CustomTypesConfig;

/** how to reach the database: a URL, or the socket folder of the embedded one */
export type Connection = { connectionString: string } | { host: string; user: string; database: string };

/** how the database's list of sessions names a process of this program, and which schema it was written for */
export const applicationName = (pid: number, digest = SCHEMA_DIGEST): string => `cairn-api-${pid}-${digest}`;
/** patterns of LIKE */
export const APPLICATION_NAMES = { any: 'cairn-api-%', of: (digest: string): string => `cairn-api-%-${digest}` };
export const APPLICATION_NAME = applicationName(process.pid);

export const clientConfig = (connection: Connection): pg.ClientConfig => ({
  ...connection,
  types,
  application_name: APPLICATION_NAME,
});

/** There was no connection to be had: all of the pool's are in use, or the server takes no more. Nothing has been done. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'NoConnection';
  }
}

/** The connection broke under a statement. What it was to do may be done: where its answer got lost was not known. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the database broke', { cause });
    this.name = 'ConnectionLost';
  }
}

/** of a statement that nobody sets a limit: the longest that a timer knows */
const NO_LIMIT_MS = 2 ** 31 - 1;
/** they end what was begun, and are waited for by nobody */
const ENDS_WORK = /^\s*(?:commit|rollback)\b/i;

/** A new connection and a question that needs no table: what a database can answer that does nothing else. */
async function showLife(connection: Connection, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  client.on('error', () => undefined);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const asked = client.connect().then(() => client.query('SELECT 1'));
  // whatever becomes of it, the connection ends with it
  asked.catch(() => undefined).finally(() => void client.end().catch(() => undefined));
  await Promise.race([asked, over]);
}

type Query = (...statement: unknown[]) => Promise<unknown>;

/** Its text has no values: those are sent beside it. Statements of no request and no job are told by nobody. */
function inStatementSpan<T>(text: unknown, work: () => Promise<T>): Promise<T> {
  if (!isTold() || !currentTrace() || typeof text !== 'string') return work();
  const verb = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) };
  return inSpan({ name: `postgresql ${verb}`, kind: 'client', attributes }, work);
}

/**
 * The driver's errors of a broken connection are of many kinds, some without a code: they become one. A statement whose caller's time is
 * over, or that a hanging database does not answer, is given up with its connection, and the database gives it up when it sees that.
 */
export function watchStatements(
  client: pg.PoolClient,
  pulse: Pulse | undefined,
  onError: (error: Error) => void,
): void {
  let isBroken = false;
  client.on('error', (error) => {
    isBroken = true;
    onError(error);
  });
  // of the driver's many ways to ask, Kysely uses the one that promises
  const query: Query = client.query.bind(client);
  // the pool's own type hides it; a statement that is under way ends with it
  const giveUp = () => {
    isBroken = true;
    void (client as pg.ClientBase as pg.Client).end();
  };
  const limited: Query = (...statement) => {
    const left = typeof statement[0] === 'string' && ENDS_WORK.test(statement[0]) ? undefined : budgetLeft();
    if (left !== undefined && left <= 0) throw new BudgetSpent();
    if (!pulse) return query(...statement);
    return pulse.during((over) => {
      over.addEventListener('abort', giveUp);
      return query(...statement).catch((error: unknown) => {
        throw over.aborted ? over.reason : error;
      });
    }, left ?? NO_LIMIT_MS);
  };
  const told: Query = async (...statement) => {
    try {
      const answer = await limited(...statement);
      await holdTerm(statement[0], limited);
      return answer;
    } catch (error) {
      // not to be had by the next with a transaction that was not ended
      if (error instanceof Silent) giveUp();
      throw isBroken ? new ConnectionLost(error) : error;
    }
  };
  Object.assign(client, {
    query: (...statement: unknown[]) => inStatementSpan(statement[0], () => told(...statement)),
  });
}

/** how long an ended pool's connections may take to close: a server that hangs does not answer that either */
const FAREWELL_MS = 2_000;

/**
 * The pool's own end() does not wait for its connections to close: a server that is stopped right after it would still break them.
 * @returns what waits until none is open
 */
function whenClosed(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  const { promise, resolve } = Promise.withResolvers<void>();
  pool.on('connect', (client) => void open.add(client));
  pool.on('remove', (client) => {
    open.delete(client);
    if (pool.ended && open.size === 0) resolve();
  });
  return () => (open.size === 0 ? Promise.resolve() : promise);
}

export interface PoolOptions {
  max?: number;
  /** how long whoever needs a connection waits for one */
  waitMs?: number;
  /** how long the database may show no sign of life before it counts as hanging, after a statement has waited for 0.4 seconds; without it for ever */
  patienceMs?: number | undefined;
  /** milliseconds that a statement, and its wait for a lock, may take; without them for ever */
  limits?: { statementMs: number; lockMs: number } | undefined;
  /** gives connections for what may be read elsewhere */
  replica?: Pick<Replica, 'connect'> | undefined;
  onError?: (error: Error) => void;
}

/** Queries throw {@link NoConnection} when none is free in time, {@link ConnectionLost} when theirs breaks. */
export function createDb(
  connection: Connection,
  { max = 10, waitMs = 10_000, patienceMs, limits, replica, onError = () => {} }: PoolOptions = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: waitMs,
    // on Linux and its like; elsewhere a statement that was given up goes on to its end
    onConnect: async (client) => {
      await client.query('SET client_connection_check_interval = 1000').catch(() => undefined);
      if (limits)
        await client.query(`SET statement_timeout = ${limits.statementMs}; SET lock_timeout = ${limits.lockMs}`);
    },
  });
  const pulse =
    patienceMs === undefined
      ? undefined
      : new Pulse({
          name: 'the database',
          patienceMs,
          ask: (signal) => showLife(connection, signal),
          onChange: (isHanging) => onError(new Error(`the database ${isHanging ? 'hangs' : 'answers again'}`)),
        });
  // an idle connection that breaks (the database restarted) is replaced by the pool; unheard it would end the process
  pool.on('error', onError);
  // the same for one that breaks inside a transaction, between two statements: the next statement fails
  pool.on('connect', (client) => watchStatements(client, pulse, onError));
  const free = async (): Promise<pg.PoolClient> => {
    if (!pulse) return pool.connect();
    return pulse.during((over) => {
      const client = pool.connect();
      const given = new Promise<never>((_resolve, reject) => {
        over.addEventListener('abort', () => {
          reject(over.reason);
          // whoever wanted it has gone
          client.then(
            (late) => late.release(),
            () => undefined,
          );
        });
      });
      return Promise.race([client, given]);
    }, 2 * waitMs);
  };
  const connect = async () =>
    (await replica?.connect()) ??
    free().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  const closed = whenClosed(pool);
  const end = async () => {
    await pool.end();
    await Promise.race([closed(), wait(FAREWELL_MS, undefined, { ref: false })]);
  };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end, options: pool.options } }) });
}
