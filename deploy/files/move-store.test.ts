import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3_ACCOUNT, type S3Server, startS3 } from '@cairn/api/testing/s3-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ObjectStore } from '../registry/object-store.ts';
import { s3Store } from '../registry/s3-store.ts';
import { checkStore, moveStore } from './move-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-move-'));
let s3: S3Server;
let at = 0;
let from: string;
let journal: string;
let bucket: ObjectStore;
/** paths that were put into the bucket */
let put: string[];
/** is done to what is put */
let spoil: (path: string, content: Buffer | string) => Buffer | string;

beforeAll(async () => {
  s3 = await startS3({ directory: join(folder, 's3'), buckets: ['cairn'] });
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  at += 1;
  from = join(folder, `from-${at}`);
  journal = join(folder, `journal-${at}`);
  put = [];
  spoil = (_path, content) => content;
  for (const [path, content] of [
    ['image/one', 'a picture'],
    ['remotes/mf-tour/1.0.0/a.js', 'code'],
    ['live/local.json', '{"revision":1}'],
    ['image/one.01234567-89ab-cdef-0123-456789abcdef', 'half a pic'],
  ] as const) {
    mkdirSync(join(from, path, '..'), { recursive: true });
    writeFileSync(join(from, path), content);
  }
  const store = s3Store({
    ...{ bucket: 'cairn', prefix: `to-${at}`, endpoint: s3.endpoint, forcePathStyle: true },
    ...{ region: 'us-east-1', credentials: S3_ACCOUNT },
  });
  bucket = {
    ...store,
    put(path, content) {
      put.push(path);
      return store.put(path, spoil(path, content));
    },
  };
});

const move = (more: { prune?: boolean; confirmed?: number } = {}) =>
  moveStore({ from, to: bucket, target: 's3://one', journal, ...more });

it('every file of a disk is in the bucket, and the check reads each', async () => {
  let told = 0;
  const outcome = await moveStore({
    target: 's3://one',
    from,
    to: bucket,
    journal,
    onProgress: ({ done }) => {
      told = done;
    },
  });
  expect(outcome).toEqual({ files: 3, done: 3, bytes: 27, before: 0, gone: [], removed: 0, failed: [] });
  expect(told).toBe(3);
  expect(String(await bucket.get('remotes/mf-tour/1.0.0/a.js'))).toBe('code');
  expect(await checkStore({ from, to: bucket })).toMatchObject({ files: 3, bytes: 27, failed: [] });
});

it('what arrives as something else is told, and is not done: the next run brings it again, and nothing else', async () => {
  spoil = (path, content) => (path === 'image/one' ? 'a pict' : content);
  expect((await move()).failed).toEqual([{ path: 'image/one', reason: 'is another one in the bucket' }]);
  spoil = (_path, content) => content;
  put = [];
  expect(await move()).toMatchObject({ before: 2, failed: [] });
  expect(put).toEqual(['image/one']);
});

it('goes on where it was cut off, and brings what has changed since', async () => {
  await move();
  const lines = readFileSync(journal, 'utf8').trim().split('\n');
  // cut off in the middle of its last line
  const [first = '', second = '', third = ''] = lines;
  writeFileSync(journal, `${first}\n${second}\n${third.slice(0, 20)}`);
  writeFileSync(join(from, 'new'), 'came meanwhile');
  put = [];
  const outcome = await move();
  // written here above
  const { path } = JSON.parse(third) as { path: string };
  expect([outcome.before, put.sort()]).toEqual([2, [path, 'new'].sort()]);

  put = [];
  writeFileSync(join(from, 'live/local.json'), '{"revision":2}');
  utimesSync(join(from, 'live/local.json'), new Date(), new Date(2_000_000_000_000));
  await move();
  expect(put).toEqual(['live/local.json']);
  expect(String(await bucket.get('live/local.json'))).toBe('{"revision":2}');
});

it('what was moved and is no longer on the disk is told, and taken out of the bucket when that is asked for', async () => {
  await move();
  await bucket.put('image/of-another', 'came by the site itself');
  rmSync(join(from, 'image/one'));
  expect(await move()).toMatchObject({ files: 2, gone: ['image/one'], removed: 0 });
  expect(String(await bucket.get('image/one'))).toBe('a picture');

  expect(await move({ prune: true, confirmed: 1 })).toMatchObject({ files: 2, gone: ['image/one'], removed: 1 });
  expect(await bucket.get('image/one')).toBeUndefined();
  expect(String(await bucket.get('image/of-another'))).toBe('came by the site itself');
  // and is forgotten: the same file may come again
  expect(await move({ prune: true })).toMatchObject({ gone: [] });
  writeFileSync(join(from, 'image/one'), 'a picture');
  put = [];
  expect(await move()).toMatchObject({ before: 2, gone: [] });
  expect(put).toEqual(['image/one']);
});

