import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_PICTURES } from '@cairn/shared-contracts/domain/site-pictures';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { diskStorage } from '../../adapters/storage/disk-storage.ts';
import { requireApart } from '../../adapters/storage/originals.ts';
import { siteOriginals } from '../../adapters/storage/site-originals.ts';
import type { FileStorage } from '../../adapters/storage/storage.ts';
import type { Extension } from '../../platform/extension.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { allowedWidth, parsePicturePath } from './picture-path.ts';
import { createPictureStore } from './picture-store.ts';
import { createRenderQueue } from './render-queue.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#486"/></svg>';

describe('address of a picture', () => {
  it.each([
    ['art/alpine-1-4x3/400.jpg', { key: 'art/alpine-1-4x3', width: 400, format: 'jpg' }],
    ['art/a/185x122.webp', { key: 'art/a', width: 200, format: 'webp' }],
    ['art/a/1200x00.avif', { key: 'art/a', width: 1200, format: 'avif' }],
    ['avatar/7-f/1.jpg', { key: 'avatar/7-f', width: 64, format: 'jpg' }],
    ['art/a/99999.jpg', { key: 'art/a', width: 2200, format: 'jpg' }],
    ['art/a/400.gif', undefined],
    ['art/a/{size}.jpg', undefined],
    ['art/../../etc/passwd/400.jpg', undefined],
    ['400.jpg', undefined],
    ['ART/A/400.jpg', undefined],
  ])('%s', (path, rendition) => {
    expect(parsePicturePath(path)).toEqual(rendition);
  });

  it('a width in between becomes the next larger one', () => {
    expect([1, 64, 65, 401, 2200, 5000].map(allowedWidth)).toEqual([64, 64, 200, 760, 2200, 2200]);
  });
});

describe('renditions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-media-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('twenty visitors at once cost one drawing, and later ones none', async () => {
    let drawings = 0;
    const store = createPictureStore(
      folder,
      async () => {
        drawings += 1;
        return SVG;
      },
      createRenderQueue(2),
    );
    const rendition = { key: 'art/a', width: 200, format: 'webp' } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.read(rendition)));
    await store.read(rendition);
    expect(drawings).toBe(1);
    expect(new Set(answers.map((bytes) => bytes?.toString('base64'))).size).toBe(1);
  });

  it('a picture that another machine has drawn is had from there, and drawn where that storage is away', async () => {
    let drawings = 0;
    const find = async () => {
      drawings += 1;
      return SVG;
    };
    const faults: unknown[] = [];
    const storage = diskStorage(join(folder, 'shared'));
    const onMachine = (name: string, from: Pick<FileStorage, 'put' | 'read'> = storage) =>
      createPictureStore(join(folder, name), find, createRenderQueue(1), {
        storage: from,
        onError: (error) => faults.push(error),
      });
    const rendition = { key: 'art/c', width: 200, format: 'webp' } as const;
    const first = await onMachine('one').read(rendition);
    const second = await onMachine('two').read(rendition);
    expect([drawings, second?.equals(first ?? Buffer.alloc(0)), faults]).toEqual([1, true, []]);
    const away = async () => Promise.reject(new Error('away'));
    const third = await onMachine('three', { put: away, read: away }).read(rendition);
    expect([drawings, third?.equals(first ?? Buffer.alloc(0)), faults.length]).toEqual([2, true, 2]);
  });

  it.each([
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('a %s is one, at the asked width', async (format, name) => {
    const store = createPictureStore(folder, async () => SVG, createRenderQueue(1));
    const bytes = await store.read({ key: 'art/b', width: 760, format });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: name, width: 760, height: 570 });
  });

  it('no more than the limit draw at once, and a visitor overtakes the warming', async () => {
    const queue = createRenderQueue(2);
    const order: string[] = [];
    let active = 0;
    let most = 0;
    const job = (name: string) => async () => {
      active += 1;
      most = Math.max(most, active);
      await new Promise((resolve) => setImmediate(resolve));
      active -= 1;
      order.push(name);
    };
    const warming = Array.from({ length: 6 }, (_, n) => queue.run('warming', job(`warm ${n}`)));
    const visitors = Array.from({ length: 3 }, () => queue.run('visitor', job('visitor')));
    await Promise.all([...warming, ...visitors]);
    expect(most).toBe(2);
    expect(order.lastIndexOf('visitor')).toBeLessThan(6);
  });
});

