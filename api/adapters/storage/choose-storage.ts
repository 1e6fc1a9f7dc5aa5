import { join } from 'node:path';
import type { Env } from '../../platform/env.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './storage.ts';

/** The SDK of S3 takes as long to load as a third of the api: only where a bucket is named, and when it is first asked. */
function bucketStorage(env: Env): FileStorage {
  let opened: Promise<FileStorage> | undefined;
  const bucket = (): Promise<FileStorage> => {
    opened ??= import('./s3-storage.ts').then(({ s3Storage }) =>
      s3Storage({
        endpoint: env.S3_ENDPOINT ?? '',
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY ?? '',
        secretAccessKey: env.S3_SECRET_KEY ?? '',
      }),
    );
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    put: async (key, path, type) => (await bucket()).put(key, path, type),
    read: async (key, range) => (await bucket()).read(key, range),
    remove: async (key) => (await bucket()).remove(key),
  };
}

/** The storage that the environment names; env.ts has checked that it is complete. */
export const chooseStorage = (env: Env): FileStorage =>
  env.STORAGE === 'disk' ? diskStorage(join(env.DATA_DIR, 'uploads')) : bucketStorage(env);
