import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { type Contract, type Release, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../../local/free-port.ts';
import { releaseKey } from '../../registry/keys.ts';
import { changeLive } from '../../registry/live.ts';
import { diskStore, type ObjectStore, storeDir } from '../../registry/object-store.ts';
import { releaseIntegrity } from '../../registry/releases.ts';
import { serveArtifacts } from '../../registry/server.ts';
import { layeredStore } from '../layered-store.ts';
import { differences } from './recorded-mix.ts';
import { fitBefore, misfitsOf, stitchMix, withStandIns } from './stitch-mix.ts';
import { readWanted } from './wanted.ts';

const CODE = 'export {};';
const PROPS: Contract['uses'][string]['props'] = {
  ...{ type: 'object', properties: { tourId: { type: 'number' } }, required: ['tourId'] },
};

const contractOf = (name: string, more: Partial<Contract>): Contract => ({
  owner: { squad: `squad-${name}`, contact: `#${name}` },
  ...{ fragments: {}, events: {}, uses: {}, hears: {}, calls: {}, texts: {}, shared: {}, ...more },
});

/** a release as a build writes it, with one file for each side */
async function released(
  store: ObjectStore,
  name: string,
  version: string,
  more: Partial<Contract> = {},
): Promise<void> {
  const file = (path: string) => ({ file: path, integrity: integrityOf(Buffer.from(CODE)) });
  const fragments = Object.keys(more.fragments ?? {}).map((part) => [part, { expose: `./${part}`, fragments: [] }]);
  const release: Release = {
    ...{ format: 1, name, version, container: `${name}@${version}`, kit: '^1.0.0' },
    ...{
      routes: {},
      fragments: Object.fromEntries(fragments),
      locales: [],
      exposes: {},
      others: [file('browser/chunk.js')],
    },
    ...{ browser: file('browser/entry.js'), server: file('server/entry.js'), contract: contractOf(name, more) },
  };
  const folder = releaseFolder(name, version);
  for (const path of ['browser/chunk.js', 'browser/entry.js', 'server/entry.js'])
    await store.put(`${folder}/${path}`, CODE);
  await store.put(`${folder}/release.json`, JSON.stringify(release));
}

async function promote(store: ObjectStore, dataDir: string, name: string, version: string): Promise<void> {
  const integrity = await releaseIntegrity(store, name, version);
  const only = { stable: version, versions: [{ version, weight: 100, integrity }] };
  await changeLive(
    store,
    { environment: 'local', by: 'test', note: '', key: await releaseKey(dataDir) },
    { [name]: () => only },
  );
}

let dir: string;
let elsewhere: string;
let below: ObjectStore;
let store: ObjectStore;
const noBuild = () => Promise.reject(new Error('nothing is built here'));
const stitched = (...parts: string[]) =>
  stitchMix(readWanted(parts), {
    store,
    dataDir: dir,
    environment: 'stitch',
    base: 'local',
    build: noBuild,
    buildStandIn: noBuild,
  });
const versionsOf = (mix: Awaited<ReturnType<typeof stitched>>['mix']) =>
  Object.entries(mix).map(([name, { version, from }]) => `${name} ${version} from ${from}`);

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'stitch-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'stitch-'));
  below = diskStore(storeDir(dir));
  store = layeredStore(below);
  await released(below, 'mf-tour', '1.0.0', {
    uses: { 'mf-panels/panel': { files: ['a.tsx'], required: true, props: PROPS } },
  });
  await released(below, 'mf-panels', '1.0.0', { fragments: { panel: { module: 'panel.tsx', props: PROPS } } });
  for (const name of ['mf-tour', 'mf-panels']) await promote(below, dir, name, '1.0.0');
});
afterEach(async () => {
  for (const folder of [dir, elsewhere]) await rm(folder, { recursive: true });
});

