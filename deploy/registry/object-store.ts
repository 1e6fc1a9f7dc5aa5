import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** Where releases live. A folder here; the same few verbs that S3 has with conditional writes. */
export interface ObjectStore {
  /** undefined when there is none */
  get(path: string): Promise<Buffer | undefined>;
  put(path: string, content: Buffer | string): Promise<void>;
  /** @returns false when there is one already: the compare-and-set of the store */
  putIfAbsent(path: string, content: Buffer | string): Promise<boolean>;
}

/** @throws when the path leads out of the store */
function inside(root: string, path: string): string {
  const full = resolve(root, path);
  if (!full.startsWith(resolve(root) + sep)) throw new Error(`${path} is outside the store`);
  return full;
}

export function diskStore(root: string): ObjectStore {
  return {
    async get(path) {
      return readFile(inside(root, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined;
        throw error;
      });
    },
    async put(path, content) {
      const target = inside(root, path);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}.draft`;
      await writeFile(draft, content);
      await rename(draft, target);
    },
    async putIfAbsent(path, content) {
      const target = inside(root, path);
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeFile(target, content, { flag: 'wx' });
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
        throw error;
      }
    },
  };
}

export const storeDir = (dataDir: string): string => join(dataDir, 'store');
