import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { FakeStore } from '../testing/fake-store.ts';
import { aRelease, KEYS, PLAIN_CONTAINER } from '../testing/sample-releases.ts';
import { cdnProxy } from './cdn-proxy.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { Registry } from './registry.ts';

const FOLDER = 'remotes/mf-tour/1.0.0';
const FILES: Record<string, string> = {
  'browser/remoteEntry.js': 'export const get = () => {};'.repeat(40),
  'browser/c.page.js': 'export default 1;'.repeat(40),
  'browser/c.page.css': '.page{color:red}',
  'browser/c.lazy.js': 'export default 2;',
  'browser/topo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'browser/font.woff2': 'wOF2',
};
const file = (path: string) => ({ file: path, integrity: integrityOf(FILES[path] ?? '') });

let dir: string;
let store: FakeStore;
let registry: Registry;
let site: FastifyInstance;

const RELEASE: Release = aRelease('mf-tour', '1.0.0', PLAIN_CONTAINER, {
  browser: file('browser/remoteEntry.js'),
  exposes: {
    'route.page': { js: [file('browser/c.page.js')], css: [file('browser/c.page.css')], shared: [] },
  },
  others: [file('browser/c.lazy.js'), file('browser/topo.svg'), file('browser/font.woff2')],
});

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cdn-'));
  store = new FakeStore();
  const integrity = store.release(RELEASE, PLAIN_CONTAINER);
  for (const [path, content] of Object.entries(FILES)) store.put(`${FOLDER}/${path}`, content);
  store.put(`${FOLDER}/browser/unlisted.js`, 'export default 3;');
  store.publish(1, { 'mf-tour': { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 1, integrity }] } });
  site = Fastify();
  registry = new Registry({
    loader: new LoadedVersions(),
    environment: 'test',
    artifacts: store,
    key: KEYS.publicKey,
    cacheDir: dir,
    pollMs: 60_000,
    log: site.log,
    misfit: () => undefined,
  });
  await site.register(cdnProxy, { artifacts: store, registry });
  await registry.start();
});
afterEach(async () => {
  registry.stop();
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

const get = (path: string, encoding = '') =>
  site.inject({ url: `/cdn/${path}`, headers: encoding ? { 'accept-encoding': encoding } : {} });

describe('files of the remotes on the site itself', () => {
  it.each([
    ['browser/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['browser/c.page.js', 'text/javascript; charset=utf-8'],
    ['browser/c.page.css', 'text/css; charset=utf-8'],
    ['browser/c.lazy.js', 'text/javascript; charset=utf-8'],
    ['browser/topo.svg', 'image/svg+xml'],
    ['browser/font.woff2', 'font/woff2'],
  ])('%s is served for ever as %s', async (path, type) => {
    const answer = await get(`${FOLDER}/${path}`);
    expect([answer.statusCode, answer.body]).toEqual([200, FILES[path]]);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      // without it a browser tells pages of another origin no size of a file, and so not whether its cache had it
      'timing-allow-origin': '*',
      vary: 'accept-encoding',
    });
  });

  it.each<[string, string, (body: Buffer) => Buffer, string | undefined]>([
    ['browser/c.page.js', 'gzip, deflate, br', brotliDecompressSync, 'br'],
    ['browser/c.page.js', 'gzip', gunzipSync, 'gzip'],
    ['browser/c.page.js', 'identity', (body) => body, undefined],
    ['browser/font.woff2', 'gzip, br', (body) => body, undefined],
  ])('%s for a browser that takes %s', async (path, accepted, unpack, encoding) => {
    const answer = await get(`${FOLDER}/${path}`, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(FILES[path]);
  });

  it('a file that its release has compressed is sent as it is', async () => {
    const packed = brotliCompressSync(FILES['browser/c.page.js'] ?? '', {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    store.put(`${FOLDER}/browser/c.page.js.br`, packed);
    const answer = await get(`${FOLDER}/browser/c.page.js`, 'br');
    expect(answer.rawPayload.equals(packed)).toBe(true);
  });

  it.each([
    [`${FOLDER}/browser/unlisted.js`],
    [`${FOLDER}/server/remoteEntry.js`],
    [`${FOLDER}/release.json`],
    [`${FOLDER}/browser/%2e%2e/server/remoteEntry.js`],
    ['remotes/mf-tour/6.6.6/browser/remoteEntry.js'],
    ['remotes/mf-none/1.0.0/browser/remoteEntry.js'],
  ])('%s is none of the browser’s files', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'artifact_not_found']);
  });

  it('a file is read and checked once, however often it is asked for', async () => {
    const before = store.reads.length;
    const ask = () => get(`${FOLDER}/browser/c.page.js`, 'br');
    const answers = [await ask(), ...(await Promise.all([ask(), ask()]))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(store.reads.slice(before)).toEqual([`${FOLDER}/browser/c.page.js`]);
  });

  it('a file that could not be had is read again', async () => {
    store.put(`${FOLDER}/browser/c.page.js`, 'alert(1)');
    expect((await get(`${FOLDER}/browser/c.page.js`)).statusCode).toBe(502);
    store.put(`${FOLDER}/browser/c.page.js`, FILES['browser/c.page.js'] ?? '');
    expect((await get(`${FOLDER}/browser/c.page.js`)).statusCode).toBe(200);
  });

  it('a file that was tampered with in the store never reaches a browser', async () => {
    store.put(`${FOLDER}/browser/c.page.js`, 'alert(1)');
    const answer = await get(`${FOLDER}/browser/c.page.js`);
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'artifact_unavailable']);
    expect(answer.headers['cache-control']).toBeUndefined();
  });
});