describe('a mix', () => {
  it('has what it names, and the live versions beside it', async () => {
    await released(below, 'mf-tour', '1.3.0');
    const { live, mix } = await stitched('mf-tour=1.3.0');
    expect(versionsOf(mix)).toEqual(['mf-panels 1.0.0 from 1.0.0', 'mf-tour 1.3.0 from 1.3.0']);
    expect(live.environment).toBe('stitch');
    // what others see is as it was
    expect((await store.list('live')).includes('live/stitch.json')).toBe(true);
    expect(await below.list('live')).toEqual(['live/local.json']);
  });

  it('is the same where its releases are built at another commit, and not of other sources', async () => {
    const built = async (version: string, revision: string, texts: Contract['texts'] = {}) => {
      const data = await mkdtemp(join(elsewhere, 'built-'));
      const theirs = diskStore(storeDir(data));
      await released(theirs, 'mf-tour', version, { revision, texts });
      await promote(theirs, data, 'mf-tour', version);
      const options = { dataDir: data, environment: 'stitch', base: 'local', build: noBuild, buildStandIn: noBuild };
      return (await stitchMix(readWanted([]), { store: layeredStore(theirs), ...options })).mix;
    };
    const remotes = await built('1.0.0', 'a'.repeat(40));
    const differs = async (now: Promise<typeof remotes>) =>
      differences({ format: 1, shell: 'live', remotes }, await now, readWanted([]));
    expect(await differs(built('1.0.0', 'b'.repeat(40)))).toEqual([]);
    expect(await differs(built('1.0.0', 'a'.repeat(40), { de: { count: 1, missing: 0 } }))).toEqual([
      'mf-tour@1.0.0 is another release than the one that was recorded',
    ]);
  });

  it('has stand-ins of what is live, where they are asked for', async () => {
    const asked: string[] = [];
    const folder = await mkdtemp(join(elsewhere, 'build-'));
    const buildStandIn = async (name: string, version: string) => {
      asked.push(`${name}@${version}`);
      const theirs = diskStore(storeDir(folder));
      await released(theirs, name, `${version}-stand-in`, {
        fragments: { panel: { module: 'panel.tsx', props: PROPS } },
      });
      return join(storeDir(folder), 'remotes', name, `${version}-stand-in`);
    };
    const wanted = await withStandIns(readWanted(['mf-tour=1.0.0']), store, 'local');
    const options = { store, dataDir: dir, environment: 'stitch', base: 'local', build: noBuild, buildStandIn };
    const { live, mix } = await stitchMix(wanted, options);
    expect(asked).toEqual(['mf-panels@1.0.0']);
    expect(versionsOf(mix)).toEqual(['mf-panels 1.0.0-stand-in from stand-in', 'mf-tour 1.0.0 from 1.0.0']);
    expect(await misfitsOf(store, live, () => undefined)).toEqual([]);
    await expect(stitchMix(readWanted(['mf-new=stand-in']), options)).rejects.toThrow('mf-new is not live');
  });

  it('with a version that nobody released is refused before anything is changed', async () => {
    await expect(stitched('mf-tour=9.9.9')).rejects.toThrow('mf-tour@9.9.9 is not in the store');
    expect(await store.get('live/stitch.json')).toBeUndefined();
  });

  it('whose parts do not fit names them, with the squads', async () => {
    await released(below, 'mf-panels', '2.0.0', { fragments: {} });
    const { live } = await stitched('mf-panels=2.0.0');
    const misfits = await misfitsOf(store, live, () => undefined);
    expect(misfits).toEqual([
      'mf-tour/a.tsx: mf-tour@1.0.0 does not fit: mf-panels@2.0.0 has no fragment panel (squad-mf-tour, #mf-tour)',
    ]);
    const { live: fine } = await stitched();
    expect(await misfitsOf(store, fine, () => undefined)).toEqual([]);
  });
});

