import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { checkedKey, type FileStorage } from './storage.ts';

export interface S3Options {
  /** with the bucket: https://s3.example.org/cairn */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket of any store that speaks S3's protocol. */
export function s3Storage(options: S3Options): FileStorage {
  const bucket = new S3mini(options);
  return {
    async put(key, path, type) {
      // read from the disk as it is sent; large files go in parts
      await bucket.putAnyObject(checkedKey(key), await openAsBlob(path, { type }), type);
    },
    async read(key, range) {
      const answer = range
        ? await bucket.getObjectRaw(checkedKey(key), false, range.start, range.end + 1)
        : await bucket.getObjectResponse(checkedKey(key));
      // undici's web stream is node:stream/web's, whatever the DOM types say
      return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined;
    },
    async remove(key) {
      await bucket.deleteObject(checkedKey(key));
    },
  };
}
