import type { AddressInfo } from 'node:net';
import type { ChatEvent } from '@cairn/shared-contracts/api/chat-events.schema';
import { SOCKET_CLOSE } from '@cairn/shared-contracts/domain/chat';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type WebSocket, WebSocketServer } from 'ws';
import { message } from '../../testing/samples.ts';
import { openLiveSocket } from './live-socket.ts';
import type { LiveSocketOptions } from './live-types.ts';

/** what a server of the protocol sees: https://hexdocs.pm/phoenix/writing_a_channels_client.html */
type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

let server: WebSocketServer;
let close: () => void = () => undefined;
let sockets: WebSocket[] = [];
let tickets: (string | null)[] = [];
/** resolves with every join */
let joins: { topic: string; socket: WebSocket }[] = [];
let onJoin: () => void = () => undefined;

beforeEach(async () => {
  sockets = [];
  tickets = [];
  joins = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    sockets.push(socket);
    tickets.push(new URL(request.url ?? '', 'ws://x').searchParams.get('ticket'));
    socket.on('message', (data) => {
      const [joinRef, ref, topic, event]: Frame = JSON.parse(String(data));
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
      if (event !== 'phx_join') return;
      joins.push({ topic, socket });
      onJoin();
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
});

afterEach(async () => {
  close();
  for (const socket of sockets) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const joined = (count: number) =>
  new Promise<void>((resolve) => {
    onJoin = () => {
      if (joins.length >= count) resolve();
    };
    onJoin();
  });

function open(getTicket: LiveSocketOptions['getTicket'], more: Partial<LiveSocketOptions> = {}) {
  // 'ws' listens on TCP here, so the address is never a path
  const { port } = server.address() as AddressInfo;
  const events: ChatEvent[] = [];
  const states: boolean[] = [];
  const heard = { event: () => {}, state: () => {} };
  const live = openLiveSocket({
    endpoint: `ws://127.0.0.1:${port}/socket`,
    userId: 9,
    getTicket,
    ...more,
    onEvent: (event) => {
      events.push(event);
      heard.event();
    },
    onOnline: (isOnline) => {
      states.push(isOnline);
      heard.state();
    },
  });
  close = live.close;
  return { events, states, heard, live };
}

const until = (heard: { event(): void; state(): void }, isDone: () => boolean) =>
  new Promise<void>((resolve) => {
    heard.event = heard.state = () => {
      if (isDone()) resolve();
    };
    heard.event();
  });

describe('the live socket, with the stock client', () => {
  it('joins the account with its ticket and hears new messages', async () => {
    const { events, states, heard } = open(async () => ({ ticket: 't1', expires_in: 120 }));
    await joined(1);
    expect([joins[0]?.topic, tickets]).toEqual(['user:9', ['t1']]);
    const push: Frame = [null, null, 'user:9', 'new_message', { chat_id: 5, message: message(1) }];
    joins[0]?.socket.send(JSON.stringify(push));
    await until(heard, () => events.length > 0);
    expect(events).toEqual([{ name: 'new_message', chat_id: 5, message: message(1) }]);
    expect(states).toEqual([true]);
  });

  it('comes back by itself with a new ticket, and says so, so that the gap is asked for', async () => {
    let count = 0;
    const { states, heard } = open(async () => ({ ticket: `t${++count}`, expires_in: 1 }));
    await joined(1);
    await until(heard, () => states.length === 1);
    joins[0]?.socket.terminate();
    await joined(2);
    await until(heard, () => states.length === 3);
    expect([states, tickets]).toEqual([
      [true, false, true],
      ['t1', 't2'],
    ]);
  });

  it('a line that is away costs no attempt without a ticket', async () => {
    let asked = 0;
    const { states, heard } = open(async () => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return { ticket: `t${asked}`, expires_in: 120 };
    });
    await joined(1);
    await until(heard, () => states.at(-1) === true);
    expect(tickets).toEqual(['t2']);
  });

  it('hears who is on the other side of a chat, and says that it writes', async () => {
    const { live } = open(async () => ({ ticket: 't1', expires_in: 120 }));
    const { promise: told, resolve: tell } = Promise.withResolvers<unknown>();
    const topic = live.join(5, tell);
    await joined(2);
    const socket = joins.find((join) => join.topic === 'chat:5')?.socket;
    const presence = { chat_id: 5, is_online: true, is_writing: true, last_seen_at: null };
    socket?.send(JSON.stringify([null, null, 'chat:5', 'presence', presence]));
    expect(await told).toEqual(presence);
    const pushed = new Promise<Frame>((resolve) =>
      socket?.once('message', (data) => resolve(JSON.parse(String(data)))),
    );
    topic.write(true);
    expect((await pushed).slice(2)).toEqual(['chat:5', 'is_writing', { is_writing: true }]);
  });

  it('stays away for a while when its session has ended: its page learns of that by itself first', async () => {
    const asked: number[] = [];
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    const getTicket = async () => {
      asked.push(performance.now());
      if (asked.length === 1) return { ticket: 't1' };
      refuse();
      return null;
    };
    // the client's own first attempt would come after half a second
    open(getTicket, { loggedOutMs: 800 });
    await joined(1);
    const ended = performance.now();
    joins[0]?.socket.close(SOCKET_CLOSE.loggedOut);
    await refused;
    expect((asked[1] ?? 0) - ended).toBeGreaterThan(790);
  });

  it('stays closed when nobody is logged in any more', async () => {
    await new Promise<void>((resolve) => {
      open(async () => {
        setImmediate(resolve);
        return null;
      });
    });
    expect(tickets).toEqual([]);
  });
});