describe('a mix whose site is not up yet', () => {
  const { API_URL, API_PORT } = process.env;
  beforeEach(async () => {
    // no `npm start` of anybody has a say
    process.env.API_PORT = '1';
    await released(below, 'mf-tour', '1.5.0', { calls: { 'GET /spa/tour': 'abc' } });
  });
  afterEach(() => {
    for (const [name, value] of Object.entries({ API_URL, API_PORT }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  });
  const MISSED = [expect.stringContaining("mf-tour@1.5.0: its calls were not compared with the api's")];

  it('is not held against an api of elsewhere, be it away: its own is asked once it is up', async () => {
    process.env.API_URL = 'http://127.0.0.1:1';
    const { live } = await stitched('mf-tour=1.5.0', 'mf-panels=1.0.0');
    expect(await fitBefore(store, live, false)).toEqual({ misfits: [], missed: MISSED });
  });

  it('where none is to follow: is not said to fit an api that nobody has asked', async () => {
    delete process.env.API_URL;
    const { live } = await stitched('mf-tour=1.5.0');
    expect(await fitBefore(store, live, true)).toEqual({ misfits: [], missed: MISSED });
    process.env.API_URL = 'http://127.0.0.1:1';
    await expect(fitBefore(store, live, true)).rejects.toThrow('http://127.0.0.1:1 does not answer');
  });

  it('where none is to follow: is held against the api of `npm start`', async () => {
    delete process.env.API_URL;
    const api = createServer((_request, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end('{"calls":{"GET /spa/tour":"another"}}');
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    try {
      process.env.API_PORT = String((api.address() as AddressInfo).port);
      const { live } = await stitched('mf-tour=1.5.0');
      expect(await fitBefore(store, live, true)).toEqual({
        misfits: [expect.stringContaining('GET /spa/tour is another one in the api')],
        missed: [],
      });
    } finally {
      await new Promise((resolve) => api.close(resolve));
    }
  });
});

describe('a release from elsewhere', () => {
  let url: string;
  let artifacts: Awaited<ReturnType<typeof serveArtifacts>>;
  let theirs: ObjectStore;
  beforeEach(async () => {
    theirs = diskStore(storeDir(elsewhere));
    await released(theirs, 'mf-tour', '1.4.0');
    const port = await freePort();
    artifacts = await serveArtifacts({ dataDir: elsewhere, port });
    url = `http://127.0.0.1:${port}`;
  });
  afterEach(() => artifacts.close());

  it('is taken from its folder', async () => {
    const { mix } = await stitched(`mf-tour=${url}/remotes/mf-tour/1.4.0/`);
    expect(mix['mf-tour']).toMatchObject({ version: '1.4.0', from: `${url}/remotes/mf-tour/1.4.0/` });
    expect(String(await store.get('remotes/mf-tour/1.4.0/browser/chunk.js'))).toBe(CODE);
    expect(await below.get('remotes/mf-tour/1.4.0/release.json')).toBeUndefined();
  });

  it('is the one that is live in that store', async () => {
    await promote(theirs, elsewhere, 'mf-tour', '1.4.0');
    expect(versionsOf((await stitched(`mf-tour=${url}`)).mix)).toContain(`mf-tour 1.4.0 from ${url}`);
  });

  it.each<[string, (given: ObjectStore) => Promise<void>, string, string]>([
    [
      'with a file that was changed',
      (given) => given.put('remotes/mf-tour/1.4.0/browser/chunk.js', 'stolen()'),
      'mf-tour=URL/remotes/mf-tour/1.4.0',
      'browser/chunk.js is not the file that was released',
    ],
    [
      'with a file that is missing',
      (given) => given.remove('remotes/mf-tour/1.4.0/server/entry.js'),
      'mf-tour=URL/remotes/mf-tour/1.4.0',
      'server/entry.js is missing',
    ],
    ['of another remote', async () => undefined, 'mf-panels=URL/remotes/mf-tour/1.4.0', 'is mf-tour@1.4.0, and not'],
    ['that is not there', async () => undefined, 'mf-tour=URL/nowhere', 'has neither release.json nor live/local.json'],
  ])('%s is refused', async (_title, spoil, part, reason) => {
    await spoil(theirs);
    await expect(stitched(part.replace('URL', url))).rejects.toThrow(reason);
  });

  it('under a version that has another content here is refused', async () => {
    await released(below, 'mf-tour', '1.4.0', { texts: { de: { count: 1, missing: 0 } } });
    await expect(stitched(`mf-tour=${url}/remotes/mf-tour/1.4.0`)).rejects.toThrow(
      'is not the one that is released here',
    );
  });
});
