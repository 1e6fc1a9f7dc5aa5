import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../platform/error-code.ts';
import { checkedKey, type FileStorage } from './storage.ts';

/** Files in a folder: the default. Several nodes need a folder that they share, or the other storage. */
export function diskStorage(folder: string): FileStorage {
  const fileOf = (key: string) => join(folder, checkedKey(key));
  return {
    async put(key, path) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // renamed when complete: nobody ever reads half a file, and the temporary folder may be another disk
      const draft = `${file}.${randomUUID()}`;
      await copyFile(path, draft);
      await rename(draft, file);
    },
    async read(key, range) {
      try {
        // the handle closes with the stream
        return (await open(fileOf(key))).createReadStream(range);
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
