import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage, ChatMessages } from '@cairn/shared-contracts/api/chat.schema';
import { ticketTransport } from '@cairn/shared-contracts/remote/ticket-transport';
import { Socket } from 'phoenix';
import { createClient } from '../../modules/request/testing/client.ts';

const CHAT = '/crm/api/chat';
const AGAIN_MS = 20;
/** frames wait so long at most: the later may come first */
const LATE_MS = 15;
/** of what is sent, so much is sent a second time, as after an answer that got lost */
const REPEATED = 0.05;

/** numbers from 0 to 1 that look like chance and are the same in every run (mulberry32) */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One person in a chat with the stock client, over a line that is as bad as they come. */
export interface Participant {
  name: string;
  chatId: number;
  /** in the order in which they were shown */
  log: readonly ChatMessage[];
  counts: { live: number; rejoined: number; gaps: number };
  /** one message after the other: '1', '2', … */
  write(count: number, onSent: () => void): Promise<void>;
  leave(): void;
}

interface Situation {
  base: string;
  user: { id: number; token: string };
  chatId: number;
  random: () => number;
}

/** tries until the line is there */
async function persist<T>(call: () => Promise<{ status: number; body: T }>): Promise<T> {
  for (;;) {
    const answer = await call().catch(() => null);
    if (answer?.status === 200) return answer.body;
    if (answer && answer.status < 500) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    await wait(AGAIN_MS);
  }
}

/** reads frames late, and out of their order */
const lateDecoder =
  (random: () => number) =>
  (raw: unknown, done: (frame: object) => void): void => {
    setTimeout(() => {
      const [join_ref, ref, topic, event, payload]: unknown[] = JSON.parse(String(raw));
      done({ join_ref, ref, topic, event, payload });
    }, random() * LATE_MS);
  };

export async function takePart({ base, user, chatId, random }: Situation): Promise<Participant> {
  const client = createClient(base).as(user.token);
  const getTicket = async () => (await client.post<{ ticket: string }>(`${CHAT}/socket-ticket`)).body;
  const log: ChatMessage[] = [];
  const counts = { live: 0, rejoined: -1, gaps: 0 };
  let revision = 0;
  let isAsking = false;
  let isAskedFor = false;

  /** frames that have overtaken others: a page holds them, too */
  const ahead = new Map<number, ChatMessage>();
  let isWaiting = false;

  /** nothing is edited here: each revision is a message */
  const take = (message: ChatMessage): boolean => {
    if (message.revision !== revision + 1) return false;
    for (let next: ChatMessage | undefined = message; next; next = ahead.get(revision + 1)) {
      ahead.delete(next.revision);
      revision = next.revision;
      log.push(next);
    }
    return true;
  };

  async function ask(): Promise<void> {
    while (isAskedFor) {
      isAskedFor = false;
      for (let hasMore = true; hasMore; ) {
        const query = { chat_id: chatId, since: revision };
        const page = await persist(() => client.get<ChatMessages>(`${CHAT}/get-messages`, query));
        for (const message of page.items) take(message);
        for (const known of [...ahead.keys()]) if (known <= revision) ahead.delete(known);
        hasMore = page.has_more;
      }
    }
    isAsking = false;
  }
  const catchUp = () => {
    isAskedFor = true;
    if (isAsking) return;
    isAsking = true;
    void ask();
  };

  const socket = new Socket(`${base.replace('http', 'ws')}/socket`, {
    transport: ticketTransport({ getTicket, onNobody: () => undefined }),
    decode: lateDecoder(random),
    reconnectAfterMs: () => AGAIN_MS,
    rejoinAfterMs: () => AGAIN_MS,
  });
  const channel = socket.channel(`user:${user.id}`);
  channel.on('new_message', ({ message }: { message: ChatMessage }) => {
    if (message.revision <= revision) return;
    counts.live += 1;
    if (take(message)) return;
    counts.gaps += 1;
    ahead.set(message.revision, message);
    // what is only late comes by itself; what was lost does not
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (ahead.size > 0) catchUp();
    }, 2 * LATE_MS);
  });
  const joined = new Promise<void>((resolve) => {
    channel.join().receive('ok', () => {
      counts.rejoined += 1;
      catchUp();
      resolve();
    });
  });
  socket.connect();
  await joined;

  return {
    ...{ name: `user ${user.id}`, chatId, log, counts },
    async write(count, onSent) {
      for (let at = 1; at <= count; at++) {
        const body = { chat_id: chatId, message: String(at), client_key: `${user.id}-${at}` };
        const send = () => persist(() => client.post<ChatMessage>(`${CHAT}/send-message`, body));
        const { id } = await send();
        if (random() < REPEATED && (await send()).id !== id) throw new Error('sent twice, written twice');
        onSent();
      }
    },
    leave() {
      channel.leave();
      socket.disconnect();
    },
  };
}
