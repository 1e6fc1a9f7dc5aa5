import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PictureSource } from '../../adapters/storage/originals.ts';
import type { FileStorage } from '../../adapters/storage/storage.ts';
import { errorCode } from '../../platform/error-code.ts';
import type { Rendition } from './picture-path.ts';
import { rasterize } from './rasterize.ts';
import type { Priority, RenderQueue } from './render-queue.ts';
import { renditionFile, renditionKey } from './rendition-file.ts';

/** what stands behind a key, undefined when nothing does */
export type FindPicture = (key: string) => Promise<PictureSource | undefined>;

export interface PictureStore {
  /** the rendition's bytes, from disk or drawn now; undefined for an unknown key */
  read(rendition: Rendition, priority?: Priority): Promise<Buffer | undefined>;
}

/** Renditions that one process has made, for all others. */
export interface SharedRenditions {
  storage: Pick<FileStorage, 'put' | 'read'>;
  /** it is away: what is there already is made again */
  onError(error: unknown): void;
}

/**
 * Renditions on disk under `folder`; each is drawn once, however many ask for it at the same time.
 * @param shared where processes on several machines have them from one another
 */
export function createPictureStore(
  folder: string,
  find: FindPicture,
  queue: RenderQueue,
  shared?: SharedRenditions,
): PictureStore {
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    // renamed when complete: nobody ever reads half a picture
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
  }

  async function make(rendition: Rendition, file: string): Promise<Buffer | undefined> {
    const source = await find(rendition.key);
    if (source === undefined) return undefined;
    const bytes = await rasterize(source, rendition.width, rendition.format);
    await keep(file, bytes);
    await shared?.storage.put(renditionKey(rendition), file, `image/${rendition.format}`).catch(shared.onError);
    return bytes;
  }

  async function fromOthers(rendition: Rendition, file: string): Promise<Buffer | undefined> {
    try {
      const stream = await shared?.storage.read(renditionKey(rendition));
      if (!stream) return undefined;
      const bytes = await buffer(stream);
      await keep(file, bytes);
      return bytes;
    } catch (error) {
      shared?.onError(error);
      return undefined;
    }
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
      const making = fromOthers(rendition, file)
        .then((found) => found ?? queue.run(priority, () => make(rendition, file)))
        .finally(() => underWay.delete(file));
      underWay.set(file, making);
      return making;
    },
  };
}
