import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type S3Server, startS3 } from './s3-server.ts';

const BUCKET = 'listed';
const KEYS = ['a.json', 'a/1', 'a/2', 'b/deep/3', 'c.json', 'd/4', 'd/5', 'e.json', 'only/folders/6', 'z/7'];
/** as S3 lists them by "/" */
const LINES = ['a.json', 'a/', 'b/', 'c.json', 'd/', 'e.json', 'only/', 'z/'];

const folder = mkdtempSync(join(tmpdir(), 'cairn-s3-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3({ directory: folder, buckets: [BUCKET] });
  for (const key of KEYS) await fetch(`${s3.endpoint}/${BUCKET}/${key}`, { method: 'PUT', body: 'x' });
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

interface Page {
  keys: string[];
  folders: string[];
  count: number;
  isTruncated: boolean;
  next: string | undefined;
}

async function list(asked: Record<string, string>): Promise<Page> {
  const query = new URLSearchParams({ 'list-type': '2', ...asked });
  const answer = await fetch(`${s3.endpoint}/${BUCKET}?${query}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return {
    keys: all(text, /<Key>(.*?)<\/Key>/g),
    folders: all(text, /<CommonPrefixes><Prefix>(.*?)<\/Prefix>/g),
    count: Number(all(text, /<KeyCount>(\d+)</g)[0]),
    isTruncated: all(text, /<IsTruncated>(\w+)</g)[0] === 'true',
    next: all(text, /<NextContinuationToken>(.*?)</g)[0],
  };
}

async function pages(asked: Record<string, string>): Promise<Page[]> {
  const found = [await list(asked)];
  for (let next = found[0]?.next; next; next = found.at(-1)?.next)
    found.push(await list({ ...asked, 'continuation-token': next }));
  return found;
}

it('a page without a limit has all objects and folders', async () => {
  const page = await list({ delimiter: '/' });
  expect(page.keys).toEqual(LINES.filter((name) => !name.endsWith('/')));
  expect(page.folders).toEqual(LINES.filter((name) => name.endsWith('/')));
  expect(page).toMatchObject({ count: LINES.length, isTruncated: false, next: undefined });
});

it.each([1, 2, 3, 8])('pages of %s count objects and folders alike, and have each of them once', async (size) => {
  const found = await pages({ delimiter: '/', 'max-keys': String(size) });
  expect(found.map(({ keys, folders }) => [...keys, ...folders].sort())).toEqual(
    Array.from({ length: Math.ceil(LINES.length / size) }, (_, at) => LINES.slice(at * size, (at + 1) * size).sort()),
  );
  for (const { keys, folders, count } of found) expect(count).toBe(keys.length + folders.length);
  expect(found.map(({ isTruncated }) => isTruncated)).toEqual(found.map((_, at) => at < found.length - 1));
});

it('below a folder a page may end with a folder, too', async () => {
  const found = await pages({ delimiter: '/', prefix: 'b/', 'max-keys': '1' });
  expect(found).toEqual([expect.objectContaining({ keys: [], folders: ['b/deep/'], count: 1, isTruncated: false })]);
});
