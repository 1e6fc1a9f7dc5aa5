import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { iconFiles, UI } from './generate-icons.ts';

it('the kit’s icons are those of the package and the names: else run npm run icons', async () => {
  const paths = ['icons.tsx', ...(await readdir(join(UI, 'icons'))).map((file) => `icons/${file}`)];
  const written = await Promise.all(paths.map(async (path) => [path, await readFile(join(UI, path), 'utf8')]));
  expect(Object.fromEntries(written)).toEqual(iconFiles());
});
