import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { livePath, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { aLive, aRelease, KEYS, PLAIN_CONTAINER, signedDocument } from '../testing/sample-releases.ts';
import { httpArtifacts } from './artifacts.ts';
import { browserFilesOf } from './browser-files.ts';
import { cdnProxy } from './cdn-proxy.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { Registry } from './registry.ts';

const FILES: Record<string, string> = {
  'browser/remoteEntry.js': 'export const get = () => {};',
  'browser/c.page.js': 'export default 1;',
  'browser/c.page.css': '.page{color:red}',
  'browser/c.lazy.js': 'export default 2;',
  'browser/font.woff2': 'wOF2',
};
const file = (path: string) => ({ file: path, integrity: integrityOf(FILES[path] ?? '') });
const RELEASE = aRelease('mf-tour', '1.0.0', PLAIN_CONTAINER, {
  browser: file('browser/remoteEntry.js'),
  exposes: { 'route.page': { js: [file('browser/c.page.js')], css: [file('browser/c.page.css')], shared: [] } },
  others: [file('browser/c.lazy.js'), file('browser/font.woff2')],
});
const MANIFEST = JSON.stringify(RELEASE);
const LIVE = aLive(1, {
  'mf-tour': { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 1, integrity: integrityOf(MANIFEST) }] },
});
const packed = (path: string) => brotliCompressSync(FILES[path] ?? '');

let cacheDir: string;
const ends: (() => unknown)[] = [];

/** what a store has after a release */
function aStore(): FastifyInstance {
  const folder = releaseFolder('mf-tour', '1.0.0');
  const files = new Map<string, string | Buffer>([
    [livePath('test'), signedDocument(LIVE)],
    [`${folder}/release.json`, MANIFEST],
    [`${folder}/${RELEASE.server.file}`, PLAIN_CONTAINER],
    ...Object.entries(FILES).map(([path, content]) => [`${folder}/${path}`, content] as const),
    ...Object.keys(FILES).map((path) => [`${folder}/${path}.br`, packed(path)] as const),
  ]);
  const store = Fastify({ forceCloseConnections: true });
  store.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const content = files.get(request.params['*']);
    return content === undefined ? reply.code(404).send() : reply.send(content);
  });
  return store;
}

/** a shell's registry and its files for browsers, on this test's disk cache */
async function aShell(base: string) {
  const artifacts = httpArtifacts(base, cacheDir);
  const site = Fastify();
  const registry = new Registry({
    artifacts,
    loader: new LoadedVersions(),
    key: KEYS.publicKey,
    environment: 'test',
    cacheDir,
    pollMs: 60_000,
    log: Fastify({ logger: { level: 'silent' } }).log,
    misfit: () => undefined,
  });
  ends.push(
    () => registry.stop(),
    () => site.close(),
  );
  await site.register(cdnProxy, { artifacts, registry });
  await registry.start();
  return { registry, site };
}

/** takes connections and never says anything, as a store that was stopped */
async function hanging(): Promise<{ base: string; asked: () => number }> {
  let asked = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    asked++;
    open.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  return { base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked: () => asked };
}

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'cold-shell-'));
  const store = aStore();
  const { registry, site } = await aShell(await store.listen({ port: 0, host: '127.0.0.1' }));
  registry.stop();
  await site.close();
  await store.close();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
});

const GONE = async () => ({ base: 'http://127.0.0.1:9', asked: () => 1 });

it.each([
  ['is gone', GONE],
  ['hangs', hanging],
])('a shell that starts while the store %s has all of what was live, on server and browser', async (_how, storeOf) => {
  const { base, asked } = await storeOf();
  const { registry, site } = await aShell(base);
  expect(registry.snapshot?.versions.get('mf-tour@1.0.0')?.state).toBe('ready');
  const before = asked();
  for (const { file: path } of browserFilesOf(RELEASE)) {
    const answer = await site.inject({
      url: `/cdn/remotes/mf-tour/1.0.0/${path}`,
      headers: { 'accept-encoding': 'br' },
    });
    const content = path.endsWith('.woff2') ? Buffer.from(FILES[path] ?? '') : packed(path);
    expect([path, answer.statusCode, answer.rawPayload.equals(content)]).toEqual([path, 200, true]);
  }
  // no visitor waits for it to be given up
  expect(asked()).toBe(before);
});
