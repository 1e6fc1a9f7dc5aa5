import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProvidedModule } from '../../composition/provided-module.ts';
import { OpenTree } from '../development/open-tree.ts';
import { type BundlerRequire, bundlerRuntime } from './bundler-runtime.ts';

const provided = (part: Partial<ProvidedModule>): ProvidedModule => ({
  version: '1.0.0',
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
  ...part,
});
const REACT = { name: 'react' };
const SHEET = { name: 'sheet' };

let fetches: number;
let isAway: boolean;
let remote: BundlerRequire;
let installedModules: Record<string, Promise<void> | 0>;
const { bundlerRuntime: runtime, start } = bundlerRuntime({
  react: provided({ lib: () => REACT }),
  sheet: provided({
    async get() {
      fetches++;
      if (isAway) throw new Error('the network is away');
      return () => SHEET;
    },
  }),
});

/** as the bundler's runtime of a remote does it */
function run(id: string): unknown {
  const module = { exports: undefined as unknown };
  const factory = remote.m[id];
  if (!factory) throw new Error(`no module ${id}`);
  factory(module);
  return module.exports;
}
async function load(chunkId: string): Promise<void> {
  const promises: Promise<unknown>[] = [];
  const chunkMapping = { page: ['r', 's'], other: ['s'], foreign: ['x'], strict: ['k'] };
  runtime.consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire: remote });
  await Promise.all(promises);
}

beforeEach(() => {
  fetches = 0;
  isAway = false;
  installedModules = {};
  remote = {
    m: {},
    c: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        r: { shareKey: 'react', requiredVersion: '^1.0.0' },
        s: { shareKey: 'sheet', requiredVersion: '^1.0.0', strictVersion: true },
        x: { shareKey: 'lodash' },
        k: { shareKey: 'react', requiredVersion: '^2.0.0', strictVersion: true },
      },
    },
  };
});

describe('what a chunk of a remote consumes', () => {
  it('is the shell’s: at hand, or fetched first', async () => {
    await load('page');
    expect([run('r'), run('s')]).toEqual([REACT, SHEET]);
  });

  it('is fetched once by chunks side by side, and not again', async () => {
    await Promise.all([load('page'), load('other')]);
    await load('other');
    expect([fetches, run('s')]).toEqual([1, SHEET]);
  });

  it('is nobody’s business where a chunk consumes nothing', async () => {
    await load('plain');
    expect(remote.m).toEqual({});
  });

  it('that cannot be fetched fails where it is used, and is fetched again when it is asked for again', async () => {
    isAway = true;
    await load('other');
    expect(() => run('s')).toThrow('the network is away');
    isAway = false;
    await load('other');
    expect(run('s')).toBe(SHEET);
  });

  it.each([
    ['foreign', 'x', 'does not share lodash'],
    ['strict', 'k', 'is not ^2.0.0'],
  ])('%s fails where it is used', async (chunk, id, reason) => {
    await load(chunk);
    expect(() => run(id)).toThrow(reason);
  });
});

it('what an entry consumes at its start must be at hand', () => {
  runtime.installInitialConsumes({ initialConsumes: ['r', 's'], installedModules, webpackRequire: remote });
  expect(run('r')).toBe(REACT);
  expect(() => run('s')).toThrow('not at hand');
});

describe('an entry that the shell joins with the runtime', () => {
  const PAGE = () => ({ default: 'page' });
  beforeEach(() => {
    remote = {
      ...remote,
      f: {},
      consumesLoadingData: {
        ...remote.consumesLoadingData,
        chunkMapping: { page: ['r', 's'] },
        initialConsumes: ['r'],
      },
      initializeExposesData: { moduleMap: { './page': async () => PAGE } },
    };
    start(remote);
  });

  it('has at hand what it consumes at its start', () => expect(run('r')).toBe(REACT));

  it('fetches what a chunk consumes before the chunk runs', async () => {
    const promises: Promise<unknown>[] = [];
    // what the bundler calls for every chunk
    remote.f?.consumes?.('page', promises);
    await Promise.all(promises);
    expect(run('s')).toBe(SHEET);
  });

  it.each(['development', 'production'])('is told of where a shell was built for %s', (mode) => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = mode;
    const opened = jest.fn<OpenTree['opened']>();
    const refresh = { register: () => undefined, performReactRefresh: () => undefined };
    globalThis.__CAIRN_DEVELOPMENT__ = new OpenTree(refresh, { opened, isHydrated: Promise.resolve() });
    start(remote);
    expect(opened.mock.calls).toEqual(mode === 'development' ? [[remote]] : []);
    globalThis.__CAIRN_DEVELOPMENT__ = undefined;
    process.env.NODE_ENV = NODE_ENV;
  });

  it('is a container of what it exposes, and of nothing else', async () => {
    expect(remote.initContainer?.()).toBe(true);
    expect(await remote.getContainer?.('./page')).toBe(PAGE);
    await expect(remote.getContainer?.('./other')).rejects.toThrow('not in the container');
    await expect(remote.getContainer?.('toString')).rejects.toThrow('not in the container');
  });
});
