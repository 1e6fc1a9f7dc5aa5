import type { DatabaseHandle } from '@cairn/api/database';
import { joinRaw, openBare, type RawMember } from '@cairn/api/testing/channels/raw-member';
import { sql } from 'kysely';
import { type Latency, latencyOf } from '../search/percentiles.ts';
import { cpuOf, memoryOf, type Node } from './nodes.ts';
import { inTurns, type Room, ticketOf } from './people.ts';

export interface FanOut {
  nodes: number;
  sockets: number;
  /** of each kind */
  messages: number;
  chat: Latency;
  bare: Latency;
  /** p99 of the chat by that of the bare broadcast, in each part of the run: how far chance alone moves it */
  ratios: readonly number[];
  /** bytes a socket; null where it was not looked at */
  memory: { chat: number; bare: number } | null;
  /** processor time a frame, µs; null where the system does not say */
  cpu: { chat: number; bare: number } | null;
}

/** the first compile */
const WARM_UP = 20;
/** all sockets of a message are late together: the slowest hundredth of so many is fifteen messages, of two hundred it was two, and chance */
const MESSAGES = 1_500;
const PARTS = 10;
const AT_ONCE = 40;

/** hears arrivals of frames of one size: presence is not a message */
interface Ear {
  size: number;
  onFrame(): void;
}

const memoryOfAll = async (nodes: readonly Node[]): Promise<number> =>
  (await Promise.all(nodes.map(memoryOf))).reduce((sum, one) => sum + one, 0);

const messageOf = (chatId: number) => ({
  chat_id: chatId,
  message: {
    ...{ id: 1, chat_id: chatId, direction: 'input', delivery_status: 'success', author: 'Kate Novak' },
    ...{ message: 'Is there a hot shower on the way, and on which days? '.repeat(4), attachment: null },
    ...{ created_at: '2027-03-01T10:00:00.000Z', edited_at: null, is_deleted: false, is_moderated: false },
    ...{ is_read: false, client_key: null, revision: 1 },
  },
});

/** From the moment in which a message commits until each socket has it, beside a bare broadcast of the same bytes that is caused alike. */
export async function measureFanOut(
  db: DatabaseHandle,
  { room, chat, bare, sockets }: { room: Room; chat: readonly Node[]; bare: readonly Node[]; sockets: number },
): Promise<FanOut> {
  const ear: Ear = { size: 0, onFrame: () => undefined };
  const hear = (data: Buffer) => {
    if (data.length === ear.size) ear.onFrame();
  };
  const numbers = Array.from({ length: sockets }, (_, at) => at);
  const open: { close(): void }[] = [];
  const members: RawMember[] = [];
  const topic = `chat:${room.chatId}`;
  const staff = room.accounts.slice(1);
  const before = { chat: await memoryOfAll(chat), bare: await memoryOfAll(bare) };
  // one of each kind in turn: neither is the older, nor lies closer together in this process, which hears both
  await inTurns(numbers, AT_ONCE, async (at) => {
    const node = chat[at % chat.length];
    const account = staff[at % staff.length];
    if (!node || !account) throw new Error('nobody to join');
    const ticket = await ticketOf(node.url, account);
    const member = await joinRaw(node.url, { ticket, topic }, hear);
    members.push(member);
    open.push(member.socket);
    const socket = await openBare(bare[at % bare.length]?.url ?? '');
    socket.on('message', hear);
    open.push(socket);
  });
  const memory = {
    chat: ((await memoryOfAll(chat)) - before.chat) / sockets,
    bare: ((await memoryOfAll(bare)) - before.bare) / sockets,
  };

  const payload = messageOf(room.chatId);
  const frame = JSON.stringify([null, null, topic, 'new_message', payload]);
  const notice = JSON.stringify({ topics: [`${topic}:organizer`], event: 'new_message', payload });
  ear.size = Buffer.byteLength(frame);

  /** writes into `times` when each socket had it, ms */
  async function send(channel: string, text: string, times: Float64Array): Promise<void> {
    let count = 0;
    const since = performance.now();
    const all = new Promise<void>((resolve) => {
      ear.onFrame = () => {
        times[count++] = performance.now() - since;
        if (count === sockets) resolve();
      };
    });
    await sql`SELECT pg_notify(${channel}, ${text})`.execute(db);
    await all;
  }
  // of a fixed size: what grows is moved, and collected, while frames arrive
  const found = { chat: new Float64Array(MESSAGES * sockets), bare: new Float64Array(MESSAGES * sockets) };
  const nothing = new Float64Array(sockets);
  const used = { chat: 0, bare: 0 };
  const usedBy = async (nodes: readonly Node[]) =>
    (await Promise.all(nodes.map(cpuOf))).reduce<number>((sum, ms) => sum + (ms ?? Number.NaN), 0);
  const nodesOf = { chat, bare };
  for (let message = -WARM_UP; message < MESSAGES; message++) {
    // who is silent for long is taken for gone; between two messages: a bare broadcast knows nobody
    if (message % (MESSAGES / PARTS) === 0) await Promise.all(members.map(({ beat }) => beat()));
    // turn and turn about, and neither always first: what else the machine does meets both alike
    const kinds = message % 2 === 0 ? (['chat', 'bare'] as const) : (['bare', 'chat'] as const);
    for (const kind of kinds) {
      const times = message < 0 ? nothing : found[kind].subarray(message * sockets, (message + 1) * sockets);
      const before = await usedBy(nodesOf[kind]);
      await send(kind === 'chat' ? 'bus' : 'bare', kind === 'chat' ? notice : frame, times);
      if (message >= 0) used[kind] += (await usedBy(nodesOf[kind])) - before;
    }
  }
  for (const socket of open) socket.close();
  const frames = MESSAGES * sockets;
  const each = (ms: number) => (ms * 1_000) / frames;
  const part = (times: Float64Array, at: number) => times.subarray((at * frames) / PARTS, ((at + 1) * frames) / PARTS);
  return {
    nodes: chat.length,
    sockets,
    messages: MESSAGES,
    chat: latencyOf(found.chat),
    bare: latencyOf(found.bare),
    ratios: Array.from(
      { length: PARTS },
      (_, at) => latencyOf(part(found.chat, at)).p99 / latencyOf(part(found.bare, at)).p99,
    ),
    cpu: Number.isNaN(used.chat + used.bare) ? null : { chat: each(used.chat), bare: each(used.bare) },
    // a second node that has only just started grows for reasons of its own
    memory: chat.length > 1 ? null : memory,
  };
}
