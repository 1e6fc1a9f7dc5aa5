import { open, readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { checkedKey, type FileStorage } from './storage.ts';

export interface S3Options {
  /** with the bucket, and a folder in it where there is one: https://s3.example.org/cairn/files */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** larger files go in parts, each held in memory while it is sent: what breaks off is sent again. S3 takes parts from 5 MiB on */
const PART_BYTES = 8 * 1024 * 1024;

async function* partsOf(path: string, size: number): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (let at = 0; at < size; at += PART_BYTES) {
      const part = Buffer.alloc(Math.min(PART_BYTES, size - at));
      const { bytesRead } = await file.read(part, 0, part.length, at);
      if (bytesRead < part.length) throw new Error(`${path} became shorter while it was sent`);
      yield part;
    }
  } finally {
    await file.close();
  }
}

/** A bucket of S3, or of what speaks as it does. */
export function s3Storage({ endpoint, region, ...credentials }: S3Options): FileStorage {
  const { origin, pathname } = new URL(endpoint);
  const [Bucket = '', ...folder] = pathname.split('/').filter(Boolean);
  const client = new S3Client({
    region,
    credentials,
    endpoint: origin,
    forcePathStyle: true,
    // it has none of its own: a bucket that says nothing would stop all that waits for it
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    // checksums in trailers are AWS's own: others that speak S3 do not know them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket, Key: [...folder, checkedKey(key)].join('/') });

  async function putInParts(object: ReturnType<typeof at>, path: string, size: number, type: string): Promise<void> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...object, ContentType: type }));
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for await (const Body of partsOf(path, size)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }));
        Parts.push({ ETag, PartNumber });
      }
      await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
    } catch (error) {
      // parts of what never becomes an object would be paid for
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  return {
    async put(key, path, type) {
      const object = at(key);
      const { size } = await stat(path);
      if (size > PART_BYTES) await putInParts(object, path, size, type);
      else await client.send(new PutObjectCommand({ ...object, Body: await readFile(path), ContentType: type }));
    },
    async read(key, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range }));
        // in Node it is the answer's own stream, whatever the SDK's type for all platforms says
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
