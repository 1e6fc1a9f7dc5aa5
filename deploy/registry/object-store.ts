import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** Where releases live. A folder here; the same few verbs that S3 has with conditional writes. */
export interface ObjectStore {
  /** undefined when there is none */
  get(path: string): Promise<Buffer | undefined>;
  put(path: string, content: Buffer | string): Promise<void>;
  /** @returns false when there is one already: the compare-and-set of the store */
  putIfAbsent(path: string, content: Buffer | string): Promise<boolean>;
  /** paths directly below a folder, sorted; none when it is not there */
  list(folder: string): Promise<string[]>;
  /** folders directly below a folder, as paths, sorted */
  folders(folder: string): Promise<string[]>;
  /** fine when there is none */
  remove(path: string): Promise<void>;
  /** all that lies below a folder; fine when there is none */
  removeFolder(folder: string): Promise<void>;
  /** when a file was written last; undefined when there is none */
  writtenAt(path: string): Promise<Date | undefined>;
}

/** @throws when the path leads out of the store */
function inside(root: string, path: string): string {
  const full = resolve(root, path);
  if (!full.startsWith(resolve(root) + sep)) throw new Error(`${path} is outside the store`);
  return full;
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

/** writes beside the target: nobody ever reads half a file */
async function writeDraft(target: string, content: Buffer | string): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  const draft = `${target}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  return draft;
}

const below = (folder: string, name: string): string => `${folder.replace(/\/$/, '')}/${name}`;

export function diskStore(root: string): ObjectStore {
  const entriesOf = (folder: string) =>
    readdir(inside(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    });
  return {
    async get(path) {
      return readFile(inside(root, path)).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) return undefined;
        throw error;
      });
    },
    async put(path, content) {
      const target = inside(root, path);
      await rename(await writeDraft(target, content), target);
    },
    async putIfAbsent(path, content) {
      const target = inside(root, path);
      const draft = await writeDraft(target, content);
      try {
        await link(draft, target);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await unlink(draft);
      }
    },
    async list(folder) {
      const files = (await entriesOf(folder)).filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'));
      return files.map(({ name }) => below(folder, name)).sort();
    },
    async folders(folder) {
      return (await entriesOf(folder))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => below(folder, name))
        .sort();
    },
    remove: (path) => rm(inside(root, path), { force: true }),
    removeFolder: (folder) => rm(inside(root, folder), { force: true, recursive: true }),
    async writtenAt(path) {
      try {
        const found = await stat(inside(root, path));
        return found.isFile() ? found.mtime : undefined;
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
        throw error;
      }
    },
  };
}

export const storeDir = (dataDir: string): string => join(dataDir, 'store');
