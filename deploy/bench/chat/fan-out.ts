import type { DatabaseHandle } from '@cairn/api/database';
import { joinRaw, openBare } from '@cairn/api/testing/channels/raw-member';
import { sql } from 'kysely';
import { type Latency, latencyOf } from '../search/percentiles.ts';
import { cpuOf, memoryOf, type Node } from './nodes.ts';
import { inTurns, type Room, ticketOf } from './people.ts';

export interface FanOut {
  nodes: number;
  sockets: number;
  chat: Latency;
  bare: Latency;
  /** bytes a socket; null where it was not looked at */
  memory: { chat: number; bare: number } | null;
  /** processor time a frame, µs; null where the system does not say */
  cpu: { chat: number; bare: number } | null;
}

/** the first compile */
const WARM_UP = 20;
/** the slowest hundredth of so many is two messages: of fewer it would be one, and chance */
const MESSAGES = 200;
const AT_ONCE = 40;

/** hears arrivals of frames of one size: presence is not a message */
interface Ear {
  size: number;
  onFrame(): void;
}

async function grown<T>(nodes: readonly Node[], work: () => Promise<T>): Promise<{ bytes: number; result: T }> {
  const all = async () => (await Promise.all(nodes.map(memoryOf))).reduce((sum, one) => sum + one, 0);
  const before = await all();
  const result = await work();
  return { bytes: (await all()) - before, result };
}

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
  const topic = `chat:${room.chatId}`;
  const staff = room.accounts.slice(1);
  const members = await grown(chat, () =>
    inTurns(numbers, AT_ONCE, async (at) => {
      const node = chat[at % chat.length];
      const account = staff[at % staff.length];
      if (!node || !account) throw new Error('nobody to join');
      const ticket = await ticketOf(node.url, account);
      open.push((await joinRaw(node.url, { ticket, topic }, hear)).socket);
    }),
  );
  const bystanders = await grown(bare, () =>
    inTurns(numbers, AT_ONCE, async (at) => {
      const socket = await openBare(bare[at % bare.length]?.url ?? '');
      socket.on('message', hear);
      open.push(socket);
    }),
  );

  const payload = messageOf(room.chatId);
  const frame = JSON.stringify([null, null, topic, 'new_message', payload]);
  const notice = JSON.stringify({ topics: [`${topic}:organizer`], event: 'new_message', payload });
  ear.size = Buffer.byteLength(frame);

  async function send(channel: string, text: string): Promise<number[]> {
    const times: number[] = [];
    const since = performance.now();
    const all = new Promise<void>((resolve) => {
      ear.onFrame = () => {
        times.push(performance.now() - since);
        if (times.length === sockets) resolve();
      };
    });
    await sql`SELECT pg_notify(${channel}, ${text})`.execute(db);
    await all;
    return times;
  }
  const found: { chat: number[]; bare: number[] } = { chat: [], bare: [] };
  const used = { chat: 0, bare: 0 };
  const usedBy = async (nodes: readonly Node[]) =>
    (await Promise.all(nodes.map(cpuOf))).reduce<number>((sum, ms) => sum + (ms ?? Number.NaN), 0);
  const nodesOf = { chat, bare };
  for (let message = -WARM_UP; message < MESSAGES; message++) {
    // turn and turn about, and neither always first: what else the machine does meets both alike
    const kinds = message % 2 === 0 ? (['chat', 'bare'] as const) : (['bare', 'chat'] as const);
    for (const kind of kinds) {
      const before = await usedBy(nodesOf[kind]);
      const times = await send(kind === 'chat' ? 'bus' : 'bare', kind === 'chat' ? notice : frame);
      if (message < 0) continue;
      found[kind].push(...times);
      used[kind] += (await usedBy(nodesOf[kind])) - before;
    }
  }
  for (const socket of open) socket.close();
  const frames = MESSAGES * sockets;
  const each = (ms: number) => (ms * 1_000) / frames;
  return {
    nodes: chat.length,
    sockets,
    chat: latencyOf(found.chat),
    bare: latencyOf(found.bare),
    cpu: Number.isNaN(used.chat + used.bare) ? null : { chat: each(used.chat), bare: each(used.bare) },
    // a second node that has only just started grows for reasons of its own
    memory: chat.length > 1 ? null : { chat: members.bytes / sockets, bare: bystanders.bytes / sockets },
  };
}
