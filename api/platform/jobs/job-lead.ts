import { hostname } from 'node:os';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Connection, clientConfig } from '../db.ts';
import type { Term } from './term.ts';

/** of the database: whoever holds it does the jobs */
const LOCK = 4_710_016;

export interface LeadTiming {
  /** between two signs of life, and between two tries to take over */
  beatMs: number;
  /** a holder that has given no sign of life for so long is put out of its connection; well before that it stops by itself */
  silenceMs: number;
}

const TIMING: LeadTiming = { beatMs: 1_000, silenceMs: 3_500 };

export interface LeadOptions {
  connection: Connection;
  log: Logger;
  onTerm(term: Term): void;
  timing?: LeadTiming;
}

/** Which of all processes does the jobs: PostgreSQL knows. The lead moves when its holder's connection ends, or when the holder hangs. */
export interface JobLead {
  start(): void;
  /** gives the lead away at once: another process has it with its next beat */
  stop(): Promise<void>;
}

const HOLDER = `${hostname()}:${process.pid}`;

/** A hanging holder keeps its lock for as long as its connection: it is ended. Only one that really holds the lock. */
const PUT_OUT = `
  SELECT pg_terminate_backend(l.pid) FROM pg_locks l, job_terms t
  WHERE l.locktype = 'advisory' AND l.objid = ${LOCK} AND l.granted
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND l.pid = t.pid AND t.beat_at < clock_timestamp() - make_interval(secs => $1)`;

export function createJobLead({ connection, log, onTerm, timing = TIMING }: LeadOptions): JobLead {
  let client: pg.Client | undefined;
  let over: AbortController | undefined;
  let fence = 0;
  let heardAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  let turn: Promise<void> = Promise.resolve();

  function lose(reason: string): void {
    if (over) log.warn({ fence, reason }, 'the lead of the jobs is lost');
    over?.abort();
    over = undefined;
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const next = new pg.Client({
      ...clientConfig(connection),
      // a line that has died says nothing
      keepAlive: true,
      connectionTimeoutMillis: timing.silenceMs,
      query_timeout: timing.silenceMs,
    });
    const forget = () => {
      if (client !== next) return;
      client = undefined;
      lose('its connection ended');
    };
    next.on('error', (error) => log.warn({ error: error.message }, 'the connection of the jobs broke'));
    next.once('end', forget);
    client = next;
    try {
      await next.connect();
    } catch (error) {
      forget();
      throw error;
    }
    return next;
  }

  async function beat(): Promise<void> {
    const askedAt = performance.now();
    // given up well before another process takes over
    const { rowCount } = await (await connected()).query({
      text: 'UPDATE job_terms SET beat_at = clock_timestamp() WHERE fence = $1',
      values: [fence],
      query_timeout: timing.silenceMs / 3,
    } as pg.QueryConfig);
    if (rowCount === 1) heardAt = askedAt;
    else lose('another process has begun a term');
  }

  async function take(): Promise<void> {
    const asked = await connected();
    const { rows } = await asked.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK]);
    if (rows[0]?.held !== true) {
      await asked.query(PUT_OUT, [timing.silenceMs / 1_000]);
      return;
    }
    const askedAt = performance.now();
    // waits for what a transaction of the term before has begun
    const begun = await asked.query<{ fence: number }>(
      `UPDATE job_terms SET fence = fence + 1, holder = $1, pid = pg_backend_pid(), beat_at = clock_timestamp() RETURNING fence`,
      [HOLDER],
    );
    // asked to stop meanwhile: the lock goes with the connection
    if (isStopped) return;
    fence = begun.rows[0]?.fence ?? 0;
    heardAt = askedAt;
    over = new AbortController();
    log.info({ fence, holder: HOLDER }, 'this process does the jobs');
    onTerm({ fence, signal: over.signal });
  }

  async function round(): Promise<void> {
    try {
      await (over ? beat() : take());
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the lead of the jobs is not known');
      // a connection that does not answer is worth nothing: its lock goes with it. Nobody waits for its farewell
      client?.end().catch(() => undefined);
    }
  }

  function next(): void {
    if (isStopped) return;
    // whoever hangs finds out here, before anything else goes on
    if (over && performance.now() - heardAt > (timing.silenceMs * 2) / 3) lose('no sign of life was heard');
    turn = round().finally(() => {
      if (!isStopped) timer = setTimeout(next, timing.beatMs).unref();
    });
  }

  return {
    start() {
      isStopped = false;
      next();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      over?.abort();
      over = undefined;
      await turn;
      await client?.end().catch(() => undefined);
    },
  };
}
