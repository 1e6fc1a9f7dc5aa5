import type { ObjectStore } from '../registry/object-store.ts';

/** What is written stays in memory and covers what lies below, which is only read: it ends with the program. */
export function layeredStore(below: ObjectStore): ObjectStore {
  /** undefined: removed */
  const above = new Map<string, Buffer | undefined>();
  const get = async (path: string) => (above.has(path) ? above.get(path) : below.get(path));
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  return {
    get,
    async put(path, content) {
      above.set(path, Buffer.from(content));
    },
    async putIfAbsent(path, content) {
      if (await get(path)) return false;
      // of two at once one is first: nothing is waited for from here on
      if (above.get(path)) return false;
      above.set(path, Buffer.from(content));
      return true;
    },
    async list(folder) {
      const own = folder.replace(/\/$/, '');
      const found = new Set((await below.list(folder)).filter((path) => !above.has(path)));
      for (const [path, content] of above) if (content && folderOf(path) === own) found.add(path);
      return [...found].sort();
    },
    async remove(path) {
      above.set(path, undefined);
    },
  };
}
