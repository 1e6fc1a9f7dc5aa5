import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHttpServer } from './http-server.ts';

let site: FastifyInstance;
let port: number;

beforeAll(async () => {
  site = createHttpServer({ LOG_LEVEL: 'silent', TRUST_PROXY: [] }, { bodyMs: 400 });
  site.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
  site.post('/report', async ({ body }) => ({ body }));
  site.post('/page', async (_request, reply) => reply.code(405).send('no'));
  site.get('/page', async () => 'a page');
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
});
afterAll(async () => {
  site.server.closeAllConnections();
  await site.close();
});

/** sends a body byte by byte; resolves when the site has ended the connection */
function trickle(
  method: string,
  path: string,
  type: string,
  { bytes = Number.POSITIVE_INFINITY, header = 'accept: */*' } = {},
): Promise<string> {
  const line = connect(port, '127.0.0.1');
  let heard = '';
  line.on('data', (chunk) => {
    heard += chunk;
  });
  line.on('error', () => undefined);
  const length = Number.isFinite(bytes) ? `content-length: ${bytes}` : 'content-length: 100000';
  line.write(
    `${method} ${path} HTTP/1.1\r\nhost: cairn.test\r\ncontent-type: ${type}\r\n${header}\r\n${length}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    if (sent++ < bytes) line.write('1');
    else line.end();
  }, 20);
  return new Promise((resolve) =>
    line.once('close', () => {
      clearInterval(timer);
      resolve(heard);
    }),
  );
}

it.each([
  ['a report', 'POST', '/report', 'application/json'],
  ['a form that a page takes nothing of', 'POST', '/page', 'multipart/form-data; boundary=x'],
  ['what nobody asked for', 'GET', '/page', 'text/plain'],
  ['an address that is not there', 'POST', '/none', 'application/json'],
])('the connection of %s whose body trickles in for ever is ended: %s %s', async (_what, method, path, type) => {
  await trickle(method, path, type);
});

it('what expects more than HTTP knows is refused, with its body', async () => {
  expect(await trickle('POST', '/report', 'application/json', { header: 'expect: a wonder' })).toMatch(
    /^HTTP\/1\.1 417 /,
  );
});

it('a body that comes slowly but comes is read', async () => {
  expect(await trickle('POST', '/report', 'application/json', { bytes: 8 })).toMatch(
    /^HTTP\/1\.1 200 .*\{"body":11111111\}$/s,
  );
});
