import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3_ACCOUNT, type S3Server, startS3 } from '@cairn/api/testing/s3-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { diskStore, type ObjectStore } from './object-store.ts';
import { s3Store } from './s3-store.ts';
import { storeOf } from './store-of.ts';

let dir: string;
let store: ObjectStore;
let s3: S3Server;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 's3-'));
  const server = await startS3({ directory: folder, buckets: ['releases'] });
  s3 = {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
});
afterAll(() => s3.stop());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(dir, { recursive: true }));

const KINDS: Readonly<Record<string, () => Promise<ObjectStore>>> = {
  'a folder': async () => diskStore(join(dir, 'store')),
  'a bucket': async () =>
    s3Store({
      ...{ bucket: 'releases', prefix: randomUUID(), endpoint: s3.endpoint, forcePathStyle: true },
      ...{ region: 'us-east-1', credentials: S3_ACCOUNT },
    }),
};

describe.each(Object.entries(KINDS))('%s as object store', (_kind, open) => {
  beforeEach(async () => {
    store = await open();
  });

  it('gives what was put, and the newest of two', async () => {
    await store.put('remotes/mf-tour/1.0.0/a.js', 'one');
    expect(String(await store.get('remotes/mf-tour/1.0.0/a.js'))).toBe('one');
    await store.put('remotes/mf-tour/1.0.0/a.js', Buffer.from('two'));
    expect(String(await store.get('remotes/mf-tour/1.0.0/a.js'))).toBe('two');
  });

  it('has nothing where nothing was put, and nothing at a folder', async () => {
    await store.put('remotes/a.js', 'one');
    expect(await store.get('remotes/b.js')).toBeUndefined();
    expect(await store.get('remotes')).toBeUndefined();
    expect(await store.get('remotes/a.js/b.js')).toBeUndefined();
  });

  it('lists what lies in a folder, not what lies below that, and nothing of a neighbour', async () => {
    for (const path of ['live/b/2.json', 'live/b/1.json', 'live/b/c/3.json', 'live/b.json', 'live/bb/4.json'])
      await store.put(path, 'x');
    expect(await store.list('live/b')).toEqual(['live/b/1.json', 'live/b/2.json']);
    expect(await store.list('live/none')).toEqual([]);
  });

  it('gives nothing of what was removed, and removes what is not there', async () => {
    await store.put('a.json', 'x');
    await store.remove('a.json');
    await store.remove('a.json');
    expect(await store.get('a.json')).toBeUndefined();
    expect(await store.putIfAbsent('a.json', 'again')).toBe(true);
  });

  it('removes a folder with all that lies below it, and no neighbour', async () => {
    for (const path of ['remotes/a/1.0.0/release.json', 'remotes/a/1.0.0/browser/a.js', 'remotes/a/1.0.01/b.js'])
      await store.put(path, 'x');
    await store.removeFolder('remotes/a/1.0.0');
    await store.removeFolder('remotes/a/1.0.0');
    expect(await store.folders('remotes/a')).toEqual(['remotes/a/1.0.01']);
    expect(await store.get('remotes/a/1.0.0/browser/a.js')).toBeUndefined();
    expect(await store.get('remotes/a/1.0.01/b.js')).toBeDefined();
  });

  it('knows a folder that has only folders in it, and removes what lies deep below', async () => {
    for (const path of [
      'remotes/a/1.0.0/browser/a.js',
      'remotes/a/1.0.0/browser/b/c/d.js',
      'remotes/b/1.0.0/browser/b.js',
    ])
      await store.put(path, 'x');
    expect(await store.folders('remotes')).toEqual(['remotes/a', 'remotes/b']);
    expect(await store.folders('remotes/a')).toEqual(['remotes/a/1.0.0']);
    await store.removeFolder('remotes/a');
    expect(await store.folders('remotes')).toEqual(['remotes/b']);
    expect(await store.get('remotes/a/1.0.0/browser/b/c/d.js')).toBeUndefined();
  });

  it('says when a file was written last', async () => {
    expect(await store.writtenAt('a/b.json')).toBeUndefined();
    await store.put('a/b.json', 'x');
    const age = Date.now() - Number(await store.writtenAt('a/b.json'));
    // a bucket counts seconds
    expect(Math.abs(age)).toBeLessThan(600_000);
    expect(await store.writtenAt('a')).toBeUndefined();
  });

  it('gives the same bytes back', async () => {
    const bytes = randomBytes(300_000);
    await store.put('remotes/mf-tour/1.0.0/browser/a.js.br', bytes);
    expect((await store.get('remotes/mf-tour/1.0.0/browser/a.js.br'))?.equals(bytes)).toBe(true);
  });

  it('of many that create the same file exactly one does, and its content stays', async () => {
    const created = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (await store.putIfAbsent('live/1.json', `by ${index}`)) ? index : -1,
      ),
    );
    const winners = created.filter((index) => index >= 0);
    expect(winners).toHaveLength(1);
    expect(String(await store.get('live/1.json'))).toBe(`by ${winners[0]}`);
  });

  it.each(['../secret', 'remotes/../../secret', '/etc/hostname', '..', '.', '', '../store-of-another/a'])(
    'the path %j leads nowhere outside',
    async (path) => {
      await writeFile(join(dir, 'secret'), 'keep out');
      await expect(store.get(path)).rejects.toThrow('outside the store');
      await expect(store.put(path, 'x')).rejects.toThrow('outside the store');
      await expect(store.putIfAbsent(path, 'x')).rejects.toThrow('outside the store');
      await expect((async () => store.removeFolder(path))()).rejects.toThrow('outside the store');
      expect(await readFile(join(dir, 'secret'), 'utf8')).toBe('keep out');
    },
  );
});

