import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchPublic } from './fetch-public.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-fetch-'));
const path = join(folder, 'fetched');
const answers: Record<string, RequestListener> = {
  '/picture': (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png; charset=x' }).end('picture'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'https://inside.example/picture' }).end(),
  '/plain': (_request, response) => response.writeHead(302, { location: 'http://outside.example/picture' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/missing': (_request, response) => response.writeHead(404).end('no'),
  '/endless': (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end(Buffer.alloc(2_000));
  },
};
let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

/** outside.example is a server that may be asked, behind plain HTTP for want of a certificate; all other hosts are not */
const request = ((url: URL, options: object) =>
  httpRequest({ host: url.hostname, port, path: url.pathname, ...options })) as unknown as typeof httpsRequest;
const resolve = async (host: string) => (host === 'outside.example' ? { address: '127.0.0.1', family: 4 } : undefined);
const fetched = (address: string) => fetchPublic(address, path, { maxBytes: 1_000, resolve, request });

describe('a picture at an address', () => {
  it.each(['https://outside.example/picture', 'https://outside.example/moved'])(
    'is fetched from %s',
    async (address) => {
      expect(await fetched(address)).toEqual({ type: 'image/png', size: 7 });
      expect(readFileSync(path, 'utf8')).toBe('picture');
    },
  );

  it.each([
    ['no encryption', 'http://outside.example/picture'],
    ['a host inside', 'https://inside.example/picture'],
    ['a redirect to a host inside', 'https://outside.example/inside'],
    ['a redirect to no encryption', 'https://outside.example/plain'],
    ['redirects without end', 'https://outside.example/round'],
    ['a port of another service', 'https://outside.example:6379/picture'],
    ["somebody's password", 'https://me:secret@outside.example/picture'],
    ['nothing there', 'https://outside.example/missing'],
    ['a file of this machine', 'file:///etc/passwd'],
  ])('is not fetched: %s', async (_case, address) => {
    await expect(fetched(address)).rejects.toMatchObject({ status: 422, code: 'address_refused' });
  });

  it('is given up when it is too large', async () => {
    await expect(fetched('https://outside.example/endless')).rejects.toMatchObject({
      status: 413,
      code: 'file_too_large',
    });
  });
});
