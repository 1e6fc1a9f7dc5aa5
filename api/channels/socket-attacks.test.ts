import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { createSocketServer } from './socket-server.ts';

const listening = {
  user: { sessionId: 1 },
  reader: { language: 'en-US', timeZone: 'UTC' },
  key: 'user:7',
} as const;

const PATH = '/socket/websocket?vsn=2.0.0&ticket=x';
const server = () => createServer((_request, response) => response.end());

let http: ReturnType<typeof server>;
let sockets: ReturnType<typeof createSocketServer>;
let port: number;
let joins: number;
let authenticate: () => Promise<typeof listening | null>;
const open: WebSocket[] = [];

beforeEach(async () => {
  http = server();
  joins = 0;
  authenticate = async () => listening;
  sockets = createSocketServer({
    server: http,
    authenticate: () => authenticate(),
    join: async (_user, topic) => {
      joins += 1;
      return { feed: topic, respond: async () => ({}) };
    },
    onError: (error) => {
      throw error;
    },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  sockets.close();
  for (const socket of open.splice(0)) socket.terminate();
  await new Promise((resolve) => http.close(resolve));
});

function connected(): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}`);
  socket.on('error', () => {});
  open.push(socket);
  return socket;
}
const opened = async (): Promise<WebSocket> => {
  const socket = connected();
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
};
const codeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

/** what a client without a library sends to be let in */
async function knock(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const headers = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  headers.push('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Host: api');
  socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  return socket;
}

describe('whoever wishes the sockets ill', () => {
  it.each(['//', '//[', 'http://[', '/\\\\'])('is turned away with the address %s', async (path) => {
    const socket = await knock(path);
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    socket.destroy();
  });

  it('has no more to say with many sockets than with one', async () => {
    const all = await Promise.all(Array.from({ length: 25 }, opened));
    const answered = (socket: WebSocket) =>
      new Promise<void>((resolve) => {
        socket.once('message', () => resolve());
        socket.once('close', () => resolve());
      });
    // as many as one socket may send at once, each when the one before it was answered
    for (let round = 0; round < 15; round++)
      await Promise.all(
        all
          .filter(({ readyState }) => readyState === WebSocket.OPEN)
          .map((socket) => {
            socket.send(JSON.stringify(['1', '1', `room ${round}`, 'phx_join', {}]));
            return answered(socket);
          }),
      );
    expect(joins).toBeGreaterThanOrEqual(200);
    expect(joins).toBeLessThan(300);
    // nor with a new one
    const next = await opened();
    const code = codeOf(next);
    for (let at = 0; at < 50; at++) next.send(JSON.stringify(['1', '1', 'room', 'phx_join', {}]));
    expect(await code).toBe(1013);
  });
});
