import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClock } from '@cairn/api/clock';
import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { startEmbedded } from '@cairn/api/embedded-postgres';
import { migrate } from '@cairn/api/migrator';
import { createUser, createWorld, type World } from '@cairn/api/testing/request/world';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import { heldFrom, type RushEnd, simulateRush, TURNS } from '../../capacity/hot-spot.ts';
import { stopChildren } from '../../local/children.ts';
import { step } from '../../local/progress.ts';
import { type Node, startNode } from '../chat/nodes.ts';
import { busyNotes, loadNow, machine, today } from '../circumstances.ts';
import { cpuOfAll } from '../processor-time.ts';
import { writeChapter } from '../results-file.ts';
import { latencyOf } from '../search/percentiles.ts';
import { report } from './report.ts';

export interface HotSpotOptions {
  people: number;
  /** seconds within which they come */
  within: number;
  seats: number;
  /** bookings of each measurement of what one costs */
  bookings: number;
  out: string;
  command: string;
}

const APIS = 2;
/** of each api, and how long a call waits for one: api/platform/env.ts */
const CONNECTIONS = 12;
const WAIT_MS = 2_500;
const CLIENTS = 16;
const PLENTY = 30_000;

interface Stage {
  db: DatabaseHandle;
  nodes: readonly Node[];
  /** processor time that apis and database have used, ms */
  cpu(): Promise<number>;
}

const priorityNotes = (): string[] =>
  getPriority() < 0 ? [`All of it went before other work (priority ${getPriority()}).`] : [];

/** Milliseconds and status of one request for a seat. */
async function book(url: string, token: string, { tourId, departureId, shown }: World) {
  const since = performance.now();
  const terms = { tour_id: tourId, date_id: departureId, tourists_count: 1, shown };
  const answer = await fetch(`${url}/crm/api/request/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-authorization': token },
    body: JSON.stringify({ idempotency_key: randomUUID(), ...terms }),
  });
  const text = await answer.text();
  const isRefused = answer.status === 409 && text.includes('not_enough_seats');
  if (answer.status !== 200 && answer.status !== 503 && !isRefused) throw new Error(`${answer.status}: ${text}`);
  return { ms: performance.now() - since, status: answer.status };
}

/** an account each: how much one may book at a time is limited */
async function tokens(db: DatabaseHandle, count: number): Promise<string[]> {
  const all: string[] = [];
  for (let i = 0; i < count; i++) all.push((await createUser({ db, clock: createClock() })).token);
  return all;
}

export interface Closed {
  /** a second */
  rate: number;
  /** processor time of api and database for one, ms */
  cpuMs: number;
  /** processors that were at work for it on the average */
  cores: number;
}

/** Clients that ask again as soon as they are answered. */
async function closed(stage: Stage, people: number, worlds: readonly World[]): Promise<Closed> {
  const all = await tokens(stage.db, people);
  const [cpuBefore, since] = [await stage.cpu(), performance.now()];
  let at = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const world = worlds[client % worlds.length];
      const node = stage.nodes[client % stage.nodes.length];
      if (!world || !node) throw new Error('nothing to book');
      for (let token = all[at++]; token !== undefined; token = all[at++]) await book(node.url, token, world);
    }),
  );
  const ms = performance.now() - since;
  const cpu = (await stage.cpu()) - cpuBefore;
  return { rate: (people / ms) * 1_000, cpuMs: cpu / people, cores: cpu / ms };
}

/** People who come by themselves. */
async function rush(
  stage: Stage,
  world: World,
  { people, within }: HotSpotOptions,
): Promise<RushEnd & { cores: number }> {
  const all = await tokens(stage.db, people);
  const random = createRandom('people');
  const [cpuBefore, since] = [await stage.cpu(), performance.now()];
  const answers = await Promise.all(
    all.map(async (token, at) => {
      await wait(random() * within * 1_000);
      return book(stage.nodes[at % stage.nodes.length]?.url ?? '', token, world);
    }),
  );
  const ms = performance.now() - since;
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const { p50, p99 } = latencyOf(answers.filter(({ status }) => status !== 503).map((answer) => answer.ms));
  const cores = ((await stage.cpu()) - cpuBefore) / ms;
  return {
    booked: count(200),
    refused: count(409),
    turnedAway: count(503),
    p50Ms: p50,
    p99Ms: p99,
    lastAnswerMs: ms,
    cores,
  };
}

async function measure(stage: Stage, options: HotSpotOptions) {
  const { db } = stage;
  const services = { db, clock: createClock() };
  const apart: World[] = [];
  for (let i = 0; i < CLIENTS; i++) apart.push(await createWorld(services, { seats: PLENTY }));
  // what runs for the first time is compiled
  await closed(stage, options.bookings, apart);
  const many = await closed(stage, options.bookings, apart);
  step(
    `bookings of ${CLIENTS} departures: ${many.rate.toFixed(0)} a second, ${many.cpuMs.toFixed(1)} ms of processor each`,
  );
  const one = await closed(stage, options.bookings, [await createWorld(services, { seats: PLENTY })]);
  step(`bookings of one departure: ${one.rate.toFixed(0)} a second`);
  const gone = await createWorld(services, { seats: 1 });
  await closed(stage, 1, [gone]);
  const refused = await closed(stage, options.bookings, [gone]);
  step(`refused: ${refused.rate.toFixed(0)} a second`);
  const real = await rush(stage, await createWorld(services, { seats: options.seats }), options);
  step(`rush: ${JSON.stringify(real)}`);
  return { many, one, refused, real };
}

/**
 * A departure that everybody wants: what a booking costs api and database, and a rush on few seats beside what the simulation makes of the same. Writes its
 * chapter of RESULTS.md.
 */
export async function benchHotSpot(options: HotSpotOptions): Promise<void> {
  const load = loadNow();
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-hot-spot-'));
  const postgres = await startEmbedded(dataDir, { max_connections: '100' });
  const db = createDb(postgres.connection, { max: 4 });
  const nodes: Node[] = [];
  try {
    await migrate(db);
    for (let i = 0; i < APIS; i++) nodes.push(await startNode(join(dataDir, `api-${i}`), postgres.connection));
    const pids = nodes.map(({ child }) => child.process.pid ?? 0);
    const figures = await measure({ db, nodes, cpu: () => cpuOfAll(pids, postgres.pid) }, options);
    const { many, one, refused } = figures;
    // what other work and the people themselves take is not there for api and database
    const share = cpus().length / Math.max(many.cores, refused.cores);
    const known = {
      ...{ cores: cpus().length, connections: APIS * CONNECTIONS, atOnce: APIS * Math.floor(CONNECTIONS / 3) },
      ...{ beforeMs: many.cpuMs * share, turns: TURNS },
    };
    const heldMs = heldFrom({ perSecond: one.rate, clients: CLIENTS, people: options.bookings }, known);
    const cost = { ...known, heldMs, refusedMs: refused.cpuMs * share };
    const { people, within, seats } = options;
    const simulated = simulateRush({ people, withinMs: within * 1_000, seats, waitMs: WAIT_MS, ...known }, cost);
    const text = report({
      ...figures,
      heldMs,
      simulated,
      options,
      notes: [...busyNotes(load), ...priorityNotes()],
      machine: machine(),
      date: today(),
    });
    await writeChapter(options.out, text);
    process.stdout.write(`\n${text}\nwritten to ${options.out}\n`);
  } finally {
    await db.destroy();
    await stopChildren(nodes.map(({ child }) => child));
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
