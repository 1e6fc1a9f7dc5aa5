import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import cookie from '@fastify/cookie';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { Sessions } from './session.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

let api: Server;
let site: FastifyInstance;
let port: number;
/** bytes that reached the api */
let received: number;

/** ten pauses of a slow sender: a machine that is busy must not look like one that stalls */
const PATIENCE = { stallMs: 500, startMs: 4000, textMs: 2000 };

beforeEach(async () => {
  received = 0;
  api = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    request.on('error', () => undefined);
    if (request.url === '/crm/api/file/upload-video') response.writeHead(429).end('{}');
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":true}'));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  // servers that listen on a port have an address with one
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = createHttpServer({ LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'] }, { bodyMs: PATIENCE.textMs });
  await site.register(cookie);
  await site.register(apiProxy, {
    env: readEnv({ API_URL: apiUrl, PUBLIC_URL: 'http://cairn.test' }),
    sessions: new Sessions({ apiUrl, isSecure: false }),
    patience: PATIENCE,
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
});
afterEach(async () => {
  site.server.closeAllConnections();
  await site.close();
  api.closeAllConnections();
  api.close();
});

/** Writes a request by hand and sends its body in pieces, as fast as the site takes them, until it answers or the pieces end. */
function pour(path: string, type: string, pieces: Iterable<Buffer | 'pause'>): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answered = '';
    socket.on('data', (chunk) => {
      answered += chunk.toString();
      if (answered.includes('}')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answered));
    const lines = [`POST ${path} HTTP/1.1`, 'host: cairn.test', 'x-role: client', `content-type: ${type}`];
    socket.write(`${[...lines, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n`);
    const iterator = pieces[Symbol.iterator]();
    const next = (): void => {
      if (answered || socket.destroyed) return;
      const { done, value } = iterator.next();
      if (done) return void socket.write('0\r\n\r\n');
      if (value === 'pause') return void setTimeout(next, 50);
      socket.write(`${value.length.toString(16)}\r\n`);
      socket.write(value);
      socket.write('\r\n', () => setImmediate(next));
    };
    next();
  });
}

function* zeros(pieces: number, bytes: number) {
  for (let i = 0; i < pieces; i++) yield Buffer.alloc(bytes, ' ');
}
function* trickle(pieces: number) {
  for (let i = 0; i < pieces; i++) yield* [Buffer.from(' '), 'pause'] as const;
}
/** says no more, and does not end */
function* stalling() {
  yield Buffer.from('{"login":');
  for (;;) yield 'pause' as const;
}

const AUTH = '/api/crm/api/user/auth';
const PHOTO = '/api/spa/upload-review-image';
const FORM = 'multipart/form-data; boundary=x';

describe('a body that is too large', () => {
  it.each([
    ['a log-in of 128 KB', AUTH, 'application/json', 128],
    ['a form for a call that takes no file', AUTH, FORM, 128],
    ['any other text of 2 MB', '/api/crm/api/chat/send-message', 'application/json', 2048],
  ])('%s is refused while it comes in, whatever it says of its length', async (_title, path, type, kilobytes) => {
    const answered = await pour(path, type, zeros(kilobytes * 100, KILOBYTE));
    expect(answered).toMatch(/^HTTP\/1\.1 413 /);
    expect(answered).toContain('"code":"body_too_large"');
    expect(received).toBeLessThan(kilobytes * KILOBYTE);
  });

  it('a picture is cut off at what the call takes', async () => {
    const answered = await pour(PHOTO, FORM, zeros(200, MEGABYTE));
    expect(answered).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toBeLessThan(12 * MEGABYTE);
  });
});

describe('a body that is too slow', () => {
  it.each([
    ['a text that stops', AUTH, 'application/json', stalling],
    ['a file that stops', PHOTO, FORM, stalling],
    ['a text that trickles in for ever', AUTH, 'application/json', () => trickle(1000)],
    ['a file that trickles in for ever', PHOTO, FORM, () => trickle(1000)],
  ])('%s is cut: 408', async (_title, path, type, pieces) => {
    const answered = await pour(path, type, pieces());
    expect(answered).toMatch(/^HTTP\/1\.1 408 /);
    expect(answered).toContain('"code":"body_too_slow"');
  });

  it('one that comes slowly but comes is taken', async () => {
    expect(await pour(AUTH, 'application/json', trickle(5))).toMatch(/^HTTP\/1\.1 200 /);
    // a file may take as long as the line needs
    expect(await pour(PHOTO, FORM, trickle(45))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['a file that the api refuses while it comes', '/api/crm/api/file/upload-video', 'x-role: client', 429],
    ['a form for an address that is none of a call', '/api/spa//upload-review-image', 'x-role: client', 404],
    ['a form for a call that takes no file', '/api/crm/api/chat/send-message', 'x-role: client', undefined],
    ['a form of another site', PHOTO, 'origin: http://other.test', 403],
  ])('what nobody wants of %s does not trickle in for ever either', async (_what, path, header, status) => {
    const line = connect(port, '127.0.0.1').on('error', () => undefined);
    let answered = '';
    line.on('data', (chunk) => {
      answered += chunk;
    });
    const lines = [`POST ${path} HTTP/1.1`, 'host: cairn.test', header, `content-type: ${FORM}`];
    line.write([...lines, 'content-length: 100000', '', ''].join('\r\n'));
    const dripping = setInterval(() => line.write(' '), 50);
    // not by 'end': what comes too late is answered with a reset
    await new Promise((resolve) => line.once('close', resolve));
    clearInterval(dripping);
    expect(answered.split(' ')[1]).toBe(status?.toString());
  });
});
