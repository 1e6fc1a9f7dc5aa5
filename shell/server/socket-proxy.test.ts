import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { proxySocket } from './socket-proxy.ts';

let api: Server;
let site: Server;
let sockets: WebSocketServer;
let asked: IncomingMessage[];

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
/** resolves with what happened first */
const firstEvent = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.once('message', (data) => resolve(`message ${String(data)}`));
    socket.once('error', () => resolve('error'));
    socket.once('close', () => resolve('close'));
  });

let sitePort: number;
beforeEach(async () => {
  asked = [];
  api = createServer();
  sockets = new WebSocketServer({ server: api });
  sockets.on('connection', (socket, request) => {
    asked.push(request);
    socket.on('message', (data) => socket.send(`heard ${String(data)}`));
  });
  site = createServer();
  proxySocket(site, `http://127.0.0.1:${await listen(api)}`);
  sitePort = await listen(site);
});
afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate();
  await close(site);
  await close(api);
});

const OUTSIDE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const connect = (path: string) =>
  new WebSocket(`ws://127.0.0.1:${sitePort}${path}`, {
    headers: { cookie: 'cairn_access=first', origin: 'http://cairn.test', traceparent: OUTSIDE, tracestate: 'a=b' },
  });

describe('live events through the site', () => {
  it('messages go both ways, without the cookies of the visitor', async () => {
    const socket = connect('/socket/websocket?ticket=1');
    socket.once('open', () => socket.send('hello'));
    expect(await firstEvent(socket)).toBe('message heard hello');
    expect(asked[0]?.url).toBe('/socket/websocket?ticket=1');
    expect(asked[0]?.headers.cookie).toBeUndefined();
    expect(asked[0]?.headers.origin).toBe('http://cairn.test');
    expect(asked[0]?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(asked[0]?.headers.traceparent).not.toBe(OUTSIDE);
    expect(asked[0]?.headers.tracestate).toBeUndefined();
    socket.terminate();
  });

  it('an upgrade of any other address is refused', async () => {
    expect(await firstEvent(connect('/api/socket/'))).toBe('error');
    expect(asked).toEqual([]);
  });

  it('the visitor’s socket ends when the api ends its own', async () => {
    const socket = connect('/socket/websocket');
    await new Promise((resolve) => socket.once('open', resolve));
    for (const client of sockets.clients) client.terminate();
    expect(await firstEvent(socket)).toBe('close');
  });

  it('an api that is away ends the socket, not the site', async () => {
    await close(api);
    expect(await firstEvent(connect('/socket/websocket'))).toBe('error');
    expect(site.listening).toBe(true);
  });
});
