import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { contentTypeOf } from '@cairn/shared-contracts/node/content-type';
import { cacheControlOf } from './cache-control.ts';
import type { ObjectStore } from './object-store.ts';

interface Options extends S3ClientConfig {
  bucket: string;
  /** folder in the bucket that is the store, without slashes around; '' is the bucket itself */
  prefix: string;
  /** how long it may say nothing: each call makes three tries */
  patienceMs?: number;
}

const statusOf = (error: unknown): number | undefined => {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
  return status ? Number(metadata.httpStatusCode) : undefined;
};

/** 412: there is one; 409: somebody writes one at this very moment, and whoever is second has lost */
const WAS_THERE = [412, 409];

/** an answer may break off behind its head: of that the SDK makes no second try */
const READS = 3;

/** a bucket that is not there is no empty store */
function nothingThere(error: unknown): { Body?: undefined } {
  const isBucket = error instanceof Error && error.name === 'NoSuchBucket';
  if (statusOf(error) === 404 && !isBucket) return {};
  throw error;
}

/** what the SDK says where an answer gives no reason */
const NO_REASON = ['', 'Unknown', 'UnknownError'];

/** in one line */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it says nothing';
  // a name with several addresses: the reason is with each of them
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const status = statusOf(error);
  if (NO_REASON.includes(error.message)) return status === undefined ? error.name : `it answers ${status}`;
  return error.message.replace(/\s+/g, ' ');
}

const PATIENCE_MS = 10_000;

/** objects that are deleted at once */
const AT_ONCE = 32;

/** @throws when the path leads out of the store: a bucket knows no folders, but whoever reads it as a disk does */
function keyOf(prefix: string, path: string): string {
  const parts = path.split('/');
  if (path.startsWith('/') || parts.some((part) => part === '..' || part === '.' || part === ''))
    throw new Error(`${path} is outside the store`);
  return prefix ? `${prefix}/${path}` : path;
}

/**
 * Releases in a bucket of S3, or of what speaks as it does. A change is made by a conditional write (If-None-Match: *), so the bucket's
 * service must know them: AWS since 2024, MinIO, Cloudflare R2. Address, region and who one is come from the SDK's own settings.
 */
export function s3Store({ bucket, prefix, patienceMs = PATIENCE_MS, ...config }: Options): ObjectStore {
  // checksums in trailers are AWS's own: others that speak S3 do not know them, and releases carry their hashes anyway
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // it has none of its own: a bucket that says nothing would hold a command for ever. A large file may take its time, silence may not
    requestHandler: { connectionTimeout: patienceMs, socketTimeout: patienceMs },
    ...config,
  });
  const address = typeof config.endpoint === 'string' ? ` at ${config.endpoint}` : '';
  const place = `s3://${[bucket, prefix].filter(Boolean).join('/')}${address}`;
  /** its errors name the store: whoever reads them has not said in this command which one it is */
  const named =
    <Args extends unknown[], Result>(verb: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      verb(...args).catch((error: unknown) => {
        throw new Error(`the store ${place}: ${reasonOf(error)}`, { cause: error });
      });
  const at = (path: string) => ({ Bucket: bucket, Key: keyOf(prefix, path) });
  const write = (path: string, content: Buffer | string, condition: { IfNoneMatch?: string } = {}) =>
    client.send(
      new PutObjectCommand({
        ...at(path),
        ...{ Body: content, ContentType: contentTypeOf(path), CacheControl: cacheControlOf(path) },
        ...condition,
      }),
    );
  const inStore = (key: string) => (prefix ? key.slice(prefix.length + 1) : key);
  const listed = async (folder: string) => {
    const below = `${keyOf(prefix, folder.replace(/\/$/, ''))}/`;
    const files: string[] = [];
    const folders: string[] = [];
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: below, Delimiter: '/', ContinuationToken: next }),
      );
      for (const { Key } of page.Contents ?? []) if (Key) files.push(inStore(Key));
      for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) folders.push(inStore(Prefix).replace(/\/$/, ''));
      next = page.NextContinuationToken;
    } while (next);
    return { files: files.sort(), folders: folders.sort() };
  };
  async function get(path: string): Promise<Buffer | undefined> {
    for (let left = READS - 1; ; left--) {
      const { Body } = await client.send(new GetObjectCommand(at(path))).catch(nothingThere);
      try {
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  }
  async function putIfAbsent(path: string, content: Buffer | string): Promise<boolean> {
    try {
      await write(path, content, { IfNoneMatch: '*' });
      return true;
    } catch (error) {
      if (WAS_THERE.includes(statusOf(error) ?? 0)) return false;
      throw error;
    }
  }
  const remove = async (path: string): Promise<void> => {
    await client.send(new DeleteObjectCommand(at(path)));
  };
  async function removeFolder(folder: string): Promise<void> {
    const { files, folders } = await listed(folder);
    for (let from = 0; from < files.length; from += AT_ONCE)
      await Promise.all(files.slice(from, from + AT_ONCE).map(remove));
    for (const below of folders) await removeFolder(below);
  }
  async function writtenAt(path: string): Promise<Date | undefined> {
    try {
      return (await client.send(new HeadObjectCommand(at(path)))).LastModified;
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }
  return {
    get: named(get),
    put: named(async (path: string, content: Buffer | string) => {
      await write(path, content);
    }),
    putIfAbsent: named(putIfAbsent),
    list: named(async (folder: string) => (await listed(folder)).files),
    folders: named(async (folder: string) => (await listed(folder)).folders),
    remove: named(remove),
    removeFolder: named(removeFolder),
    writtenAt: named(writtenAt),
  };
}
