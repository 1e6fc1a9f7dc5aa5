import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { releaseKey } from '../registry/keys.ts';
import { changeLive, readLive } from '../registry/live.ts';
import { diskStore, type ObjectStore } from '../registry/object-store.ts';
import { type LayeredStore, layeredStore } from './layered-store.ts';
import { makeLive } from './mixed-environment.ts';

let dir: string;
let below: ObjectStore;
let store: LayeredStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'layered-'));
  below = diskStore(join(dir, 'store'));
  store = layeredStore(below);
});
afterEach(() => rm(dir, { recursive: true }));

it('what is written covers what lies below, and leaves it as it is', async () => {
  await below.put('a/one', 'below');
  await store.put('a/one', 'above');
  await store.put('a/two', 'above');
  await below.put('a/three', 'below');
  await store.remove('a/three');
  expect(await store.list('a/')).toEqual(['a/one', 'a/two']);
  expect([String(await store.get('a/one')), await store.get('a/three')]).toEqual(['above', undefined]);
  expect([String(await below.get('a/one')), await below.list('a')]).toEqual(['below', ['a/one', 'a/three']]);
});

it('a folder that is removed stays below, and is gone above with all that is in it', async () => {
  await below.put('a/one', 'below');
  await below.put('a/b/two', 'below');
  await store.put('a/b/three', 'above');
  expect(await store.writtenAt('a/b/three')).toBeInstanceOf(Date);
  await store.removeFolder('a');
  for (const path of ['a/one', 'a/b/two', 'a/b/three'])
    expect([await store.get(path), await store.writtenAt(path)]).toEqual([undefined, undefined]);
  expect(String(await below.get('a/b/two'))).toBe('below');
});

it('whoever waits for a change has it as soon as it is written, of what they wait for alone', async () => {
  let isTold = false;
  const written = store.written('live/', 60_000).then(() => {
    isTold = true;
  });
  await store.put('shells/one', 'x');
  expect(isTold).toBe(false);
  await store.putIfAbsent('live/1', 'x');
  await written;
  // what is over is not waited for for ever
  await store.written('live/', 1);
});

it('of two that make the same file one is first', async () => {
  const made = await Promise.all(['x', 'y'].map((text) => store.putIfAbsent('live/1', text)));
  expect(made.filter(Boolean)).toHaveLength(1);
  await below.put('live/2', 'below');
  expect(await store.putIfAbsent('live/2', 'above')).toBe(false);
});

it('a mix has its own versions, the base’s for the rest, and follows what is promoted there', async () => {
  const only = (version: string) => ({
    stable: version,
    versions: [{ version, weight: 100, integrity: 'sha384-x' }],
  });
  const promote = async (name: string, version: string) =>
    changeLive(
      below,
      { environment: 'local', by: 'test', note: '', key: await releaseKey(dir) },
      { [name]: () => only(version) },
    );
  await promote('mf-tour', '1.0.0');
  await promote('mf-chat', '1.0.0');
  await store.put('remotes/mf-tour/1.0.0-dev.1/release.json', '{}');
  const options = { store, dataDir: dir, environment: 'development', base: 'local', by: 'dev' };
  const mix = await makeLive(options, { 'mf-tour': '1.0.0-dev.1' });
  expect([mix.remotes['mf-tour']?.stable, mix.remotes['mf-chat']?.stable]).toEqual(['1.0.0-dev.1', '1.0.0']);
  expect((await makeLive(options, { 'mf-tour': '1.0.0-dev.1' })).revision).toBe(mix.revision);
  await promote('mf-chat', '1.1.0');
  const later = await makeLive(options, { 'mf-tour': '1.0.0-dev.1' });
  expect(later.remotes['mf-chat']?.stable).toBe('1.1.0');
  expect((await readLive(below, 'development')).revision).toBe(0);
  expect((await readLive(below, 'local')).remotes['mf-tour']?.stable).toBe('1.0.0');
});
