import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { LiveRemote, Release } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { diskStore, type ObjectStore } from './object-store.ts';
import { publish, releaseIntegrity, rollout } from './releases.ts';

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

  it('a local store under development may replace one', async () => {
    await publish(store, await built('one'));
    await publish(store, await built('two'), { replace: true });
    expect(await inStore('1.0.0/browser/remoteEntry.js')).toBe('two');
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

describe('shares of the visitors', () => {
  const version = (name: string, weight: number) => ({ version: name, weight, integrity: `hash of ${name}` });
  const STABLE: LiveRemote = { stable: '1.0.0', versions: [version('1.0.0', 100)] };
  const SHARED: LiveRemote = { stable: '1.0.0', versions: [version('1.0.0', 90), version('1.1.0', 10)] };

  it.each<[string, LiveRemote | undefined, string, number, LiveRemote]>([
    ['the first version ever is for everybody, whatever was asked', undefined, '1.0.0', 10, STABLE],
    ['a new version takes its percent from the stable one', STABLE, '1.1.0', 10, SHARED],
    [
      'its share grows',
      SHARED,
      '1.1.0',
      50,
      { stable: '1.0.0', versions: [version('1.0.0', 50), version('1.1.0', 50)] },
    ],
    [
      'a newer one takes the place of the one that was being tried',
      SHARED,
      '1.2.0',
      5,
      { stable: '1.0.0', versions: [version('1.0.0', 95), version('1.2.0', 5)] },
    ],
    [
      '100 percent makes it the stable one, alone',
      SHARED,
      '1.1.0',
      100,
      { stable: '1.1.0', versions: [version('1.1.0', 100)] },
    ],
    ['promoting the stable one ends the trial', SHARED, '1.0.0', 100, STABLE],
  ])('%s', (_title, current, name, percent, expected) => {
    const other = { 'mf-chat': STABLE };
    const before = structuredClone(current);
    const remotes = { ...other, ...(current ? { 'mf-tour': current } : {}) };
    expect(rollout(remotes, 'mf-tour', name, `hash of ${name}`, percent)).toEqual({ ...other, 'mf-tour': expected });
    expect(current).toEqual(before);
  });

  it('the stable version cannot be tried on a share of its own visitors', () => {
    expect(() => rollout({ 'mf-tour': STABLE }, 'mf-tour', '1.0.0', 'hash', 10)).toThrow('stable version already');
  });

  it('a document whose stable version is missing is not made worse', () => {
    const broken = { stable: '0.9.0', versions: [version('1.0.0', 100)] };
    expect(() => rollout({ 'mf-tour': broken }, 'mf-tour', '1.1.0', 'hash', 10)).toThrow('no stable version');
  });
});
