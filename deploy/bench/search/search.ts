import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { startEmbedded } from '@cairn/api/embedded-postgres';
import { newestSnapshot } from '@cairn/api/search/index/snapshot/snapshot-rows';
import type { Environment } from '@cairn/shared-contracts/node/settings';
import { sql } from 'kysely';
import { type Child, startChild, stopChildren, untilHealthy } from '../../local/children.ts';
import { demoVariables } from '../../local/demo-variables.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { ROOT } from '../../registry/build.ts';
import { busyNotes, type Circumstances, loadNow, machine, today } from '../circumstances.ts';
import { writeChapter } from '../results-file.ts';
import { askEngine } from './engine-run.ts';
import type { AgreementFigures, IndexFigures, SearchFigures } from './figures.ts';
import { measureFreshness } from './freshness.ts';
import { askInTurn, askSteadily } from './http-load.ts';
import { growTo } from './many-tours.ts';
import { benchQueries } from './queries.ts';
import { agreementMarkdown, engineMarkdown, markdown } from './report.ts';
import { askInSql } from './sql-run.ts';

export interface SearchBenchOptions {
  tours: number;
  queries: number;
  /** so many of them are asked in SQL, too */
  sqlQueries: number;
  /** compares the answers of index and SQL, and measures nothing */
  onlyAgreement: boolean;
  /** asks a search engine, too, and measures nothing else */
  engine: boolean;
  /** length of the steady load */
  seconds: number;
  dataDir: string | undefined;
  port: number | undefined;
  out: string;
  command: string;
}

/** the first start loads the demo data: fifty thousand tours take minutes on a busy machine */
const START_LIMIT_MS = 1_200_000;
/** so many are of the demonstration, and more are copies */
const DEMO_TOURS = 50_000;
const STEADY_RATE = 200;
const FRESHNESS_ROUNDS = 100;
const BUILDS = 3;
/** connections of the database that nothing is measured on */
const COMPARING_CLIENTS = 4;

async function startApi(dataDir: string, port: number, tours: number, more: Environment = {}): Promise<Child> {
  const env = {
    ...{
      NODE_ENV: 'production',
      PAYMENT_PROVIDER: 'sandbox',
      AUTOPILOT: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SEARCH: 'index',
    },
    ...{ APP_SECRET: randomBytes(32).toString('hex'), DEMO_TOURS: String(Math.min(tours, DEMO_TOURS)) },
    // hundreds of thousands of rows are read at the start: on a busy machine the database is silent for seconds, and well
    ...{ DATA_DIR: dataDir, API_PORT: String(port), DATABASE_PATIENCE_MS: '30000' },
    ...demoVariables({ DEMO: 'on', NODE_ENV: 'production' }),
    ...more,
  };
  const child = await startChild('api', join(ROOT, 'api/main.ts'), env, join(dataDir, 'logs/api.log'));
  await untilHealthy(`http://127.0.0.1:${port}`, child, START_LIMIT_MS, step).catch(async (error: unknown) => {
    await stopChildren([child]);
    throw error;
  });
  return child;
}

async function runIndex(dataDir: string, queries: number, builds = BUILDS): Promise<IndexFigures> {
  const script = join(import.meta.dirname, 'index-run.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', script, dataDir, String(queries), String(builds)],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  // printed by index-run.ts
  return JSON.parse(stdout) as IndexFigures;
}

