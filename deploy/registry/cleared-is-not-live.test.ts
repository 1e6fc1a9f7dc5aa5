import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { markCleared } from './cleared.ts';
import { releaseKey } from './keys.ts';
import { changeLive, readLive } from './live.ts';
import { diskStore, type ObjectStore } from './object-store.ts';

let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleared-'));
  store = diskStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

it('what was marked to be cleared away since a change looked at it does not go live, nor stand behind what does', async () => {
  const one = (version: string) => ({ version, weight: 100, integrity: INTEGRITY });
  const change = async (version: string, fallback?: string) =>
    changeLive(
      store,
      { environment: 'local', by: 'kate', note: 'now', key: await releaseKey(folder) },
      {
        'mf-tour': () => ({
          stable: version,
          versions: [one(version)],
          ...(fallback ? { fallback: { version: fallback, integrity: INTEGRITY } } : {}),
        }),
      },
    );
  await change('2.0.0');
  const mark = { format: 1 as const, integrity: INTEGRITY, at: '2026-11-26T00:00:00.000Z', by: 'olga' };
  await markCleared(store, 'mf-tour', '1.0.0', mark);
  await expect(change('1.0.0')).rejects.toThrow('mf-tour@1.0.0 was cleared away by olga on 2026-11-26');
  await expect(change('2.0.0', '1.0.0')).rejects.toThrow('was cleared away');
  expect((await readLive(store, 'local')).revision).toBe(1);
  // what is live keeps its place, whatever is said of it
  await markCleared(store, 'mf-tour', '2.0.0', mark);
  expect((await change('2.0.0')).revision).toBe(2);
});
