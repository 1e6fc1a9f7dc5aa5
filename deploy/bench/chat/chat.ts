import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@cairn/api/database';
import { startEmbedded } from '@cairn/api/embedded-postgres';
import { makeCountry } from '@cairn/api/testing/factories';
import { stopChildren } from '../../local/children.ts';
import { step } from '../../local/progress.ts';
import { busyNotes, loadNow, machine, today, versionOf } from '../circumstances.ts';
import { writeChapter } from '../results-file.ts';
import { type FanOut, measureFanOut } from './fan-out.ts';
import { type Node, startBare, startNode } from './nodes.ts';
import { makeRoom, type Room } from './people.ts';
import { markdown } from './report.ts';
import { measureStorm } from './storm.ts';

export interface ChatBenchOptions {
  sockets: number;
  out: string;
  command: string;
}

/** an account has thirty sockets on a node at most */
const SOCKETS_EACH = 20;

/** Delivery, memory and a killed node, on a database of its own. Writes its chapter of RESULTS.md. */
export async function benchChat({ sockets, out, command }: ChatBenchOptions): Promise<void> {
  const load = loadNow();
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-bench-chat-'));
  const database = await startEmbedded(dataDir);
  const { connection } = database;
  const db = createDb(connection, { max: 4 });
  const nodes: Node[] = [];
  const start = async (starting: Promise<Node>): Promise<Node> => {
    const node = await starting;
    nodes.push(node);
    return node;
  };
  try {
    const first = await start(startNode(dataDir, connection));
    const bare = await start(startBare(dataDir, connection));
    step('accounts');
    const country = await makeCountry(db);
    const room = await makeRoom(db, country, Math.ceil(sockets / SOCKETS_EACH));
    const rooms: Room[] = [];
    for (let at = 0; at < sockets / 2; at++) rooms.push(await makeRoom(db, country, 1));

    const fanOuts: FanOut[] = [];
    step('delivery on one node');
    fanOuts.push(await measureFanOut(db, { room, chat: [first], bare: [bare], sockets }));
    const second = await start(startNode(dataDir, connection));
    const secondBare = await start(startBare(dataDir, connection));
    step('delivery on two nodes');
    fanOuts.push(await measureFanOut(db, { room, chat: [first, second], bare: [bare, secondBare], sockets }));
    step('a node is killed');
    const storm = await measureStorm(rooms, second, first);

    const versions = `Node ${process.versions.node}, ws ${await versionOf('ws')}`;
    const how = { date: today(), command, machine: machine(), versions, notes: busyNotes(load) };
    await writeChapter(out, markdown({ fanOuts, storm }, how));
  } finally {
    await stopChildren(nodes.map(({ child }) => child));
    await db.destroy();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
