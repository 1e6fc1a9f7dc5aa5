import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import type { ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseKey, reportKey } from './keys.ts';
import { diskStore, storeDir } from './object-store.ts';
import { serveArtifacts } from './server.ts';
import { readShells } from './shells.ts';

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

/** as a socket says it: `inject` and `fetch` take dots out of a path before it is sent */
const asked = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    // it listens on a port, not on a pipe
    const { port } = server.server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path }, async (answer) => {
      resolve({ status: answer.statusCode, body: await text(answer) });
    }).on('error', reject);
  });

describe('what only shells may read', () => {
  const MAP = '/remotes/mf-tour/1.0.0/maps/a.js.map';
  const proof = async (over: object = {}, key?: KeyObject) =>
    Buffer.from(
      signDocument(
        { may: 'read reports', environment: 'local', until: new Date(Date.now() + 10_000).toISOString(), ...over },
        key ?? (await reportKey(dir)),
        'report',
      ),
    ).toString('base64url');
  const status = async (url: string, given?: string) =>
    (await server.inject({ url, ...(given ? { headers: { 'x-report-proof': given } } : {}) })).statusCode;

  beforeEach(async () => {
    await reportKey(dir);
    await diskStore(storeDir(dir)).put('remotes/mf-tour/1.0.0/maps/a.js.map', '{}');
  });

  it('source maps: nobody without a proof, however the path is written', async () => {
    expect(await status(MAP)).toBe(404);
    expect((await asked('/remotes/mf-tour/1.0.0/./maps/a.js.map')).status).toBe(404);
    expect((await asked('/remotes/mf-tour/1.0.0/x/..%2fmaps/a.js.map')).status).toBe(404);
    expect(await status(MAP, await proof())).toBe(200);
  });

  it('reports: of the environment that the proof is for', async () => {
    expect(await status('/shells/local/')).toBe(404);
    expect(await status('/shells/local/', await proof())).toBe(200);
    expect(await status('/shells/other/', await proof())).toBe(404);
  });

  it.each<[string, object]>([
    ['a proof that is over', { until: '2020-01-01T00:00:00.000Z' }],
    ['one for something else', { may: 'read live' }],
  ])('nothing with %s', async (_what, over) => {
    const given = await proof(over);
    expect([await status(MAP, given), await status('/shells/local/', given)]).toEqual([404, 404]);
  });

  it('nothing with another key', async () => {
    expect(await status(MAP, await proof({}, generateKeyPairSync('ed25519').privateKey))).toBe(404);
  });
});

describe('the store over http', () => {
  it.each([
    ['/remotes/mf-tour/1.0.0/browser/a.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/live.json', 'no-cache', 'application/json'],
  ])('%s is cached by browsers: %s', async (url, cacheControl, type) => {
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      ...{ 'cache-control': cacheControl, 'content-type': type },
      ...{ 'access-control-allow-origin': '*', 'timing-allow-origin': '*' },
    });
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

  const shell = 'shell-1';
  const report = (more: Partial<ShellReport> = {}): ShellReport => ({
    format: 1,
    shell,
    environment: 'local',
    at: '2027-01-01T00:00:01.000Z',
    state: 'up',
    revision: 1,
    answered: [],
    versions: {},
    remotes: {},
    ...more,
  });
  const put = async (url: string, payload: string) =>
    (await server.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'application/json' } })).statusCode;

  it('takes what a shell says of itself, and nothing older afterwards', async () => {
    const key = await reportKey(dir);
    const url = '/shells/local/shell-1.json';
    expect(await put(url, signDocument(report(), key, 'report'))).toBe(204);
    const [read] = await readShells(diskStore(storeDir(dir)), 'local', createPublicKey(key), Date.parse(report().at));
    expect(read).toEqual(report());
    expect(await put(url, signDocument(report({ at: '2027-01-01T00:00:00.000Z' }), key, 'report'))).toBe(409);
    for (const way of [url, `/.${url}`, '/live/..%2fshells/local/shell-1.json', '/%2e/shells%2flocal/shell-1.json'])
      expect([way, (await asked(way)).status]).toEqual([way, 404]);
  });

  it.each<[string, string, (key: KeyObject) => string, number]>([
    ['is not signed', '/shells/local/shell-1.json', () => JSON.stringify(report()), 403],
    [
      'is signed with another key',
      '/shells/local/shell-1.json',
      () => signDocument(report(), generateKeyPairSync('ed25519').privateKey, 'report'),
      403,
    ],
    ['is of another shell', '/shells/local/shell-2.json', (key) => signDocument(report(), key, 'report'), 403],
    ['is of another environment', '/shells/staging/shell-1.json', (key) => signDocument(report(), key, 'report'), 403],
    ['is no report', '/live/local.json', (key) => signDocument(report(), key, 'report'), 404],
    ['is a path', '/shells/local/..%2f..%2flive%2flocal.json', (key) => signDocument(report(), key, 'report'), 404],
    ['makes no sense', '/shells/local/shell-1.json', () => '<html>', 403],
  ])('refuses a report that %s', async (_title, url, body, status) => {
    expect(await put(url, body(await reportKey(dir)))).toBe(status);
    expect(await diskStore(storeDir(dir)).list('shells/local')).toEqual([]);
  });

  it.each([
    '/none.js',
    '/remotes',
    '/',
    '/../keys/release.pem',
    '/%2e%2e/keys/release.pem',
    '/..%2fkeys%2frelease.pem',
  ])('%s is nothing of the store', async (url) => {
    const { status, body } = await asked(url);
    expect([status, body.includes('PRIVATE')]).toEqual([404, false]);
  });
});
