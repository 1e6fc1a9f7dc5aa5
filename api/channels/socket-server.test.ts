import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { createSocketServer } from './socket-server.ts';

const user = {
  user: { id: 7, role: 'client', organizerId: null, sessionId: 1 },
  reader: { language: 'en-US', timeZone: 'UTC' },
} as const;

async function start(authenticate = async () => user) {
  const errors: unknown[] = [];
  const server = createServer((_request, response) => response.end());
  const sockets = createSocketServer({
    server,
    authenticate,
    feedOf: async (_user, topic) => topic,
    onError: (error) => errors.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = (path = '/socket/websocket?vsn=2.0.0&ticket=x') => new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { sockets, open, stop, errors };
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
});
