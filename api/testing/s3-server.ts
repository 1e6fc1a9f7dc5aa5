import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  /** its address */
  endpoint: string;
  stop(): Promise<void>;
}

export interface S3ServerOptions {
  /** where the objects lie */
  directory: string;
  buckets: readonly string[];
  /** a free one by default */
  port?: number;
}

/** the account that s3rver knows */
export const S3_ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

const THERE_IS_ONE =
  '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>There is one</Message></Error>';

/** whether s3rver has an object at /<bucket>/<key>: it lies in its folder under that name */
const isStored = (directory: string, path: string): Promise<boolean> =>
  access(join(directory, `${decodeURIComponent(path)}._S3rver_object`)).then(
    () => true,
    () => false,
  );

/** What the types of s3rver leave out. */
interface WithStore {
  store: { listObjects(bucket: string, options: ListOptions): Promise<Listing> };
}
interface ListOptions {
  delimiter?: string;
  startAfter?: string;
  prefix?: string;
  maxKeys?: number;
}
interface Listing {
  objects: readonly { key: string }[];
  commonPrefixes: readonly string[];
  isTruncated: boolean;
}

/** s3rver finds no folder that has only folders in it: what is listed by a delimiter is listed without one, and grouped here. */
function findAllFolders({ store }: WithStore): void {
  const list = store.listObjects.bind(store);
  store.listObjects = async (bucket, { delimiter, maxKeys = Number.POSITIVE_INFINITY, ...options }) => {
    if (!delimiter) return list(bucket, { ...options, maxKeys });
    const { objects } = await list(bucket, options);
    const start = options.prefix?.length ?? 0;
    const folderOf = ({ key }: { key: string }) => {
      const end = key.indexOf(delimiter, start);
      return end === -1 ? undefined : key.slice(0, end + delimiter.length);
    };
    const files = objects.filter((one) => folderOf(one) === undefined);
    return {
      objects: files.slice(0, maxKeys),
      commonPrefixes: [...new Set(objects.flatMap((one) => folderOf(one) ?? []))].sort(),
      isTruncated: files.length > maxKeys,
    };
  };
}

/**
 * S3 on this machine, for tests and for a cluster to try: s3rver, an npm package, and before it what it never learned: conditional writes,
 * which S3 has known since 2024, and folders of folders.
 */
export async function startS3({ directory, buckets, port = 0 }: S3ServerOptions): Promise<S3Server> {
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }));
  const s3 = new S3rver({ directory, silent: true, configureBuckets });
  findAllFolders(s3 as S3rver & WithStore);
  await s3.configureBuckets();
  const handle = s3.callback();
  /** paths that are just being written, each by one */
  const taken = new Set<string>();

  async function putIfAbsent(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isMine = !taken.has(path);
    taken.add(path);
    if (isMine && !(await isStored(directory, path))) {
      response.once('close', () => taken.delete(path));
      handle(request, response);
      return;
    }
    if (isMine) taken.delete(path);
    request.resume();
    response.writeHead(412, { 'content-type': 'application/xml' }).end(THERE_IS_ONE);
  }

  const underWay = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    const path = request.url?.replace(/\?.*/, '') ?? '';
    if (path === '/healthz') response.end('ok');
    else if (request.method === 'PUT' && request.headers['if-none-match'] === '*')
      void putIfAbsent(path, request, response);
    else handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    // a server that listens on a port has an address with one
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      // one that is cut off throws in s3rver, where nobody waits for it
      await Promise.all([...underWay].map((response) => once(response, 'close')));
      server.closeAllConnections();
      await closed;
    },
  };
}
