import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { signedLive } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publicKeyPath, releaseKey } from './keys.ts';
import { ConflictError, changeLive, readHistory, readLive } from './live.ts';
import { diskStore, type ObjectStore, storeDir } from './object-store.ts';

const tour = (version: string): Record<string, LiveRemote> => ({
  'mf-tour': { stable: version, versions: [{ version, weight: 100, integrity: 'sha384-' }] },
});

let dir: string;
let store: ObjectStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'live-'));
  store = diskStore(storeDir(dir));
});
afterEach(() => rm(dir, { recursive: true }));

const change = async (note: string, edit: Parameters<typeof changeLive>[2]) =>
  changeLive(store, { environment: 'test', by: 'kate', note, key: await releaseKey(dir) }, edit);

describe('what is live', () => {
  it('is nothing at first, in revision 0', async () => {
    expect(await readLive(store, 'test')).toMatchObject({ revision: 0, environment: 'test', remotes: {} });
    expect(await readHistory(store, 0)).toEqual([]);
  });

  it('changes by revisions, and the history tells who did what', async () => {
    await change('first', () => tour('1.0.0'));
    await change('second', (remotes) => ({ ...remotes, ...tour('1.1.0') }));
    expect(await readLive(store, 'test')).toMatchObject({ revision: 2, note: 'second', remotes: tour('1.1.0') });
    const history = await readHistory(store, 2);
    expect(history.map(({ revision, note, changed_by }) => [revision, note, changed_by])).toEqual([
      [1, 'first', 'kate'],
      [2, 'second', 'kate'],
    ]);
    expect(history[0]?.remotes).toEqual(tour('1.0.0'));
  });

  it('of two changes on the same base one fails and says so, and the other is live', async () => {
    await change('base', () => tour('1.0.0'));
    const both = await Promise.allSettled([change('a', () => tour('2.0.0')), change('b', () => tour('3.0.0'))]);
    const failed = both.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(failed).toEqual([new ConflictError(2)]);
    const won = both.find((result) => result.status === 'fulfilled');
    const live = await readLive(store, 'test');
    expect(live.revision).toBe(2);
    expect(won?.status === 'fulfilled' && won.value).toEqual(live);
    expect(await readHistory(store, 2)).toHaveLength(2);
  });

  it('a change that stopped halfway is finished by the next, which then is made on top of it', async () => {
    await change('first', () => tour('1.0.0'));
    const stopped: ObjectStore = { ...store, put: () => Promise.reject(new Error('power cut')) };
    const key = await releaseKey(dir);
    const cut = changeLive(stopped, { environment: 'test', by: 'kate', note: 'cut', key }, () => tour('2.0.0'));
    await expect(cut).rejects.toThrow('power cut');
    expect((await readLive(store, 'test')).remotes).toEqual(tour('1.0.0'));

    await expect(change('after', () => tour('3.0.0'))).rejects.toThrow(new ConflictError(2));
    expect(await readLive(store, 'test')).toMatchObject({ revision: 2, note: 'cut', remotes: tour('2.0.0') });
    expect(await change('again', () => tour('3.0.0'))).toMatchObject({ revision: 3, remotes: tour('3.0.0') });
  });

  it('an edit that makes no sense changes nothing', async () => {
    await change('first', () => tour('1.0.0'));
    await expect(change('bad', () => ({ 'mf-tour': { stable: '1', versions: [] } }))).rejects.toThrow();
    expect((await readLive(store, 'test')).revision).toBe(1);
    expect((await change('good', () => tour('1.1.0'))).revision).toBe(2);
  });

  it('the edit may change what it is given: the document it came from stays', async () => {
    await change('first', () => tour('1.0.0'));
    await expect(
      change('bad', (remotes) => {
        delete remotes['mf-tour'];
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await readLive(store, 'test')).remotes).toEqual(tour('1.0.0'));
  });

  it('is signed: the public half of the key verifies the very text', async () => {
    await change('first', () => tour('1.0.0'));
    const { payload, signature, key_id } = signedLive.parse(JSON.parse(String(await store.get('live.json'))));
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
