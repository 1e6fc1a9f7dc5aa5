import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type WebSocket, WebSocketServer } from 'ws';
import { message } from '../../testing/samples.ts';
import type { LiveEvent } from './live-events.ts';
import { openLiveSocket } from './live-socket.ts';

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

function open(getTicket: () => Promise<{ ticket: string; expires_in: number } | null>) {
  // 'ws' listens on TCP here, so the address is never a path
  const { port } = server.address() as AddressInfo;
  const events: LiveEvent[] = [];
  const states: boolean[] = [];
  const heard = { event: () => {}, state: () => {} };
  close = openLiveSocket({
    endpoint: `ws://127.0.0.1:${port}/socket`,
    userId: 9,
    getTicket,
    onEvent: (event) => {
      events.push(event);
      heard.event();
    },
    onOnline: (isOnline) => {
      states.push(isOnline);
      heard.state();
    },
  });
  return { events, states, heard };
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
    expect(events).toEqual([{ kind: 'new_message', chatId: 5, message: message(1) }]);
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
