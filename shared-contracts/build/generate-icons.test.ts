import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { ICONS_FILE, iconsModule } from './generate-icons.ts';

it('the kit’s icons are those of the package and the names: else run npm run icons', async () => {
  expect(await readFile(ICONS_FILE, 'utf8')).toBe(iconsModule());
});
