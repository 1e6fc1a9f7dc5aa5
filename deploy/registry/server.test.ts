import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseKey } from './keys.ts';
import { diskStore, storeDir } from './object-store.ts';
import { serveArtifacts } from './server.ts';

let dir: string;
let server: Awaited<ReturnType<typeof serveArtifacts>>;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'artifacts-'));
  const store = diskStore(storeDir(dir));
  await store.put('remotes/mf-tour/1.0.0/browser/a.js', 'export {}');
  await store.put('live.json', '{}');
  await releaseKey(dir);
  server = await serveArtifacts({ dataDir: dir, port: 0 });
});
afterEach(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

describe('the store over http', () => {
  it.each([
    ['/remotes/mf-tour/1.0.0/browser/a.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/live.json', 'no-cache', 'application/json'],
  ])('%s is kept by browsers: %s', async (url, cacheControl, type) => {
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': cacheControl, 'content-type': type });
  });

  it('what is still the same is not sent again', async () => {
    const first = await server.inject({ url: '/live.json' });
    const again = await server.inject({ url: '/live.json', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await diskStore(storeDir(dir)).put('live.json', '{"revision":2}');
    const changed = await server.inject({
      url: '/live.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([changed.statusCode, changed.body]).toEqual([200, '{"revision":2}']);
  });

  it.each([
    '/none.js',
    '/remotes',
    '/',
    '/../keys/release.pem',
    '/%2e%2e/keys/release.pem',
    '/..%2fkeys%2frelease.pem',
  ])('%s is nothing of the store', async (url) => {
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.body.includes('PRIVATE')]).toEqual([404, false]);
  });
});