async function countDepartures(db: DatabaseHandle): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM departures`.execute(db);
  return rows[0]?.count ?? 0;
}

async function versionOfDatabase(db: DatabaseHandle): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`SHOW server_version`.execute(db);
  return rows[0]?.server_version ?? '';
}

/** milliseconds until an api that begins with a snapshot answers; another one has saved it, as a worker does */
async function timeStart(dataDir: string, tours: number): Promise<number> {
  const snapshots = { SEARCH_SNAPSHOTS: 'on' };
  const worker = await startApi(dataDir, await freePort(), tours, { ...snapshots, ROLE: 'worker', SEARCH: 'sql' });
  const db = createDb((await startEmbedded(dataDir)).connection, { max: 1 });
  const other: Child[] = [worker];
  try {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    while (!(await newestSnapshot(db))) await setTimeout(200, undefined, { signal });
    const since = performance.now();
    other.push(await startApi(dataDir, await freePort(), tours, { ...snapshots, ROLE: 'api', LOG_LEVEL: 'info' }));
    const readyMs = performance.now() - since;
    const log = await readFile(join(dataDir, 'logs/api.log'), 'utf8');
    if (!log.includes('search index is read from a snapshot'))
      throw new Error('the api did not begin with the snapshot');
    return readyMs;
  } finally {
    await db.destroy();
    await stopChildren(other);
  }
}

async function measure(
  db: DatabaseHandle,
  dataDir: string,
  apiUrl: string,
  options: SearchBenchOptions,
): Promise<Omit<SearchFigures, 'readyMs'>> {
  const queries = await benchQueries(db, options.queries);
  const index = await runIndex(dataDir, options.queries);
  step(
    `index: p50 ${index.latency.p50.toFixed(2)} ms, p99 ${index.latency.p99.toFixed(2)} ms, built in ${index.buildMs.map(Math.round).join(', ')} ms`,
  );

  await askInTurn(apiUrl, queries, 4);
  step('warm: every query was asked once');
  const calls = [await askInTurn(apiUrl, queries, 1), await askInTurn(apiUrl, queries, 16)];
  calls.push(await askSteadily(apiUrl, queries, STEADY_RATE, options.seconds));
  for (const { title, latency, rate } of calls)
    step(`${title}: p50 ${latency.p50.toFixed(2)} ms, p99 ${latency.p99.toFixed(2)} ms, ${rate.toFixed(0)} a second`);

  const inSql = await askInSql(db, queries.slice(0, options.sqlQueries), index.fingerprints);
  const freshness = await measureFreshness(db, apiUrl, FRESHNESS_ROUNDS);
  step(`fresh after ${freshness.p50.toFixed(1)} ms, p99 ${freshness.p99.toFixed(1)} ms`);
  return {
    tours: index.tours,
    departures: await countDepartures(db),
    queries: options.queries,
    index,
    sql: inSql,
    calls,
    freshness,
  };
}

async function compare(
  db: DatabaseHandle,
  dataDir: string,
  { queries: count, sqlQueries }: SearchBenchOptions,
): Promise<AgreementFigures> {
  const queries = await benchQueries(db, count);
  const index = await runIndex(dataDir, count, 1);
  step(`index: answered ${count} queries`);
  const sql = await askInSql(db, queries.slice(0, sqlQueries), index.fingerprints, COMPARING_CLIENTS);
  return { tours: index.tours, departures: await countDepartures(db), sql };
}

async function compareEngine(
  db: DatabaseHandle,
  dataDir: string,
  { queries: count }: SearchBenchOptions,
): Promise<Parameters<typeof engineMarkdown>[0]> {
  const queries = await benchQueries(db, count);
  const index = await runIndex(dataDir, count, 1);
  step(`index: answered ${count} queries`);
  const engine = await askEngine(db, queries, index.fingerprints);
  return { tours: index.tours, departures: await countDepartures(db), engine };
}

async function circumstances(db: DatabaseHandle, command: string, loadBefore: number): Promise<Circumstances> {
  return {
    date: today(),
    command,
    machine: machine(),
    versions: `Node ${process.versions.node}, PostgreSQL ${await versionOfDatabase(db)}`,
    notes: busyNotes(loadBefore),
  };
}

/** Measures the search by index and by SQL, and the call that stands on it; prints the chapter and writes it to `out`. */
export async function benchSearch(options: SearchBenchOptions): Promise<void> {
  const loadBefore = loadNow();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-')));
  const port = options.port ?? (await freePort());
  let api = await startApi(dataDir, port, options.tours);
  const db = createDb((await startEmbedded(dataDir)).connection, { max: COMPARING_CLIENTS });
  if (options.tours > DEMO_TOURS) {
    await growTo(db, options.tours);
    await stopChildren([api]);
    api = await startApi(dataDir, port, options.tours);
  }
  // the api stops the database when nobody else is connected
  const stop = async () => {
    await db.destroy();
    await stopChildren([api]);
  };
  // afterwards: the process that does the jobs saves the index
  const start = async (): Promise<Pick<SearchFigures, 'readyMs'>> => {
    await stopChildren([api]);
    const readyMs = await timeStart(dataDir, options.tours);
    step(`ready from a snapshot after ${readyMs.toFixed(0)} ms`);
    return { readyMs };
  };
  // a run that is broken off leaves nobody behind
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const how = await circumstances(db, options.command, loadBefore);
    const report = async (): Promise<string> => {
      if (options.engine) return engineMarkdown(await compareEngine(db, dataDir, options), how);
      if (options.onlyAgreement) return agreementMarkdown(await compare(db, dataDir, options), how);
      const figures = await measure(db, dataDir, `http://127.0.0.1:${port}`, options);
      return markdown({ ...figures, ...(await start()) }, how);
    };
    const text = await report();
    await writeChapter(options.out, text);
    process.stdout.write(`\n${text}\nwritten to ${options.out}\n`);
  } finally {
    await stop();
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  }
}
