import crypto from 'node:crypto';
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
interface Stored {
  key: string;
}
interface Listing {
  objects: readonly Stored[];
  commonPrefixes: readonly string[];
  isTruncated: boolean;
}
/** A line of a page: an object, or a folder with all that lies in it. */
interface Entry {
  name: string;
  object?: Stored;
}

/**
 * s3rver counts what it answers by the objects alone, and goes on behind the last of them: of the lines of this page, the last of which may
 * be a folder, it sees as many and the same end.
 */
function shownAs(page: readonly Entry[]): readonly Stored[] {
  const objects = page.flatMap(({ object }) => object ?? []);
  const end = page.at(-1);
  return new Proxy(objects, {
    get(target, key) {
      if (key === 'length') return page.length;
      if (end && key === `${page.length - 1}`) return { key: end.name };
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * s3rver finds no folder that has only folders in it, and does not count them: what is listed by a delimiter is listed without one, and
 * grouped here. In S3 a folder is a line of the page like an object, and the next page begins behind all that lies in it.
 */
function findAllFolders({ store }: WithStore): void {
  const list = store.listObjects.bind(store);
  store.listObjects = async (
    bucket,
    { delimiter, startAfter = '', maxKeys = Number.POSITIVE_INFINITY, prefix = '' },
  ) => {
    if (!delimiter) return list(bucket, { startAfter, maxKeys, prefix });
    const { objects } = await list(bucket, { prefix });
    const entries = new Map<string, Entry>();
    for (const object of objects.filter(({ key }) => key > startAfter)) {
      const end = object.key.indexOf(delimiter, prefix.length);
      const folder = end === -1 ? undefined : object.key.slice(0, end + delimiter.length);
      if (folder === undefined) entries.set(object.key, { name: object.key, object });
      else if (folder !== startAfter) entries.set(folder, { name: folder });
    }
    const lines = [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const page = lines.slice(0, maxKeys);
    return {
      objects: shownAs(page),
      commonPrefixes: page.flatMap(({ name, object }) => (object ? [] : name)),
      isTruncated: lines.length > maxKeys,
    };
  };
}

let knowsDes = false;

/** s3rver writes where a page ends in DES, which OpenSSL has left out since version 3; three times with one key it is the same. */
function teachDes(): void {
  if (knowsDes) return;
  knowsDes = true;
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name];
    Reflect.set(crypto, name, (algorithm: string, key: Buffer, iv: Buffer, ...more: unknown[]) =>
      algorithm === 'des'
        ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : Reflect.apply(make, crypto, [algorithm, key, iv, ...more]),
    );
  }
}

/**
 * S3 on this machine, for tests and for a cluster to try: s3rver, an npm package, and before it what it never learned: conditional writes,
 * which S3 has known since 2024, and folders of folders.
 */
export async function startS3({ directory, buckets, port = 0 }: S3ServerOptions): Promise<S3Server> {
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }));
  const s3 = new S3rver({ directory, silent: true, configureBuckets });
  teachDes();
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
