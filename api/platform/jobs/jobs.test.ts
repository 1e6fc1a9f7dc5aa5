import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { clientConfig, createDb, type DatabaseHandle } from '../db.ts';
import { createLog } from '../log.ts';
import { createJobLead } from './job-lead.ts';
import { createJobs, type JobsRunner } from './jobs.ts';
import { currentTerm, inTerm, type Term, TermOver } from './term.ts';

const TIMING = { beatMs: 30, silenceMs: 600 };
const PATIENCE_MS = 15_000;
const log = createLog('silent');

let database: TestDatabase;
let db: DatabaseHandle;
let runners: JobsRunner[];
/** which runner ran in which term, in order */
let runs: { by: number; fence: number }[];

beforeEach(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 6 });
  runners = [];
  runs = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await db.destroy();
  await database.drop();
});

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); await wait(10))
    if (Date.now() > end) throw new Error(`never: ${what}`);
}

function startRunner(job: () => Promise<unknown> = async () => undefined): JobsRunner {
  const by = runners.length;
  const runner = createJobs({ connection: database.connection, log, timing: TIMING });
  runner.every(
    'a job',
    20,
    async () => {
      runs.push({ by, fence: currentTerm()?.fence ?? -1 });
      await job();
    },
    0,
  );
  runners.push(runner);
  runner.start();
  return runner;
}

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT count(*) > 0 AS waits FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waits === true;
}

const lastRun = () => runs.at(-1);
const endHolder = () => sql`SELECT pg_terminate_backend(pid) FROM job_terms`.execute(db);
const beginTerm = () => sql`UPDATE job_terms SET fence = fence + 1`.execute(db);

describe('jobs', () => {
  it('are done by one process of three, and by the next when that one stops', async () => {
    for (let at = 0; at < 3; at++) startRunner();
    await until(() => runs.length > 10, 'a job that ran ten times');
    const first = runs[0]?.by ?? -1;
    expect(runs.filter(({ by }) => by !== first)).toEqual([]);

    await runners[first]?.stop();
    const before = runs.length;
    await until(() => runs.length > before + 5, 'a job that goes on');
    const second = lastRun();
    expect(second?.by).not.toBe(first);
    expect(second?.fence).toBeGreaterThan(runs[0]?.fence ?? Number.POSITIVE_INFINITY);
  });

  it('move when the connection of their process ends, each term with a higher number', async () => {
    startRunner();
    startRunner();
    for (let moves = 0; moves < 3; moves++) {
      const before = lastRun()?.fence ?? 0;
      await until(() => runs.length > 0, 'a first run');
      await endHolder();
      await until(() => (lastRun()?.fence ?? 0) > before, 'the next term');
    }
    const fences = runs.map(({ fence }) => fence);
    expect(fences).toEqual([...fences].sort((a, b) => a - b));
  });

  it('are taken over from a process that hangs: it keeps its lock, and gives no sign of life', async () => {
    const hanging = new pg.Client(clientConfig(database.connection));
    hanging.on('error', () => undefined);
    const put = new Promise<void>((resolve) => {
      hanging.once('end', resolve);
    });
    await hanging.connect();
    await hanging.query('SELECT pg_advisory_lock(4710016)');
    await hanging.query('UPDATE job_terms SET fence = 7, pid = pg_backend_pid(), beat_at = clock_timestamp()');
    startRunner();
    await put;
    await until(() => runs.length > 0, 'a run');
    expect(runs[0]).toEqual({ by: 0, fence: 8 });
  });

  it('write nothing in a transaction once another process has begun a term', async () => {
    const term = { fence: 0, signal: new AbortController().signal };
    const write = () =>
      db.transaction().execute((trx) => trx.insertInto('bus_payloads').values({ body: '{}' }).execute());
    await inTerm(term, write);
    await beginTerm();
    await expect(inTerm(term, write)).rejects.toThrow(TermOver);
    // the connections are fit for others
    for (let at = 0; at < 10; at++) await write();
    expect(await db.selectFrom('bus_payloads').select('id').execute()).toHaveLength(11);
  });

  it('keep the next term waiting for a transaction that is under way, and not the beats of their own', async () => {
    const term = { fence: 0, signal: new AbortController().signal };
    const order: string[] = [];
    let next: Promise<unknown> = Promise.resolve();
    await inTerm(term, () =>
      db.transaction().execute(async (trx) => {
        await sql`UPDATE job_terms SET beat_at = clock_timestamp() WHERE fence = 0`.execute(db);
        next = beginTerm().then(() => order.push('next term'));
        await until(isWaitingForLock, 'a term that waits');
        await trx.insertInto('bus_payloads').values({ body: '{}' }).execute();
        order.push('written');
      }),
    );
    await next;
    expect(order).toEqual(['written', 'next term']);
  });

  it('are not begun by a process that is asked to stop while it takes the lead', async () => {
    let stopped: Promise<unknown> = Promise.resolve();
    const terms: Term[] = [];
    const lead = createJobLead({
      connection: database.connection,
      log,
      timing: TIMING,
      onTerm: (term) => terms.push(term),
    });
    await db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM job_terms FOR UPDATE`.execute(trx);
      lead.start();
      await until(isWaitingForLock, 'a term that waits for the one before');
      stopped = lead.stop();
    });
    await stopped;
    expect(terms).toEqual([]);
  });

  it('that fail are tried again, and spoil nothing for the others', async () => {
    let tries = 0;
    let others = 0;
    const runner = createJobs({ connection: database.connection, log, timing: TIMING });
    runners.push(runner);
    runner.every(
      'fails',
      20,
      async () => {
        tries += 1;
        throw new Error('no');
      },
      0,
    );
    runner.every(
      'another',
      20,
      async () => {
        others += 1;
      },
      0,
    );
    runner.start();
    await until(() => tries > 2 && others > 2, 'a third try');
  });

  it('never run twice at a time, whatever becomes of the lead', async () => {
    let underWay = 0;
    let most = 0;
    let finish: () => void = () => undefined;
    const runner = startRunner(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      underWay -= 1;
    });
    await until(() => underWay === 1, 'a run');
    const { rows } = await sql<{ fence: number }>`SELECT fence FROM job_terms`.execute(db);
    const before = rows[0]?.fence ?? 0;
    await endHolder();
    await until(async () => {
      const next = await sql<{ fence: number }>`SELECT fence FROM job_terms`.execute(db);
      return (next.rows[0]?.fence ?? 0) > before;
    }, 'a term of its own again');
    // the next term's run waits for the one that is under way
    const first = finish;
    await until(async () => (await sql`SELECT pg_sleep(0.05)`.execute(db)).rows.length === 1, 'a moment');
    expect(most).toBe(1);
    first();
    await until(() => runs.length > 1, 'the next run');
    expect(most).toBe(1);
    const stopping = runner.stop();
    finish();
    await stopping;
  });
});
