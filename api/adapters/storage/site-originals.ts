import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_PICTURE_PREFIX, SITE_PICTURES, type SitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import type { Originals } from './originals.ts';

const FOLDER = join(import.meta.dirname, '../../assets/pictures');
const NAMES: readonly string[] = SITE_PICTURES;
/** a part of another picture, in its own coordinates: x, y, width, height */
const PARTS: Readonly<Record<string, { of: SitePicture; box: readonly [number, number, number, number] }>> = {
  // the summit and its light on the water, for screens that are higher than wide
  'hero-tall': { of: 'hero', box: [-110, 0, 450, 675] },
};

const readDrawing = (name: string): Promise<string> => readFile(join(FOLDER, `${name}.svg`), 'utf8');

async function readPart({ of, box }: (typeof PARTS)[string]): Promise<string> {
  const [, , width, height] = box;
  const size = `viewBox="${box.join(' ')}" width="${width}" height="${height}"`;
  return (await readDrawing(of)).replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, size);
}
const keyOf = (name: SitePicture): string => `${SITE_PICTURE_PREFIX}/${name}`;

/** Pictures of the app itself: they come with the product. */
export const siteOriginals: Originals = {
  prefixes: [SITE_PICTURE_PREFIX],
  async read(key) {
    const name = key.slice(SITE_PICTURE_PREFIX.length + 1);
    if (!NAMES.includes(name)) return undefined;
    const part = PARTS[name];
    return part ? readPart(part) : readDrawing(name);
  },
  // the home page's, on a computer and on a phone
  mostWanted: async () => [
    { key: keyOf('hero'), width: 1200 },
    { key: keyOf('hero-tall'), width: 760 },
  ],
};
