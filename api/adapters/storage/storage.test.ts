import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-storage-'));
const path = join(folder, 'upload');
writeFileSync(path, '0123456789');

/** as much of S3 as a bucket needs: objects by their path, ranges, and a look at who signed */
const objects = new Map<string, Buffer>();
const signers: string[] = [];
const bucket: Server = createServer(async (request, response) => {
  const key = new URL(request.url ?? '', 'http://s3').pathname;
  signers.push(request.headers.authorization ?? '');
  if (request.method === 'PUT') objects.set(key, await buffer(request));
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (request.method !== 'GET')
    return response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"1"' }).end();
  if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  return response.writeHead(from ? 206 : 200).end(from ? found.subarray(Number(from), Number(to) + 1) : found);
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done));
  const address = bucket.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/cairn`;
});
afterAll(async () => {
  bucket.closeAllConnections();
  await new Promise((done) => bucket.close(done));
  rmSync(folder, { recursive: true, force: true });
});

const storages = {
  disk: () => diskStorage(join(folder, 'files')),
  s3: () => s3Storage({ endpoint, region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' }),
};

describe.each(Object.entries(storages))('files on %s', (_name, make) => {
  it('are there until they are removed', async () => {
    const storage = make();
    expect(await storage.read('image/one')).toBeUndefined();
    await storage.put('image/one', path, 'image/webp');
    const whole = await storage.read('image/one');
    expect(whole && (await buffer(whole)).toString()).toBe('0123456789');
    const part = await storage.read('image/one', { start: 2, end: 4 });
    expect(part && (await buffer(part)).toString()).toBe('234');
    await storage.remove('image/one');
    await storage.remove('image/one');
    expect(await storage.read('image/one')).toBeUndefined();
  });

  it.each(['../secrets', '/etc/passwd', 'a//b', 'A', ''])('are never looked for at "%s"', async (key) => {
    const storage = make();
    await expect((async () => storage.put(key, path, 'image/webp'))()).rejects.toThrow('not a key');
    await expect((async () => storage.read(key))()).rejects.toThrow('not a key');
    await expect((async () => storage.remove(key))()).rejects.toThrow('not a key');
  });
});

describe('a bucket', () => {
  it('is asked with our signature', async () => {
    await storages.s3().put('image/two', path, 'image/webp');
    expect([...objects.keys()]).toEqual(['/cairn/image/two']);
    expect(signers.at(-1)).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//);
  });
});
