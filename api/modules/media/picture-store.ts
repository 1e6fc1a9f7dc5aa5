import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../platform/error-code.ts';
import type { Rendition } from './picture-path.ts';
import { rasterize } from './rasterize.ts';
import type { Priority, RenderQueue } from './render-queue.ts';

/** change it when the drawing changes: renditions of before are drawn anew */
const DRAWING = '1';

/** the SVG behind a key, undefined when there is none */
export type DrawPicture = (key: string) => Promise<string | undefined>;

export interface PictureStore {
  /** the rendition's bytes, from disk or drawn now; undefined for an unknown key */
  read(rendition: Rendition, priority?: Priority): Promise<Buffer | undefined>;
}

/** Renditions on disk under `folder`; each is drawn once, however many ask for it at the same time. */
export function createPictureStore(folder: string, draw: DrawPicture, queue: RenderQueue): PictureStore {
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  function fileOf({ key, width, format }: Rendition): string {
    const name = createHash('sha256').update(`${DRAWING} ${key} ${width}`).digest('hex').slice(0, 32);
    return join(folder, name.slice(0, 2), `${name}.${format}`);
  }

  async function make(rendition: Rendition, file: string): Promise<Buffer | undefined> {
    const svg = await draw(rendition.key);
    if (svg === undefined) return undefined;
    const bytes = await rasterize(svg, rendition.width, rendition.format);
    await mkdir(dirname(file), { recursive: true });
    // renamed when complete: nobody ever reads half a picture
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  return {
    async read(rendition, priority = 'visitor') {
      const file = fileOf(rendition);
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
