import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './db-types.ts';

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

/** how the database's list of sessions names a process of this program */
export const applicationName = (pid: number): string => `cairn-api-${pid}`;
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

/** The driver's errors of a broken connection are of many kinds, some without a code: they become one. */
function tellOfLoss(client: pg.PoolClient, onError: (error: Error) => void): void {
  let isBroken = false;
  client.on('error', (error) => {
    isBroken = true;
    onError(error);
  });
  // of the driver's many ways to ask, Kysely uses the one that promises
  const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
  const told = (...statement: unknown[]) =>
    query(...statement).catch((error: unknown) => {
      throw isBroken ? new ConnectionLost(error) : error;
    });
  Object.assign(client, { query: told });
}

export interface PoolOptions {
  max?: number;
  /** how long whoever needs a connection waits for one */
  waitMs?: number;
  onError?: (error: Error) => void;
}

/** Queries throw {@link NoConnection} when none is free in time, {@link ConnectionLost} when theirs breaks. */
export function createDb(
  connection: Connection,
  { max = 10, waitMs = 10_000, onError = () => {} }: PoolOptions = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: waitMs,
  });
  // an idle connection that breaks (the database restarted) is replaced by the pool; unheard it would end the process
  pool.on('error', onError);
  // the same for one that breaks inside a transaction, between two statements: the next statement fails
  pool.on('connect', (client) => tellOfLoss(client, onError));
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
}
