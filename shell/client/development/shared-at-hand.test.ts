import { beforeEach, expect, it } from '@jest/globals';
import * as React from 'react';
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

it('a module of the remote’s own runs as it is', () => {
  consumes(ID);
  remote.m['./own.ts'] = (module) => {
    module.exports = 'own';
  };
  expect(run('./own.ts')).toBe('own');
});
