import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { livePath, revisionPath, signedLive } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publicKeyPath, releaseKey } from './keys.ts';
import { changeLive, type Edit, newestLive, readHistory, readLive, readShown } from './live.ts';
import { diskStore, type ObjectStore, storeDir } from './object-store.ts';

const remote = (version: string): LiveRemote => ({
  stable: version,
  versions: [{ version, weight: 100, integrity: 'sha384-' }],
});
const tour = (version: string): Record<string, LiveRemote> => ({ 'mf-tour': remote(version) });
const toTour = (version: string): Record<string, Edit> => ({ 'mf-tour': () => remote(version) });
const toCatalog = (version: string): Record<string, Edit> => ({ 'mf-catalog': () => remote(version) });

let dir: string;
let store: ObjectStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'live-'));
  store = diskStore(storeDir(dir));
});
afterEach(() => rm(dir, { recursive: true }));

const change = async (note: string, edits: Record<string, Edit>, by = 'kate') =>
  changeLive(store, { environment: 'test', by, note, key: await releaseKey(dir) }, edits);

describe('what is live', () => {
  it('is nothing at first, in revision 0', async () => {
    expect(await readLive(store, 'test')).toMatchObject({ revision: 0, environment: 'test', remotes: {} });
    expect(await readHistory(store, 'test', 0)).toEqual([]);
  });

  it.each(['garbage{', '', '{"payload":"{}","key_id":"","signature":""}'])(
    'is the newest revision where the document is spoiled (%j), and the next look of a change mends it',
    async (spoiled) => {
      await change('first', toTour('1.0.0'));
      await change('second', toTour('1.1.0'));
      const path = livePath('test');
      await store.put(path, spoiled);
      expect(await readLive(store, 'test')).toMatchObject({ revision: 2, note: 'second' });
      expect(await newestLive(store, 'test')).toMatchObject({ revision: 2 });
      expect(signedLive.parse(JSON.parse(String(await store.get(path)))).payload).toContain('"note":"second"');
    },
  );

  it('is the newest revision where an old document was put back, and the next look of a change shows it again', async () => {
    const path = livePath('test');
    await change('first', toTour('1.0.0'));
    const old = (await store.get(path)) ?? '';
    for (const version of ['1.1.0', '1.2.0']) await change(version, toTour(version));
    await store.put(path, old);
    expect(await readLive(store, 'test')).toMatchObject({ revision: 3, note: '1.2.0' });
    expect(await readShown(store, 'test')).toMatchObject({ revision: 1 });
    expect(await newestLive(store, 'test')).toMatchObject({ revision: 3 });
    expect(await readShown(store, 'test')).toMatchObject({ revision: 3 });
  });

  it('is the last revision that can be read, and nothing is made on one that cannot', async () => {
    await change('first', toTour('1.0.0'));
    await store.put(revisionPath('test', 2), 'garbage{');
    expect(await readLive(store, 'test')).toMatchObject({ revision: 1 });
    await expect(change('second', toTour('1.1.0'))).rejects.toThrow('live/test/00000002.json is no revision 2');
    expect(await readShown(store, 'test')).toMatchObject({ revision: 1 });
  });

  it('changes by revisions, and the history tells who did what', async () => {
    await change('first', toTour('1.0.0'));
    await change('second', toTour('1.1.0'));
    expect(await readLive(store, 'test')).toMatchObject({ revision: 2, note: 'second', remotes: tour('1.1.0') });
    const history = await readHistory(store, 'test', 2);
    expect(history.map(({ revision, note, changed_by }) => [revision, note, changed_by])).toEqual([
      [1, 'first', 'kate'],
      [2, 'second', 'kate'],
    ]);
    expect(history[0]?.remotes).toEqual(tour('1.0.0'));
  });

  it('of two changes of one remote at once one is refused and told who was first and with what', async () => {
    await change('base', toTour('1.0.0'));
    const both = await Promise.allSettled([
      change('two', toTour('2.0.0'), 'kate'),
      change('three', toTour('3.0.0'), 'olga'),
    ]);
    const failed = both.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    const won = both.find((result) => result.status === 'fulfilled');
    const live = await readLive(store, 'test');
    expect(live.revision).toBe(2);
    expect(won?.status === 'fulfilled' && won.value).toEqual(live);
    expect(failed).toEqual([
      expect.objectContaining({
        code: 'conflict',
        message: `mf-tour was changed meanwhile by ${live.changed_by}: revision 2, ${live.note}. Look at it and try again`,
      }),
    ]);
    expect(await readHistory(store, 'test', 2)).toHaveLength(2);
  });

  it('changes of different remotes at once are all made', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const squad = async (edits: (version: string) => Record<string, Edit>) => {
      for (const number of numbers) await change('', edits(`${number}.0.0`));
    };
    await Promise.all([squad(toTour), squad(toCatalog)]);
    const live = await readLive(store, 'test');
    expect(live).toMatchObject({
      revision: 40,
      remotes: { 'mf-tour': { stable: '20.0.0' }, 'mf-catalog': { stable: '20.0.0' } },
    });
    expect(await readHistory(store, 'test', 40)).toHaveLength(40);
  });

  it('a writer that was held up does not put its old revision before the newer', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let reached = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (reached = resolve));
    const slow: ObjectStore = {
      ...store,
      put: async (path, content) => {
        reached();
        await held;
        await store.put(path, content);
      },
    };
    const key = await releaseKey(dir);
    const first = changeLive(slow, { environment: 'test', by: 'kate', note: 'slow', key }, toTour('1.0.0'));
    await isHeld;
    await change('quick', toCatalog('1.0.0'));
    letGo();
    await first;
    expect(await readLive(store, 'test')).toMatchObject({ revision: 2, note: 'quick' });
  });

  it('what a change is decided on is the newest revision, whatever is shown for a moment', async () => {
    await change('first', toTour('1.0.0'));
    const old = (await store.get('live/test.json')) ?? '';
    await change('second', toTour('1.1.0'));
    await store.put('live/test.json', old);
    expect(await newestLive(store, 'test')).toMatchObject({ revision: 2, remotes: tour('1.1.0') });
    expect((await readLive(store, 'test')).revision).toBe(2);
  });

  it('a change that stopped halfway is finished by the next', async () => {
    await change('first', toTour('1.0.0'));
    const stopped: ObjectStore = { ...store, put: () => Promise.reject(new Error('power cut')) };
    const key = await releaseKey(dir);
    const cut = changeLive(stopped, { environment: 'test', by: 'kate', note: 'cut', key }, toTour('2.0.0'));
    await expect(cut).rejects.toThrow('power cut');
    expect((await readShown(store, 'test'))?.remotes).toEqual(tour('1.0.0'));
    expect((await readLive(store, 'test')).remotes).toEqual(tour('2.0.0'));

    const before = await readShown(store, 'test');
    const after = { environment: 'test', by: 'kate', note: 'after', key };
    await expect(changeLive(store, after, toTour('3.0.0'), before)).rejects.toThrow('revision 2, cut');
    expect(await readShown(store, 'test')).toMatchObject({ revision: 2, note: 'cut', remotes: tour('2.0.0') });
    expect(await change('again', toTour('3.0.0'))).toMatchObject({ revision: 3, remotes: tour('3.0.0') });
  });

  it('an edit that makes no sense changes nothing', async () => {
    await change('first', toTour('1.0.0'));
    await expect(change('bad', { 'mf-tour': () => ({ stable: '1', versions: [] }) })).rejects.toThrow();
    expect((await readLive(store, 'test')).revision).toBe(1);
    expect((await change('good', toTour('1.1.0'))).revision).toBe(2);
  });

  it('an environment of its own has a document and revisions of its own', async () => {
    await change('first', toTour('1.0.0'));
    const key = await releaseKey(dir);
    await changeLive(store, { environment: 'staging', by: 'kate', note: '', key }, toTour('2.0.0'));
    expect((await readLive(store, 'test')).remotes).toEqual(tour('1.0.0'));
    expect(await readLive(store, 'staging')).toMatchObject({ revision: 1, remotes: tour('2.0.0') });
  });

  it('takes over what all environments had in one document', async () => {
    const key = await releaseKey(dir);
    const old = (revision: number, environment: string, version: string) =>
      signDocument(
        { format: 1, environment, revision, changed_at: '', changed_by: 'kate', note: '', remotes: tour(version) },
        key,
        'release',
      );
    await store.put('live/00000001.json', old(1, 'test', '1.0.0'));
    await store.put('live/00000002.json', old(2, 'test', '1.1.0'));
    await store.put('live/00000003.json', old(3, 'staging', '6.6.6'));
    await store.put('live.json', old(3, 'staging', '6.6.6'));
    expect(await readLive(store, 'test')).toMatchObject({ revision: 2, remotes: tour('1.1.0') });
    expect(await change('next', toTour('1.2.0'))).toMatchObject({ revision: 3 });
    expect(await readHistory(store, 'test', 3)).toHaveLength(3);
    expect(await readLive(store, 'staging')).toMatchObject({ revision: 3, remotes: tour('6.6.6') });
  });

  it('is signed: the public half of the key verifies the very text', async () => {
    await change('first', toTour('1.0.0'));
    const { payload, signature, key_id } = signedLive.parse(JSON.parse(String(await store.get('live/test.json'))));
    const key = createPublicKey(await readFile(publicKeyPath(dir), 'utf8'));
    expect(key_id).toBe('release');
    expect(verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'))).toBe(true);
    expect(verify(null, Buffer.from(payload.replace('1.0.0', '6.6.6')), key, Buffer.from(signature, 'base64'))).toBe(
      false,
    );
  });
});

describe('the release key', () => {
  it('is made once and only its owner can read it', async () => {
    const first = await releaseKey(dir);
    expect((await releaseKey(dir)).equals(first)).toBe(true);
    expect((await stat(join(dir, 'keys', 'release.pem'))).mode & 0o777).toBe(0o600);
  });
});
