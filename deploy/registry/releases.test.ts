import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { diskStore, type ObjectStore } from './object-store.ts';
import { publish, releaseIntegrity } from './releases.ts';

let dir: string;
let store: ObjectStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'));
  store = diskStore(join(dir, 'store'));
});
afterEach(() => rm(dir, { recursive: true }));

/** a built version in a folder of its own */
async function built(content: string, version = '1.0.0'): Promise<string> {
  const folder = await mkdtemp(join(dir, 'built-'));
  const release: Release = {
    format: 1,
    name: 'mf-tour',
    version,
    container: `mf_tour__${version}`,
    kit: '^1.0.0',
    routes: {},
    fragments: {},
    locales: [],
    exposes: {},
    browser: { file: 'browser/remoteEntry.js', integrity: integrityOf(content) },
    server: { file: 'server/remoteEntry.js', integrity: integrityOf(content) },
    others: [],
  };
  for (const side of ['browser', 'server']) {
    await mkdir(join(folder, side));
    await writeFile(join(folder, side, 'remoteEntry.js'), content);
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}
const inStore = async (path: string) => (await store.get(`remotes/mf-tour/${path}`))?.toString();

describe('a release', () => {
  it('is in the store with all its files, under its name and version', async () => {
    const folder = await built('one');
    expect(await publish(store, folder)).toMatchObject({ name: 'mf-tour', version: '1.0.0' });
    expect([await inStore('1.0.0/browser/remoteEntry.js'), await inStore('1.0.0/server/remoteEntry.js')]).toEqual([
      'one',
      'one',
    ]);
    expect(await releaseIntegrity(store, 'mf-tour', '1.0.0')).toBe(
      integrityOf((await inStore('1.0.0/release.json')) ?? ''),
    );
  });

  it('the same again is fine', async () => {
    await publish(store, await built('one'));
    await expect(publish(store, await built('one'))).resolves.toBeDefined();
  });

  it('another content under the same version is refused, and the first stays whole', async () => {
    await publish(store, await built('one'));
    await expect(publish(store, await built('two'))).rejects.toThrow('raise its version');
    expect(await inStore('1.0.0/browser/remoteEntry.js')).toBe('one');
    await publish(store, await built('two', '1.0.1'));
    expect(await inStore('1.0.1/browser/remoteEntry.js')).toBe('two');
  });

  it('its manifest comes last: a release that is there is there whole', async () => {
    const order: string[] = [];
    const watched: ObjectStore = {
      ...store,
      put: async (path, content) => {
        order.push(path);
        await store.put(path, content);
      },
    };
    await publish(watched, await built('one'));
    expect(order.at(-1)).toBe('remotes/mf-tour/1.0.0/release.json');
    expect(order).toHaveLength(3);
  });

  it('a folder that is no build is refused', async () => {
    const folder = await mkdtemp(join(dir, 'empty-'));
    await expect(publish(store, folder)).rejects.toThrow('release.json');
    await writeFile(join(folder, 'release.json'), '{"format":2}');
    await expect(publish(store, folder)).rejects.toThrow();
  });

  it('one that is not in the store cannot go live', async () => {
    await expect(releaseIntegrity(store, 'mf-tour', '9.9.9')).rejects.toThrow('release it first');
  });
});
