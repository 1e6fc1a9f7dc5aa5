import type { ObjectStore } from '../registry/object-store.ts';

export interface LayeredStore extends ObjectStore {
  /**
   * Whoever waits for a change of what begins so need not look again and again.
   * @param prefix of paths: 'live/', 'shells/development/'
   * @returns when something there was written next, or when so many milliseconds are over
   */
  written(prefix: string, limitMs: number): Promise<void>;
}

/** What is written stays in memory and covers what lies below, which is only read: it ends with the program. */
export function layeredStore(below: ObjectStore): LayeredStore {
  const waiting = new Set<{ prefix: string; go(): void }>();
  /** undefined: removed */
  const above = new Map<string, { content: Buffer; at: Date } | undefined>();
  const get = async (path: string) => (above.has(path) ? above.get(path)?.content : below.get(path));
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const write = (path: string, content: Buffer | string): void => {
    above.set(path, { content: Buffer.from(content), at: new Date() });
    for (const one of waiting) if (path.startsWith(one.prefix)) one.go();
  };
  return {
    written: (prefix, limitMs) =>
      new Promise((resolve) => {
        const one = {
          prefix,
          go() {
            clearTimeout(timer);
            waiting.delete(one);
            resolve();
          },
        };
        const timer = setTimeout(() => one.go(), limitMs);
        waiting.add(one);
      }),
    get,
    async put(path, content) {
      write(path, content);
    },
    async putIfAbsent(path, content) {
      if (await get(path)) return false;
      // of two at once one is first: nothing is waited for from here on
      if (above.get(path)) return false;
      write(path, content);
      return true;
    },
    async list(folder) {
      const own = folder.replace(/\/$/, '');
      const found = new Set((await below.list(folder)).filter((path) => !above.has(path)));
      for (const [path, file] of above) if (file && folderOf(path) === own) found.add(path);
      return [...found].sort();
    },
    async folders(folder) {
      const own = `${folder.replace(/\/$/, '')}/`;
      const found = new Set(await below.folders(folder));
      for (const [path, file] of above) {
        const [name, ...rest] = path.startsWith(own) ? path.slice(own.length).split('/') : [];
        if (file && name && rest.length > 0) found.add(own + name);
      }
      return [...found].sort();
    },
    async remove(path) {
      above.set(path, undefined);
    },
    async removeFolder(folder) {
      for (const path of await this.list(folder)) above.set(path, undefined);
      for (const inner of await this.folders(folder)) await this.removeFolder(inner);
    },
    writtenAt: async (path) => (above.has(path) ? above.get(path)?.at : below.writtenAt(path)),
  };
}
