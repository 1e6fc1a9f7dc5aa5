import { beforeEach, expect, it, jest } from '@jest/globals';
import * as React from 'react';
import { sharedScope } from '../../composition/shared-scope.ts';
import type { BundlerRequire } from '../federation/bundler-runtime.ts';
import { fetchShared, fillWithShared } from './shared-at-hand.ts';

const ID = 'webpack/sharing/consume/default/react';

let remote: BundlerRequire;
const run = (id: string): unknown => {
  const execution = { id, factory: remote.m[id] as BundlerRequire['m'][string] };
  for (const look of remote.i ?? []) look(execution);
  const module = { exports: {} as unknown };
  execution.factory(module);
  return module.exports;
};
const consumes = (id: string) => {
  remote.consumesLoadingData = { moduleIdToConsumeDataMapping: { [id]: { shareKey: 'react' } } };
};

beforeEach(async () => {
  remote = { m: {}, c: {}, i: [] };
  await fetchShared();
  fillWithShared(remote);
});

it('a change finds a shared module that its page has not consumed before', () => {
  consumes(ID);
  expect(run(ID)).toBe(React);
});

it('a change finds a shared module again that the one before it did without', () => {
  // what hot replacement puts in the place of a module that is not used any more
  remote.m[ID] = () => {
    throw new Error(`RuntimeError: factory is undefined(${ID})`);
  };
  expect(() => run(ID)).toThrow();
  consumes(ID);
  expect(run(ID)).toBe(React);
});

it.each<[string, () => Promise<() => unknown>]>([
  ['is not answered', () => Promise.reject(new Error('502'))],
  [
    'throws when it runs',
    async () => () => {
      throw new Error('502');
    },
  ],
])('a shared module that %s keeps nothing else from a change', async (_how, get) => {
  const said: unknown[][] = [];
  jest.spyOn(console, 'warn').mockImplementation((...words) => said.push(words));
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
  // the list is read-only to the shell
  const list: Record<string, (typeof sharedScope)[string]> = sharedScope;
  const { 'react-dom': whole } = list;
  list['react-dom'] = { version: '1.0.0', scope: 'default', shareConfig, get };
  await expect(fetchShared()).resolves.toBeUndefined();
  if (whole) list['react-dom'] = whole;
  expect(said).toEqual([[expect.stringContaining('react-dom'), expect.any(Error)]]);
  consumes(ID);
  expect(run(ID)).toBe(React);
});

it('a module of the remote’s own runs as it is', () => {
  consumes(ID);
  remote.m['./own.ts'] = (module) => {
    module.exports = 'own';
  };
  expect(run('./own.ts')).toBe('own');
});
