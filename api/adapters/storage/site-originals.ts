import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_PICTURE_PREFIX, SITE_PICTURES, type SitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import type { Originals } from './originals.ts';

const FOLDER = join(import.meta.dirname, '../../assets/pictures');
const NAMES: readonly string[] = SITE_PICTURES;
const keyOf = (name: SitePicture): string => `${SITE_PICTURE_PREFIX}/${name}`;

/** Pictures of the app itself: they come with the product. */
export const siteOriginals: Originals = {
  prefixes: [SITE_PICTURE_PREFIX],
  async read(key) {
    const name = key.slice(SITE_PICTURE_PREFIX.length + 1);
    return NAMES.includes(name) ? readFile(join(FOLDER, `${name}.svg`), 'utf8') : undefined;
  },
  // the home page's, on a computer and on a phone
  mostWanted: async () => [1200, 760].map((width) => ({ key: keyOf('hero'), width })),
};