it('a folder has no drafts left in it', async () => {
  store = diskStore(join(dir, 'store'));
  await Promise.all(Array.from({ length: 10 }, (_, index) => store.put('live.json', String(index))));
  await Promise.all(Array.from({ length: 10 }, (_, index) => store.putIfAbsent('1.json', String(index))));
  expect(await readdir(join(dir, 'store'))).toEqual(['1.json', 'live.json']);
});

describe('a bucket that does not answer as one', () => {
  const wrong = (bucket: string, endpoint: string, patienceMs?: number) =>
    s3Store({
      ...{ bucket, prefix: 'cairn', endpoint, forcePathStyle: true, region: 'us-east-1', credentials: S3_ACCOUNT },
      ...(patienceMs === undefined ? {} : { patienceMs }),
    });
  /** whose every call goes to a server that is no store */
  async function against<Result>(listener: RequestListener, use: (endpoint: string) => Promise<Result>) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      // a server that listens on a port has an address with one
      return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('is not there: no verb takes that for an empty store, and each names it', async () => {
    const none = wrong('nowhere', s3.endpoint);
    const reason = `the store s3://nowhere/cairn at ${s3.endpoint}: The specified bucket does not exist`;
    await expect(none.get('keys/ring.json')).rejects.toThrow(reason);
    await expect(none.list('live')).rejects.toThrow(reason);
    await expect(none.put('a.json', 'x')).rejects.toThrow(reason);
    await expect(none.putIfAbsent('a.json', 'x')).rejects.toThrow(reason);
    await expect(none.remove('a.json')).rejects.toThrow(reason);
  });

  it('refuses who one is: the reason is told in one line, also where a call has no body to tell it', async () => {
    const refused: RequestListener = (request, response) => {
      request.resume();
      response.writeHead(403, { 'content-type': 'application/xml' });
      const reason = '<Error><Code>SignatureDoesNotMatch</Code><Message>Check your secret key.</Message></Error>';
      response.end(request.method === 'HEAD' ? undefined : reason);
    };
    await against(refused, async (endpoint) => {
      const store = wrong('releases', endpoint);
      const place = `the store s3://releases/cairn at ${endpoint}: `;
      await expect(store.get('a.json')).rejects.toThrow(`${place}Check your secret key.`);
      await expect(store.putIfAbsent('a.json', 'x')).rejects.toThrow(`${place}Check your secret key.`);
      await expect(store.writtenAt('a.json')).rejects.toThrow(`${place}it answers 403`);
    });
  });

  it('says nothing: it is given up', async () => {
    await against(
      (request) => void request.resume(),
      async (endpoint) => {
        const given = wrong('releases', endpoint, 200).get('a.json');
        await expect(given).rejects.toThrow(`the store s3://releases/cairn at ${endpoint}: it says nothing`);
      },
    );
  });

  it('breaks off in the middle of an answer and says no more: it is given up, too', async () => {
    await against(
      (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('a'),
      async (endpoint) => {
        const given = wrong('releases', endpoint, 200).get('a.json');
        await expect(given).rejects.toThrow(`the store s3://releases/cairn at ${endpoint}: `);
      },
    );
  });

  it('is up no more', async () => {
    const endpoint = await against(
      () => undefined,
      async (was) => was,
    );
    await expect(wrong('releases', endpoint).get('a.json')).rejects.toThrow(
      `the store s3://releases/cairn at ${endpoint}: connect ECONNREFUSED`,
    );
  });
});

describe('which store the environment names', () => {
  it.each([
    ['STORE', 'releases', 'STORE: must be s3://<bucket>/<folder>'],
    ['STORE', 's3://A', 'STORE: must be s3://<bucket>/<folder>'],
    ['S3_ENDPOINT', 'nowhere', 'S3_ENDPOINT: '],
  ])('%s=%s is refused', async (name, value, reason) => {
    await expect(storeOf(dir, { [name]: value })).rejects.toThrow(reason);
  });

  it('is the folder of the data, or the bucket', async () => {
    await (await storeOf(dir, {})).put('a.json', 'here');
    expect(await readFile(join(dir, 'store/a.json'), 'utf8')).toBe('here');
    const account = { AWS_ACCESS_KEY_ID: S3_ACCOUNT.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_ACCOUNT.secretAccessKey };
    const bucket = await storeOf(dir, { ...account, STORE: 's3://releases/cairn/', S3_ENDPOINT: s3.endpoint });
    await bucket.put('a.json', 'there');
    expect(String(await (await KINDS['a bucket']?.())?.get('a.json'))).toBe('undefined');
    expect(String(await bucket.get('a.json'))).toBe('there');
  });
});