it('what is drawn leaves places free, and a picture that is there never waits behind it', async () => {
  const queue = createRenderQueue(3, 1);
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<void>((resolve) => {
      order.push(name);
      ends.set(name, resolve);
    });
  const jobs = [
    queue.run('warming', job('warm')),
    ...['one', 'two', 'three'].map((name) => queue.run('drawing', job(name))),
    ...['photo', 'portrait'].map((name) => queue.run('visitor', job(name))),
  ];
  const end = (...names: string[]) => Promise.all(names.map((name) => ends.get(name)?.()));
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['warm', 'photo', 'portrait']);
  await end('photo', 'portrait', 'warm');
  await new Promise((resolve) => setImmediate(resolve));
  expect(order.slice(3)).toEqual(['one']);
  for (const name of ['one', 'two', 'three']) {
    await end(name);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(jobs);
  expect(order.slice(3)).toEqual(['one', 'two', 'three']);
});

const drawings: Extension = {
  name: 'drawings',
  originals: { prefixes: ['art'], read: async (key) => (key === 'art/lake' ? SVG : undefined) },
};

describe('picture service', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ extensions: [drawings] });
  });
  afterAll(() => api.close());

  it("renders an extension's original, to be cached forever", async () => {
    const response = await fetch(`${api.url}/media/art/lake/200.jpg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 200 });
  });

  it.each(['/media/art/no-such-thing/400.jpg', '/media/article/lake/400.jpg', '/media/art/a/400.exe', '/media/'])(
    '%s is 404',
    async (path) => {
      expect(await api.get(path)).toMatchObject({ status: 404, body: { code: expect.any(String) } });
    },
  );
});

describe('pictures of the app', () => {
  it.each(SITE_PICTURES)('%s is there', async (name) => {
    const picture = await sharp(Buffer.from((await siteOriginals.read(`site/${name}`)) ?? '')).metadata();
    expect(picture).toMatchObject({ format: 'svg' });
  });
});

describe('picture service without an extension', () => {
  let api: TestApi;
  afterEach(() => api.close());

  it('has the pictures of the app, and none that nobody uploaded', async () => {
    api = await startTestApi();
    expect((await fetch(`${api.url}/media/art/lake/2880.avif`)).status).toBe(404);
    expect((await fetch(`${api.url}/media/site/lake/2880.avif`)).status).toBe(404);
    expect((await fetch(`${api.url}/media/site/hero/200.avif`)).status).toBe(200);
  });

  it('does not bring back what an extension drew before it was turned off', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cairn-media-'));
    api = await startTestApi({ env: { DATA_DIR: dataDir }, extensions: [drawings] });
    expect((await fetch(`${api.url}/media/art/lake/200.avif`)).status).toBe(200);
    await api.close();
    api = await startTestApi({ env: { DATA_DIR: dataDir } });
    expect((await fetch(`${api.url}/media/art/lake/200.avif`)).status).toBe(404);
    rmSync(dataDir, { recursive: true });
  });
});

describe('originals of two extensions', () => {
  const of = (...prefixes: string[]) => ({ prefixes, read: async () => undefined });

  it('stand side by side, but not under the same keys', () => {
    expect(() => requireApart([of('art', 'avatar'), of('archive')])).not.toThrow();
    expect(() => requireApart([of('art', 'avatar'), of('art')])).toThrow('two extensions give pictures under art/');
  });
});
