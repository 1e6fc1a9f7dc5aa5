import { join } from 'node:path';
import { S3_ACCOUNT, startS3 } from '@cairn/api/testing/s3-server';
import { type Child, startChild, untilHealthy } from '../local/children.ts';

const FILES = 'files';
const RELEASES = 'releases';
const LIMIT_MS = 60_000;

/** A store of objects in a process of its own, with a bucket for files and one for releases. */
export async function startObjects(data: string, port: number): Promise<Child> {
  const env = { OBJECTS_DIR: join(data, 's3'), OBJECTS_PORT: String(port) };
  const child = await startChild('s3', join(import.meta.dirname, 's3.ts'), env, join(data, 'logs', 's3.log'));
  await untilHealthy(`http://127.0.0.1:${port}`, child, LIMIT_MS);
  return child;
}

/** what an api is told, to have its files there */
export const filesIn = (port: number): Record<string, string> => ({
  STORAGE: 's3',
  S3_ENDPOINT: `http://127.0.0.1:${port}/${FILES}`,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: S3_ACCOUNT.accessKeyId,
  S3_SECRET_KEY: S3_ACCOUNT.secretAccessKey,
});

/** what commands of releases, and who gives them out, are told */
export const releasesIn = (port: number): Record<string, string> => ({
  STORE: `s3://${RELEASES}/cairn`,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: S3_ACCOUNT.accessKeyId,
  AWS_SECRET_ACCESS_KEY: S3_ACCOUNT.secretAccessKey,
});

if (import.meta.main) {
  const { OBJECTS_DIR = '.data/cluster/s3', OBJECTS_PORT = '0' } = process.env;
  const server = await startS3({ directory: OBJECTS_DIR, buckets: [FILES, RELEASES], port: Number(OBJECTS_PORT) });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
}
