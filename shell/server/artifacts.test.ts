import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { httpArtifacts } from './artifacts.ts';

const CONTENT = 'export const tour = 1;';
const PATH = 'remotes/mf-tour/1.0.0/browser/c.1.js';
const INTEGRITY = integrityOf(CONTENT);

let store: FastifyInstance;
let base: string;
let cache: string;
let stored: Map<string, string | Buffer>;
let asked: string[];

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'artifacts-'));
  stored = new Map([[PATH, CONTENT]]);
  asked = [];
  store = Fastify({ forceCloseConnections: true });
  store.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    asked.push(request.params['*']);
    const content = stored.get(request.params['*']);
    if (content === undefined) return reply.code(404).send('none');
    const etag = `"${integrityOf(content)}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('etag', etag).send(content);
  });
  base = await store.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await store.close();
  await rm(cache, { recursive: true });
});

describe('artifacts', () => {
  it('are cached on disk: the store is asked once, and may go away afterwards', async () => {
    expect((await httpArtifacts(base, cache).read(PATH, INTEGRITY)).toString()).toBe(CONTENT);
    await store.close();
    expect((await httpArtifacts(base, cache).read(PATH, INTEGRITY)).toString()).toBe(CONTENT);
    expect(asked).toEqual([PATH]);
  });

  it('are asked for once by requests side by side', async () => {
    const artifacts = httpArtifacts(base, cache);
    const all = await Promise.all(Array.from({ length: 5 }, () => artifacts.read(PATH, INTEGRITY)));
    expect(all.map(String)).toEqual(Array.from({ length: 5 }, () => CONTENT));
    expect(asked).toHaveLength(1);
  });

  it('that are not what their hash says are refused and not cached', async () => {
    const artifacts = httpArtifacts(base, cache);
    stored.set(PATH, 'alert(1)');
    await expect(artifacts.read(PATH, INTEGRITY)).rejects.toThrow('integrity mismatch');
    expect(await readdir(cache)).toEqual([]);
    stored.set(PATH, CONTENT);
    expect((await artifacts.read(PATH, INTEGRITY)).toString()).toBe(CONTENT);
  });

  it('that were changed on disk are fetched anew', async () => {
    const artifacts = httpArtifacts(base, cache);
    await artifacts.read(PATH, INTEGRITY);
    const [cached = ''] = await readdir(join(cache, 'files'));
    await writeFile(join(cache, 'files', cached), 'alert(1)');
    expect((await artifacts.read(PATH, INTEGRITY)).toString()).toBe(CONTENT);
    expect(await readFile(join(cache, 'files', cached), 'utf8')).toBe(CONTENT);
  });

  it('that are missing are an error that names them', async () => {
    await expect(httpArtifacts(base, cache).read('remotes/none.js', INTEGRITY)).rejects.toThrow('HTTP 404');
  });

  it('are had as their release has compressed them, also when the store is gone', async () => {
    const packed = brotliCompressSync(CONTENT);
    stored.set(`${PATH}.br`, packed);
    expect(await httpArtifacts(base, cache).readPacked(PATH, INTEGRITY)).toEqual(packed);
    await store.close();
    expect(await httpArtifacts(base, cache).readPacked(PATH, INTEGRITY)).toEqual(packed);
    // unpacked, it is the file itself
    expect((await httpArtifacts(base, cache).read(PATH, INTEGRITY)).toString()).toBe(CONTENT);
    expect(asked).toEqual([`${PATH}.br`]);
  });

  it.each<[string, Buffer | string]>([
    ['another file', brotliCompressSync('alert(1)')],
    ['a longer one', brotliCompressSync(`${CONTENT};alert(1)`)],
    ['nothing that can be unpacked', 'alert(1)'],
  ])('%s under the compressed name is not taken for them, from the store or from the disk', async (_what, packed) => {
    const artifacts = httpArtifacts(base, cache);
    stored.set(`${PATH}.br`, packed);
    expect(await artifacts.readPacked(PATH, INTEGRITY)).toBeUndefined();
    const [cached = ''] = await readdir(join(cache, 'files'));
    await writeFile(join(cache, 'files', `${cached}.br`), packed);
    expect(await artifacts.readPacked(PATH, INTEGRITY)).toBeUndefined();
    // and where it is not compressed, there is the file itself
    stored.delete(`${PATH}.br`);
    expect(await artifacts.readPacked(PATH, INTEGRITY)).toBeUndefined();
  });

  it('that are cached are looked at again only where they have changed on disk', async () => {
    const artifacts = httpArtifacts(base, cache);
    stored.set(`${PATH}.br`, brotliCompressSync(CONTENT));
    await artifacts.keep(PATH, INTEGRITY, true);
    await artifacts.keep(PATH, INTEGRITY, true);
    expect(asked).toEqual([`${PATH}.br`]);
    const files = (await readdir(join(cache, 'files'))).map((file) => join(cache, 'files', file));
    expect(files).toHaveLength(2);
    for (const file of files) {
      await writeFile(file, 'alert(1)');
      await artifacts.keep(PATH, INTEGRITY, true);
      expect(await readFile(file, 'utf8')).not.toBe('alert(1)');
    }
    await rm(join(cache, 'files'), { recursive: true });
    await store.close();
    await expect(artifacts.keep(PATH, INTEGRITY, true)).rejects.toThrow();
  });

  it('a changing document is read again only when it changed', async () => {
    const artifacts = httpArtifacts(base, cache);
    stored.set('live.json', '1');
    const first = await artifacts.readChanging('live.json', undefined);
    expect(first?.content.toString()).toBe('1');
    expect(await artifacts.readChanging('live.json', first?.etag)).toBeUndefined();
    stored.set('live.json', '2');
    expect((await artifacts.readChanging('live.json', first?.etag))?.content.toString()).toBe('2');
  });
});
