import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClock } from '@cairn/api/clock';
import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { nextId } from '@cairn/api/testing/factories';
import { createUser, createWorld, type World } from '@cairn/api/testing/request/world';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { findPrograms } from '../../cluster/programs.ts';
import { stopOnSignal } from '../../cluster/stop-on-signal.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { makeRoom, type Room, renewTokens } from '../chat/people.ts';
import { chosenOf } from '../chosen.ts';
import { busyNotes, loadNow, machine, today } from '../circumstances.ts';
import { untilPage } from '../faults/load.ts';
import { writeChapter } from '../results-file.ts';
import { DRILL_NAMES, DRILLS, type Drill } from './drills.ts';
import { returningGuest } from './guest.ts';
import { type Listening, startListeners } from './listeners.ts';
import { compareNodes } from './one-or-two.ts';
import { nodesChapter } from './report.ts';
import { logIn, startVisitors, type Visits } from './visitors.ts';
import { startWriters, type Written } from './writers.ts';

export interface ClusterBenchOptions {
  /** names of DRILLS; without it all */
  drills: readonly string[] | undefined;
  /** of one node against two; 0 compares nothing */
  rounds: number;
  perSecond: number;
  sockets: number;
  out: string;
  command: string;
}

interface Row {
  name: string;
  visits: Visits;
  written: Written;
  listening: Listening;
}

const ROOM_SIZE = 5;
const WRITE_EVERY_MS = 200;
const BEFORE_MS = 2_000;
const AFTER_MS = 4_000;
const SETTLE_MS = 30_000;
/** of the departure that is booked: no drill sells it out */
const SEATS = 30_000;
const FIRST_ID = 1_000_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

interface Stage {
  cluster: Cluster;
  db: DatabaseHandle;
  rooms: readonly Room[];
  world: World;
  cookie: string;
  listeners: Awaited<ReturnType<typeof startListeners>>;
}

async function drilled(stage: Stage, drill: Drill, perSecond: number): Promise<Row> {
  const { cluster, db, rooms, world, cookie, listeners } = stage;
  await renewTokens(db, rooms);
  const visitors = startVisitors(cluster.url, cookie, perSecond);
  const writers = startWriters({
    apiUrl: cluster.apiUrl,
    rooms,
    world,
    newcomer: async () => (await createUser({ db, clock: createClock() })).token,
    everyMs: WRITE_EVERY_MS,
  });
  await wait(BEFORE_MS);
  await drill.run(cluster);
  await wait(AFTER_MS);
  await cluster.whole();
  await wait(AFTER_MS);
  await writers.stop();
  const visits = await visitors.stop();
  await untilPage(`${cluster.url}/blog`);
  const revisions = async () => {
    const chats = await db.selectFrom('chats').select(['id', 'revision']).execute();
    return new Map(chats.map(({ id, revision }) => [id, revision]));
  };
  const row = {
    name: drill.name,
    visits,
    written: await writers.check(db),
    listening: await listeners.figures(revisions, SETTLE_MS),
  };
  step(`${drill.name}: ${JSON.stringify(row)}`);
  return row;
}

const line = ({ name, visits, written, listening }: Row): string =>
  `| ${[
    name,
    visits.asked,
    visits.failed,
    visits.turnedAway,
    seconds(visits.longestMs),
    seconds(visits.pauseMs),
    `${written.messages} + ${written.bookings}`,
    written.lost,
    written.doubled,
    listening.cut,
    seconds(listening.longestMs),
    listening.behind,
  ].join(' | ')} |`;

interface DrillsReport {
  rows: readonly Row[];
  perSecond: number;
  sockets: number;
  date: string;
  command: string;
  machine: string;
  notes: readonly string[];
}

const drillsChapter = ({ rows, perSecond, sockets, date, command, machine: where, notes }: DrillsReport): string =>
  [
    '# Cluster drills',
    '',
    `${date} · \`${command}\``,
    '',
    `${where}. Two shells, two apis, two workers, PostgreSQL with a synchronous standby, Redis, a store of objects and nginx, all on it, with the load beside them.`,
    ...notes.flatMap((note) => ['', note]),
    '',
    `${perSecond} pages a second: a quarter held for guests, half made anew, a quarter for somebody who is logged in; ${sockets} sockets in chats that come`,
    `back by themselves; somebody writes a message and somebody books each ${WRITE_EVERY_MS} ms, each with a key and until it is acknowledged. Failed: no page, and no 503`,
    'with `Retry-After`. Pause: the longest time without any page. Lost: acknowledged, and not in the database in the end. Behind: members of chats who',
    'do not know every message in the end.',
    '',
    '| what happens | pages | failed | 503 | longest | pause | acknowledged (messages + bookings) | lost | doubled | sockets cut | longest away | behind |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(line),
    '',
  ].join('\n');

const BOOKED_AT_ONCE = 8;

/** One node against two, then each part lost under load. Writes their chapters of RESULTS.md. */
export async function benchCluster({
  drills: asked,
  rounds,
  perSecond,
  sockets,
  out,
  command,
}: ClusterBenchOptions): Promise<void> {
  const drills = chosenOf('drill', asked, DRILL_NAMES).map((name) => DRILLS[name]);
  const loadBefore = loadNow();
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-cluster-'));
  const cluster = await startCluster({
    dataDir,
    port: await freePort(),
    programs: findPrograms(),
    env: { RENDER_PROCESSES: '1', RATE_LIMIT: 'off', CAPTCHA: 'off', LOG_LEVEL: 'warn', DEMO_TOURS: '200' },
    say: step,
  });
  const end = async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  stopOnSignal(end, 1);
  const db = createDb({ connectionString: cluster.databaseUrl }, { max: 4 });
  const services = { db, clock: createClock() };
  try {
    // of numbers that the demonstration has not given away
    while (nextId() < FIRST_ID);
    const { country_id } = await db.selectFrom('tours').select('country_id').limit(1).executeTakeFirstOrThrow();
    const rooms: Room[] = [];
    for (let at = 0; at < sockets / ROOM_SIZE; at++) rooms.push(await makeRoom(db, country_id, ROOM_SIZE - 1));
    const cookie = await logIn(cluster.url);
    const write = async (text: string) => {
      await writeChapter(out, text);
      process.stdout.write(`\n${text}\nwritten to ${out}\n`);
    };
    const circumstances = { date: today(), command, machine: machine(), notes: busyNotes(loadBefore) };
    if (rounds > 0) {
      const worlds: World[] = [];
      while (worlds.length < BOOKED_AT_ONCE) worlds.push(await createWorld(services, { seats: SEATS, country_id }));
      const cookies = { member: cookie, guest: await returningGuest(`${cluster.url}/`) };
      const site = { url: cluster.url, apiUrl: cluster.apiUrl, db, cookies, worlds, rooms };
      await write(nodesChapter({ compared: await compareNodes(cluster, site, rounds), rounds, ...circumstances }));
    }
    if (drills.length === 0) return;
    const world = await createWorld(services, { seats: SEATS, country_id });
    const listeners = await startListeners(cluster, rooms);
    const rows: Row[] = [];
    const stage = { cluster, db, rooms, world, cookie, listeners };
    for (const drill of drills) rows.push(await drilled(stage, drill, perSecond));
    listeners.leave();
    await write(drillsChapter({ rows, perSecond, sockets, ...circumstances }));
  } finally {
    await db.destroy();
    await end();
  }
}
