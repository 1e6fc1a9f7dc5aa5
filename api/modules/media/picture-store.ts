import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PictureSource } from '../../adapters/storage/originals.ts';
import { errorCode } from '../../platform/error-code.ts';
import type { Rendition } from './picture-path.ts';
import { rasterize } from './rasterize.ts';
import type { Priority, RenderQueue } from './render-queue.ts';
import { renditionFile } from './rendition-file.ts';

/** what stands behind a key, undefined when nothing does */
export type FindPicture = (key: string) => Promise<PictureSource | undefined>;

export interface PictureStore {
  /** the rendition's bytes, from disk or drawn now; undefined for an unknown key */
  read(rendition: Rendition, priority?: Priority): Promise<Buffer | undefined>;
}

/** Renditions on disk under `folder`; each is drawn once, however many ask for it at the same time. */
export function createPictureStore(folder: string, find: FindPicture, queue: RenderQueue): PictureStore {
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function make(rendition: Rendition, file: string): Promise<Buffer | undefined> {
    const source = await find(rendition.key);
    if (source === undefined) return undefined;
    const bytes = await rasterize(source, rendition.width, rendition.format);
    await mkdir(dirname(file), { recursive: true });
    // renamed when complete: nobody ever reads half a picture
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  return {
    async read(rendition, priority = 'visitor') {
      const file = renditionFile(folder, rendition);
      try {
        return await readFile(file);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
      }
      const known = underWay.get(file);
      if (known) return known;
      const making = queue.run(priority, () => make(rendition, file)).finally(() => underWay.delete(file));
      underWay.set(file, making);
      return making;
    },
  };
}