it('a folder that has become empty does not empty the bucket', async () => {
  await move();
  rmSync(from, { recursive: true });
  mkdirSync(from);
  await expect(move({ prune: true })).rejects.toThrow(`${from} is empty, and 3 files were moved from it`);
  expect(String(await bucket.get('image/one'))).toBe('a picture');
});

describe('taking out', () => {
  /** a folder of many files that were moved */
  const PATHS = Array.from({ length: 40 }, (_, at) => `${at < 20 ? 'image' : 'video'}/${at}`);
  const inBucket = async () => {
    const there = await Promise.all(PATHS.map((path) => bucket.get(path)));
    return PATHS.filter((_, at) => there[at]);
  };
  const lose = (paths: readonly string[]) => {
    for (const path of paths) rmSync(join(from, path));
  };
  beforeEach(async () => {
    rmSync(from, { recursive: true });
    for (const path of PATHS) {
      mkdirSync(join(from, path, '..'), { recursive: true });
      writeFileSync(join(from, path), path);
    }
    await move();
  });

  it.each<[string, readonly string[], string]>([
    ['more than a tenth', PATHS.slice(0, 5), '5 of 40 files that were moved are no longer in '],
    ['a whole folder', PATHS.slice(0, 20), '20 of 40 files that were moved are no longer in '],
  ])('%s is refused until somebody confirms how many', async (_what, lost, reason) => {
    lose(lost);
    await expect(move({ prune: true })).rejects.toThrow(reason);
    await expect(move({ prune: true })).rejects.toThrow(`--confirm ${lost.length}`);
    await expect(move({ prune: true, confirmed: lost.length + 1 })).rejects.toThrow(`--confirm ${lost.length}`);
    expect(await inBucket()).toEqual(PATHS);
    expect(await move({ prune: true, confirmed: lost.length })).toMatchObject({ removed: lost.length });
    expect(await inBucket()).toEqual(PATHS.filter((path) => !lost.includes(path)));
  });

  it('a small folder that is not mounted is told by its name', async () => {
    mkdirSync(join(from, 'avatar'));
    writeFileSync(join(from, 'avatar/one'), 'a face');
    await move();
    rmSync(join(from, 'avatar'), { recursive: true });
    await expect(move({ prune: true })).rejects.toThrow('all of avatar/ among them');
    expect(String(await bucket.get('avatar/one'))).toBe('a face');
  });

  it('a few go without a question', async () => {
    lose(PATHS.slice(0, 4));
    expect(await move({ prune: true })).toMatchObject({ removed: 4, failed: [] });
    expect(await inBucket()).toEqual(PATHS.slice(4));
  });

  it('waits for a run in which nothing fails', async () => {
    lose(PATHS.slice(0, 1));
    writeFileSync(join(from, 'image/new'), 'came meanwhile');
    spoil = () => 'another one';
    expect(await move({ prune: true })).toMatchObject({ gone: ['image/0'], removed: 0, failed: [expect.anything()] });
    expect(await inBucket()).toEqual(PATHS);
    spoil = (_path, content) => content;
    expect(await move({ prune: true })).toMatchObject({ removed: 1, failed: [] });
  });

  it('leaves what comes back while files are copied', async () => {
    lose(PATHS.slice(0, 1));
    writeFileSync(join(from, 'image/new'), 'came meanwhile');
    spoil = (_path, content) => {
      writeFileSync(join(from, 'image/0'), 'image/0');
      return content;
    };
    expect(await move({ prune: true })).toMatchObject({ removed: 0, failed: [] });
    expect(await inBucket()).toEqual(PATHS);
  });
});

it('what lies in one bucket does not lie in another', async () => {
  await move();
  put = [];
  const outcome = await moveStore({ from, to: bucket, target: 's3://other', journal });
  expect([outcome.before, put.length]).toEqual([0, 3]);
});

it('the check tells what is missing and what is another one', async () => {
  await move();
  await bucket.remove('image/one');
  await bucket.put('live/local.json', '{}');
  const { failed } = await checkStore({ from, to: bucket });
  expect([...failed].sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'image/one', reason: 'is not in the bucket' },
    { path: 'live/local.json', reason: 'is another one in the bucket' },
  ]);
});
