import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHttpServer } from './http-server.ts';

let site: FastifyInstance;
/** lines that stay, as a browser and nginx have them */
let lines: Agent;
/** goes on with each request that waits */
let goOn: (() => void)[];
let port: number;

beforeEach(async () => {
  goOn = [];
  const turn = () => new Promise<void>((resolve) => goOn.push(resolve));
  site = createHttpServer({ LOG_LEVEL: 'silent', TRUST_PROXY: [] }, { drainMs: 500 });
  site.get('/page', async () => {
    await turn();
    return 'a whole page';
  });
  site.get('/streamed', (_request, reply) => {
    reply.hijack();
    reply.raw.write('a begun ');
    void turn().then(() => reply.raw.end('page'));
  });
  site.get('/other', async () => 'another');
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
  lines = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  for (const go of goOn) go();
  lines.destroy();
  await site.close();
});

const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => get({ port, path, agent: lines }, resolve).on('error', reject));
const untilWaiting = async () => {
  while (goOn.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
};
/** milliseconds that closing takes */
const closing = async (): Promise<number> => {
  const since = performance.now();
  await site.close();
  return performance.now() - since;
};

describe('a server that closes', () => {
  it('answers what is under way as a whole, says that it was the last answer, and waits for nothing else', async () => {
    const page = ask('/page');
    await untilWaiting();
    const closed = closing();
    setTimeout(() => goOn[0]?.(), 100);
    const answer = await page;
    expect([answer.statusCode, answer.headers.connection, await text(answer)]).toEqual([200, 'close', 'a whole page']);
    expect(await closed).toBeLessThan(400);
  });

  it('ends a line whose answer had begun before, when that answer is whole', async () => {
    const answer = await ask('/streamed');
    const closed = closing();
    setTimeout(() => goOn[0]?.(), 100);
    expect([answer.headers.connection, await text(answer)]).toEqual(['keep-alive', 'a begun page']);
    expect(await closed).toBeLessThan(400);
  });

  it('answers a request that is on its way, for the last time', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /page HTTP/1.1\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closed = closing();
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.write('host: cairn.test\r\n\r\n');
    await untilWaiting();
    goOn[0]?.();
    const heard = await text(socket);
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard).toMatch(/\r\nconnection: close\r\n/i);
    expect(heard).toMatch(/a whole page$/);
    await closed;
  });

  it('cuts what does not end in the time that it has', async () => {
    const page = ask('/page').catch((error: Error) => error.message);
    await untilWaiting();
    expect(await closing()).toBeGreaterThan(400);
    expect(await page).toBe('socket hang up');
  });
});
