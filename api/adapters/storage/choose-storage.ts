import { join } from 'node:path';
import type { Env } from '../../platform/env.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage.ts';

/** The storage that the environment names; env.ts has checked that it is complete. */
export function chooseStorage(env: Env): FileStorage {
  if (env.STORAGE === 'disk') return diskStorage(join(env.DATA_DIR, 'uploads'));
  return s3Storage({
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY ?? '',
    secretAccessKey: env.S3_SECRET_KEY ?? '',
  });
}
