import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { createSocketServer } from './socket-server.ts';

const user = {
  user: { id: 7, role: 'client', organizerId: null, sessionId: 1 },
  reader: { language: 'en-US', timeZone: 'UTC' },
  key: 'user:7',
} as const;

type Options = Parameters<typeof createSocketServer<typeof user.user>>[0];

async function start(
  authenticate: Options['authenticate'] = async () => user,
  join: Options['join'] = async (_user, topic) => ({ feed: topic, respond: async () => ({}) }),
) {
  const errors: unknown[] = [];
  const server = createServer((_request, response) => response.end());
  const sockets = createSocketServer({
    server,
    authenticate,
    join,
    onError: (error) => errors.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = (path = '/socket/websocket?vsn=2.0.0&ticket=x') => new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { sockets, open, stop, errors };
}

async function joined(socket: WebSocket): Promise<WebSocket> {
  await new Promise((resolve) => socket.on('open', resolve));
  const reply = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify(['1', '1', 'room', 'phx_join', {}]));
  await reply;
  return socket;
}

const refusal = (socket: WebSocket): Promise<number | undefined> =>
  new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('open', () => resolve(undefined));
    socket.on('error', () => {});
  });

describe('the socket server', () => {
  it('tells clients to come back when it stops, and the http server can end', async () => {
    const { sockets, open, stop } = await start();
    const socket = open();
    await new Promise((resolve) => socket.on('open', resolve));
    const code = new Promise((resolve) => socket.on('close', resolve));
    sockets.close();
    expect(await code).toBe(1012);
    await stop();
  });

  it.each([
    { says: 'another path', path: '/elsewhere', status: 404 },
    { says: 'another version of the protocol', path: '/socket/websocket?vsn=1.0.0&ticket=x', status: 400 },
    { says: 'no version', path: '/socket/websocket?ticket=x', status: 400 },
  ])('turns $says away with $status', async ({ path, status }) => {
    const { sockets, open, stop } = await start();
    const socket = open(path);
    expect(await refusal(socket)).toBe(status);
    socket.terminate();
    sockets.close();
    await stop();
  });

  it('answers 503 and reports it when tickets cannot be checked', async () => {
    const { sockets, open, stop, errors } = await start(() => Promise.reject(new Error('no database')));
    const socket = open();
    expect(await refusal(socket)).toBe(503);
    expect(errors).toEqual([new Error('no database')]);
    socket.terminate();
    sockets.close();
    await stop();
  });

  it('hands on messages of every size, and hangs up after the last', async () => {
    const { sockets, open, stop } = await start();
    const socket = await joined(open());
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const code = new Promise((resolve) => socket.on('close', resolve));
    const frame = (text: string) => JSON.stringify([null, null, 'room', 'news', { text }]);
    const around = Buffer.byteLength(frame(''));
    // where the size takes another form, with signs of one byte and of more: RFC 6455 §5.2
    const texts = [125, 126, 65_535, 65_536].flatMap((size) => [
      'x'.repeat(size - around),
      `${'é'.repeat(Math.floor((size - around) / 2))}${'x'.repeat((size - around) % 2)}`,
    ]);
    for (const text of texts) sockets.deliver('room', 'news', { text });
    sockets.dropAll();
    expect(await code).toBe(1012);
    expect(heard).toEqual(texts.map(frame));
    sockets.close();
    await stop();
  });

  it('a socket that reads nothing is sent away instead of being written to for ever', async () => {
    const { sockets, open, stop } = await start();
    const socket = await joined(open());
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.pause();
    const before = process.memoryUsage().arrayBuffers;
    const payload = { text: 'x'.repeat(100_000) };
    // 50 MB; what the system's own buffers take is gone at once
    for (let i = 0; i < 500; i++) sockets.deliver('room', 'news', payload);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    socket.resume();
    await closed;
    sockets.close();
    await stop();
  });

  it('who talks faster than anybody types is told to come back later, and nothing piles up', async () => {
    let joins = 0;
    const { sockets, open, stop } = await start(undefined, async (_user, topic) => {
      joins += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return { feed: topic, respond: async () => ({}) };
    });
    const socket = open();
    await new Promise((resolve) => socket.on('open', resolve));
    const code = new Promise((resolve) => socket.on('close', resolve));
    const frame = JSON.stringify(['1', '1', 'room', 'phx_join', { padding: 'x'.repeat(15_000) }]);
    for (let i = 0; i < 6_000; i++) socket.send(frame);
    expect(await code).toBe(1013);
    expect(joins).toBeLessThan(300);
    sockets.close();
    await stop();
  });

  it('one account has so many sockets and no more, and a closed one makes room', async () => {
    const { sockets, open, stop } = await start();
    const all = Array.from({ length: 31 }, () => open());
    const outcomes = await Promise.all(all.map(refusal));
    expect(outcomes.filter((status) => status === undefined)).toHaveLength(30);
    expect(outcomes.filter((status) => status === 429)).toHaveLength(1);
    const gone = all.find((socket) => socket.readyState === WebSocket.OPEN);
    gone?.close();
    await new Promise((resolve) => gone?.on('close', resolve));
    expect(await refusal(open())).toBeUndefined();
    sockets.close();
    await stop();
  });

  it('lost events send everybody back to ask for them', async () => {
    const { sockets, open, stop } = await start();
    const socket = await joined(open());
    const code = new Promise((resolve) => socket.on('close', resolve));
    sockets.dropAll();
    expect(await code).toBe(1012);
    sockets.close();
    await stop();
  });
});
