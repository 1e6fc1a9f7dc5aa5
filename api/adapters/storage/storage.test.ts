import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { S3_ACCOUNT, type S3Server, startS3 } from '../../testing/s3-server.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-storage-'));
const path = join(folder, 'upload');
writeFileSync(path, '0123456789');

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3({ directory: join(folder, 's3'), buckets: ['cairn'] });
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (place = '/cairn/files', account = S3_ACCOUNT) =>
  s3Storage({ endpoint: s3.endpoint + place, region: 'us-east-1', ...account });
const storages = { disk: () => diskStorage(join(folder, 'files')), s3: () => bucket() };

async function contentOf(storage: FileStorage, ...asked: Parameters<FileStorage['read']>): Promise<string | undefined> {
  const stream = await storage.read(...asked);
  return stream && (await buffer(stream)).toString('latin1');
}

describe.each(Object.entries(storages))('files on %s', (_name, make) => {
  it('are there until they are removed', async () => {
    const storage = make();
    expect(await storage.read('image/one')).toBeUndefined();
    await storage.put('image/one', path, 'image/webp');
    expect(await contentOf(storage, 'image/one')).toBe('0123456789');
    expect(await contentOf(storage, 'image/one', { start: 2, end: 4 })).toBe('234');
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

  it('come back byte by byte, however large', async () => {
    const large = join(folder, 'large');
    const content = randomBytes(17 * 1024 * 1024 + 3);
    writeFileSync(large, content);
    const storage = make();
    await storage.put('video/one', large, 'video/mp4');
    expect((await contentOf(storage, 'video/one')) === content.toString('latin1')).toBe(true);
    const range = { start: 8 * 1024 * 1024 - 2, end: 8 * 1024 * 1024 + 1 };
    expect(await contentOf(storage, 'video/one', range)).toBe(
      content.subarray(range.start, range.end + 1).toString('latin1'),
    );
  });
});

describe('a bucket', () => {
  it('has its files in the folder that its address names', async () => {
    await bucket('/cairn/here').put('image/two', path, 'image/webp');
    expect(await contentOf(bucket('/cairn'), 'here/image/two')).toBe('0123456789');
    expect(await bucket('/cairn/there').read('image/two')).toBeUndefined();
  });

  it('is asked with our signature, and its refusal is not "there is none"', async () => {
    const stranger = bucket('/cairn', { ...S3_ACCOUNT, accessKeyId: 'NOBODY' });
    await expect(stranger.read('here/image/two')).rejects.toThrow('Access Key');
    await expect(stranger.put('image/two', path, 'image/webp')).rejects.toThrow('Access Key');
    await expect(bucket('/none').read('image/two')).rejects.toThrow('bucket');
  });
});
