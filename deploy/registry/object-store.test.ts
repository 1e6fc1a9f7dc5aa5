import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { diskStore, type ObjectStore } from './object-store.ts';

let dir: string;
let store: ObjectStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-'));
  store = diskStore(join(dir, 'store'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('object store', () => {
  it('gives what was put, and the newest of two', async () => {
    await store.put('remotes/mf-tour/1.0.0/a.js', 'one');
    expect(String(await store.get('remotes/mf-tour/1.0.0/a.js'))).toBe('one');
    await store.put('remotes/mf-tour/1.0.0/a.js', Buffer.from('two'));
    expect(String(await store.get('remotes/mf-tour/1.0.0/a.js'))).toBe('two');
  });

  it('has nothing where nothing was put, and nothing at a folder', async () => {
    await store.put('remotes/a.js', 'one');
    expect(await store.get('remotes/b.js')).toBeUndefined();
    expect(await store.get('remotes')).toBeUndefined();
    expect(await store.get('remotes/a.js/b.js')).toBeUndefined();
  });

  it('leaves no drafts behind', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => store.put('live.json', String(index))));
    await Promise.all(Array.from({ length: 10 }, (_, index) => store.putIfAbsent('1.json', String(index))));
    expect(await readdir(join(dir, 'store'))).toEqual(['1.json', 'live.json']);
  });

  it('of many that create the same file exactly one does, and its content stays', async () => {
    const created = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (await store.putIfAbsent('live/1.json', `by ${index}`)) ? index : -1,
      ),
    );
    const winners = created.filter((index) => index >= 0);
    expect(winners).toHaveLength(1);
    expect(String(await store.get('live/1.json'))).toBe(`by ${winners[0]}`);
  });

  it.each(['../secret', 'remotes/../../secret', '/etc/hostname', '..', '.', '', '../store-of-another/a'])(
    'the path %j leads nowhere outside',
    async (path) => {
      await writeFile(join(dir, 'secret'), 'keep out');
      await expect(store.get(path)).rejects.toThrow('outside the store');
      await expect(store.put(path, 'x')).rejects.toThrow('outside the store');
      await expect(store.putIfAbsent(path, 'x')).rejects.toThrow('outside the store');
      expect(await readFile(join(dir, 'secret'), 'utf8')).toBe('keep out');
    },
  );
});
