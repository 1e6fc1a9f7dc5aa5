import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../platform/error-code.ts';

export interface FileCache {
  /**
   * The bytes that were made for this name and version, from disk or made now; made once however many ask at the same time.
   * An older version of the name is removed. Both must be safe as file names.
   */
  read(name: string, version: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

export function createFileCache(folder: string): FileCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function removeOlder(name: string, current: string): Promise<void> {
    const old = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`) && file !== current);
    await Promise.all(old.map((file) => rm(join(folder, file), { force: true })));
  }

  async function makeFile(name: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    // renamed when complete: nobody ever reads half a picture
    const draft = join(folder, `draft-${randomUUID()}`);
    await writeFile(draft, bytes);
    await rename(draft, join(folder, file));
    await removeOlder(name, file);
    return bytes;
  }

  return {
    async read(name, version, make) {
      const file = `${name}.${version}.jpg`;
      try {
        return await readFile(join(folder, file));
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
      }
      const known = underWay.get(file);
      if (known) return known;
      const making = makeFile(name, file, make).finally(() => underWay.delete(file));
      underWay.set(file, making);
      return making;
    },
  };
}
