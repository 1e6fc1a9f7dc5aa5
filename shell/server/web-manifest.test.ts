import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawIcons } from '../build/icons.ts';
import { ICONS } from '../composition/icon-files.ts';
import { webManifest } from './web-manifest.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'icons-'));
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#17402f"/></svg>';
  await writeFile(join(dir, 'favicon.svg'), logo);
  await drawIcons(dir);
});
afterAll(() => rm(dir, { recursive: true }));

describe('the site on a home screen', () => {
  it('has its name, its language and icons of both purposes in the sizes that browsers ask for', () => {
    const manifest = webManifest({ name: 'Days out', locales: [{ iso: 'de-DE', name: 'Deutsch', prefix: '/de' }] });
    expect(manifest).toMatchObject({ name: 'Days out', lang: 'de-DE', start_url: '/', display: 'minimal-ui' });
    expect(manifest).toMatchObject({
      icons: expect.arrayContaining([
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      ]),
    });
  });

  it.each(ICONS)('the build draws $file as large as it says', async ({ file, size }) => {
    const { width, height, format } = await sharp(join(dir, 'icons', file)).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
  });

  it('a masked icon has no transparent edge', async () => {
    const { data } = await sharp(join(dir, 'icons/maskable-192.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(255);
  });
});
