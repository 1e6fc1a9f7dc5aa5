import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { ROOT } from '../registry/build.ts';

const CACHE = join(ROOT, 'node_modules', '.cache', 'cairn', 'pictures');
/** what pictures look like is decided here */
const DRAWING = ['deploy/demo/art', 'api/modules/media'];

async function drawingHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of DRAWING.map((path) => join(ROOT, path)))
    for (const file of await filesBelow(folder)) hash.update(`${file}\n`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 32);
}

/**
 * Stacks of tests have one folder of rendered pictures: to draw the demonstration's was a third of what a part cost, and each part and
 * each run drew the same ones. Uploads have ids of their own.
 */
export async function sharePictures(dataDir: string): Promise<void> {
  const current = await drawingHash();
  const folder = join(CACHE, current);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(CACHE))
    if (old !== current) await rm(join(CACHE, old), { recursive: true, force: true });
  await symlink(folder, join(dataDir, 'media'));
}
