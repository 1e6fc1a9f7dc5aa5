import * as z from 'zod';
import { diskStore, type ObjectStore, storeDir } from './object-store.ts';

/** 's3://releases/cairn' */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/;

const schema = z.object({
  /** where releases lie: a bucket, 's3://releases/cairn'; without it the folder of the data */
  STORE: z.string().regex(BUCKET, 'must be s3://<bucket>/<folder>').optional(),
  /** of a service that is not AWS's */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** AWS's own names; without them the SDK looks for a profile or a role */
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
});
type Settings = z.output<typeof schema>;

/** of the environment that is asked about, which need not be the process's own */
function credentialsIn({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: Settings) {
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return {};
  const session = AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {};
  return { credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, ...session } };
}

/** a bucket is asked by all that a command does: one client for all of it */
const stores = new Map<string, Promise<ObjectStore>>();

async function bucketStore(bucket: string, prefix: string, settings: Settings) {
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = settings;
  // its SDK costs as much at start as all commands together
  const { s3Store } = await import('./s3-store.ts');
  // a service at an address of its own has no host name for each bucket
  return s3Store({
    bucket,
    prefix,
    region,
    ...credentialsIn(settings),
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
}

/**
 * The store that the environment names, or the one in the folder of data.
 * @throws with what is wrong with the environment
 */
export async function storeOf(dataDir: string, environment: NodeJS.ProcessEnv = process.env): Promise<ObjectStore> {
  const { data, error } = schema.safeParse(environment);
  if (error) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  const { STORE, S3_REGION, S3_ENDPOINT } = data;
  if (STORE === undefined) return diskStore(storeDir(dataDir));
  const [, bucket = '', prefix = ''] = BUCKET.exec(STORE) ?? [];
  const key = [STORE, S3_REGION, S3_ENDPOINT, data.AWS_ACCESS_KEY_ID].join(' ');
  const store = stores.get(key) ?? bucketStore(bucket, prefix, data);
  stores.set(key, store);
  return store;
}
