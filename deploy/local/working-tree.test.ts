import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Live, Release } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseKey } from '../registry/keys.ts';
import { changeLive, type Edit, readLive } from '../registry/live.ts';
import { diskStore, type ObjectStore, storeDir } from '../registry/object-store.ts';
import { publish, releaseIntegrity } from '../registry/releases.ts';
import { rolledOut } from '../registry/shares.ts';
import { releaseTree, type WorkingTree } from './working-tree.ts';

let data: string;
let store: ObjectStore;
/** the sources of each remote, as one text */
let sources: Record<string, string>;
let builds: string[];
let told: string[];

async function folderOf(name: string, version: string, content: string): Promise<string> {
  const folder = await mkdtemp(join(data, 'built-'));
  const file = { file: 'browser/a.js', integrity: content };
  const release: Release = {
    format: 1,
    name,
    version,
    container: 'x',
    kit: '^1.0.0',
    routes: {},
    fragments: {},
    locales: [],
    exposes: {},
    browser: file,
    server: file,
    others: [],
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

const tree: WorkingTree = {
  remotes: ['mf-tour', 'mf-chat'],
  packageVersion: () => '1.0.0',
  sourceHash: async (name) =>
    Buffer.from(sources[name] ?? '')
      .toString('hex')
      .padEnd(64, '0'),
  build: async (name, version) => {
    builds.push(`${name}@${version}`);
    return folderOf(name, version, sources[name] ?? '');
  },
};

const start = (): Promise<Live> => releaseTree(data, tree, (text) => told.push(text));
const hexOf = (content: string) => Buffer.from(content).toString('hex').padEnd(12, '0').slice(0, 12);
const isLive = async (name: string) => {
  const remote = (await readLive(store, 'local')).remotes[name];
  return remote?.versions.map(({ version, weight }) => `${version} ${weight}`).join(', ');
};

/** as a command does */
async function roll(name: string, version: string, percent: number): Promise<void> {
  if (version === '1.1.0') await publish(store, await folderOf(name, version, 'next'));
  const integrity = await releaseIntegrity(store, name, version);
  await edit({ [name]: (current) => rolledOut(name, current, version, integrity, percent) });
}
const edit = async (edits: Record<string, Edit>) =>
  changeLive(store, { environment: 'local', by: 'kate', note: '', key: await releaseKey(data) }, edits);

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'tree-'));
  store = diskStore(storeDir(data));
  sources = { 'mf-tour': 'a', 'mf-chat': 'a' };
  [builds, told] = [[], []];
  await start();
});
afterEach(() => rm(data, { recursive: true }));

describe('npm start', () => {
  it('makes the first versions live for everybody', async () => {
    expect([await isLive('mf-tour'), await isLive('mf-chat')]).toEqual(['1.0.0 100', '1.0.0 100']);
    expect((await readLive(store, 'local')).revision).toBe(1);
  });

  it('with unchanged sources changes nothing and builds nothing', async () => {
    builds = [];
    expect((await start()).revision).toBe(1);
    expect(builds).toEqual([]);
  });

  it('leaves what was promoted and what is tried on a share', async () => {
    await roll('mf-tour', '1.1.0', 100);
    await roll('mf-chat', '1.1.0', 30);
    const { revision } = await start();
    expect(revision).toBe(3);
    expect([await isLive('mf-tour'), await isLive('mf-chat')]).toEqual(['1.1.0 100', '1.0.0 70, 1.1.0 30']);
    expect(told).toContainEqual(expect.stringContaining('mf-tour: 1.1.0 is live; this tree is 1.0.0: npm run cairn'));
  });

  it('with changed sources is a development version of its own, live in the place of the one before', async () => {
    const before = await releaseIntegrity(store, 'mf-tour', '1.0.0');
    sources['mf-tour'] = 'b';
    await start();
    expect([await isLive('mf-tour'), await isLive('mf-chat')]).toEqual([`1.0.0-dev.${hexOf('b')} 100`, '1.0.0 100']);
    expect(await releaseIntegrity(store, 'mf-tour', '1.0.0')).toBe(before);
    sources['mf-tour'] = 'c';
    await start();
    expect(await isLive('mf-tour')).toBe(`1.0.0-dev.${hexOf('c')} 100`);
    sources['mf-tour'] = 'a';
    builds = [];
    await start();
    expect([await isLive('mf-tour'), builds]).toEqual(['1.0.0 100', []]);
  });

  it('with changed sources says how to switch where another version is live', async () => {
    await roll('mf-tour', '1.1.0', 100);
    sources['mf-tour'] = 'b';
    await start();
    expect(await isLive('mf-tour')).toBe('1.1.0 100');
    const version = `1.0.0-dev.${hexOf('b')}`;
    expect(told).toContainEqual(expect.stringContaining(`npm run cairn -- promote mf-tour ${version}`));
    await roll('mf-tour', version, 100);
    sources['mf-tour'] = 'c';
    await start();
    expect(await isLive('mf-tour')).toBe(`1.0.0-dev.${hexOf('c')} 100`);
  });

  it('leaves out what was removed', async () => {
    await edit({ 'mf-tour': () => undefined });
    await start();
    expect(await isLive('mf-tour')).toBeUndefined();
  });

  it('a release from other sources, made before starts took notes, is not replaced', async () => {
    await rm(join(data, 'working-tree.json'));
    sources['mf-tour'] = 'b';
    await start();
    expect(await isLive('mf-tour')).toBe('1.0.0 100');
    expect(await releaseIntegrity(store, 'mf-tour', `1.0.0-dev.${hexOf('b')}`)).toBeDefined();
  });
});
