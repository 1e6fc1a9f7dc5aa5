import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect as connectRaw, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { CLOSING_MS, type ProxiedSockets, proxySocket } from './socket-proxy.ts';

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

let apiUrl: string;
let sitePort: number;
let proxied: ProxiedSockets;
async function startSite(answerMs?: number): Promise<void> {
  site = createServer();
  proxied = proxySocket(site, apiUrl, answerMs);
  sitePort = await listen(site);
}
beforeEach(async () => {
  asked = [];
  api = createServer();
  sockets = new WebSocketServer({ server: api });
  sockets.on('connection', (socket, request) => {
    asked.push(request);
    socket.on('message', (data) => socket.send(`heard ${String(data)}`));
  });
  apiUrl = `http://127.0.0.1:${await listen(api)}`;
  await startSite();
});
afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate();
  await close(site);
  await close(api);
});

const UPGRADE =
  'GET /socket/websocket HTTP/1.1\r\nHost: cairn.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
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

  it('nothing is said in its name that only the shell may say, nor what a socket does not need', async () => {
    const headers = {
      ...{
        'x-squad-remotes': 'mf-tour',
        'X-Experiments': 'dates:b:key',
        'x-visitor': 'me',
        'x-device': 'd'.repeat(16),
      },
      ...{
        'x-authorization': 'Bearer token',
        authorization: 'Basic x',
        'x-site': 'other',
        'x-forwarded-for': '1.2.3.4',
      },
      ...{ forwarded: 'for=1.2.3.4', 'x-report-proof': 'proof', 'content-length': '0', 'user-agent': 'a browser' },
    };
    const socket = new WebSocket(`ws://127.0.0.1:${sitePort}/socket/websocket`, 'phoenix', { headers });
    await new Promise((resolve) => socket.once('open', resolve));
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
      ...['connection', 'host', 'sec-websocket-extensions', 'sec-websocket-key', 'sec-websocket-protocol'],
      ...['sec-websocket-version', 'traceparent', 'upgrade', 'user-agent'],
    ]);
    expect(socket.protocol).toBe('phoenix');
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

  describe('of which the api opens none', () => {
    /** asks for a socket and says something else on the connection; resolves with what was answered once the connection is over */
    const speakPast = (isAtOnce: boolean): Promise<string> => {
      const another = 'GET /dev/outbox HTTP/1.1\r\nHost: cairn.test\r\n\r\n';
      const line = connectRaw(sitePort, '127.0.0.1').on('error', () => undefined);
      line.write(`${UPGRADE}${isAtOnce ? another : ''}`);
      if (!isAtOnce) line.on('data', () => line.write(another));
      return text(line);
    };

    it.each([true, false])('nothing else that is said on the connection reaches it (at once: %s)', async (isAtOnce) => {
      const heard: (string | undefined)[] = [];
      api.removeAllListeners('upgrade').on('request', ({ url }, response) => {
        heard.push(url);
        response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      });
      expect(await speakPast(isAtOnce)).toBe(
        'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      );
      expect(heard).toEqual(['/socket/websocket']);
    });

    it('what is no answer of HTTP is not handed on', async () => {
      api.removeAllListeners('upgrade').on('upgrade', (_request, line) => line.end('220 mail.test ESMTP\r\n\r\n'));
      expect(await speakPast(false)).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
    });
  });

  describe('of an api that is silent', () => {
    beforeEach(async () => {
      await close(site);
      await startSite(300);
      // connections are taken, and nothing is said
      api
        .removeAllListeners('upgrade')
        .on('upgrade', (_request, line) => line.resume().once('end', () => line.destroy()));
    });

    it('are given up: who asks may try again', async () => {
      const socket = connect('/socket/websocket');
      const said = new Promise((resolve) => socket.once('error', ({ message }) => resolve(message)));
      expect(await said).toBe('Unexpected server response: 504');
    });

    it('do not stay with somebody who never ends their side', async () => {
      const line = connectRaw({ port: sitePort, host: '127.0.0.1', allowHalfOpen: true });
      line.write(UPGRADE);
      expect(await text(line)).toMatch(/^HTTP\/1\.1 504 /);
      const connections = () =>
        new Promise<number>((resolve) => site.getConnections((_error, count) => resolve(count)));
      while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      line.destroy();
    });
  });

  describe('of a site that closes', () => {
    const closeSite = async () => {
      const since = performance.now();
      const closed = close(site);
      proxied.close();
      await closed;
      return performance.now() - since;
    };
    const openSocket = async () => {
      const socket = connect('/socket/websocket');
      await new Promise((resolve) => socket.once('open', resolve));
      return socket;
    };
    // ws shows no bytes of a frame that is not whole
    const rawOf = (socket: WebSocket | undefined): Socket => Reflect.get(socket ?? {}, '_socket');
    const codeOf = (socket: WebSocket) => new Promise((resolve) => socket.once('close', resolve));

    it('close with the word that it restarts, and hold it up no longer', async () => {
      const open = await Promise.all([openSocket(), openSocket(), openSocket()]);
      const codes = Promise.all(open.map(codeOf));
      expect(await closeSite()).toBeLessThan(CLOSING_MS);
      expect(await codes).toEqual([1012, 1012, 1012]);
      expect([...sockets.clients].filter(({ readyState }) => readyState === WebSocket.OPEN)).toEqual([]);
    });

    it('end in the middle of what the api says, too', async () => {
      const socket = await openSocket();
      const [client] = sockets.clients;
      const code = codeOf(socket);
      const first = new Promise((resolve) => socket.once('ping', resolve));
      client?.ping();
      await first;
      const { bytesRead } = rawOf(socket);
      // the head of a frame whose payload never comes
      rawOf(client).write(Buffer.from([0x81, 100, 1, 2, 3]));
      while (rawOf(socket).bytesRead < bytesRead + 5) await new Promise((resolve) => setTimeout(resolve, 5));
      await closeSite();
      expect(await code).toBe(1006);
    });

    it('end where nobody listens to them any more', async () => {
      const socket = await openSocket();
      socket.pause();
      await closeSite();
      socket.terminate();
    });
  });
});
