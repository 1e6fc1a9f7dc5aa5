import { expect, it } from '@jest/globals';
import { createSelector } from '@reduxjs/toolkit';
import { plainSelector } from './plain-selector.ts';

const count = (state: { count: number }) => state.count;
const last = (_state: { count: number }, given: string) => given;

it.each([
  ['reselect', createSelector],
  ['without memory', plainSelector],
])('%s: reads one by one, reads as a list, and options make the same selector', (_name, create) => {
  const one = create(count, (n: number) => n + 1);
  const listed = create([count, last], (n: number, given: string) => `${given} ${n}`, { devModeChecks: {} });
  const single = create(count, last, (n: number, given: string) => `${n} ${given}`);
  expect([one({ count: 1 }), listed({ count: 2 }, 'of'), single({ count: 3 }, 'of')]).toEqual([2, 'of 2', '3 of']);
});

it('remembers nothing: each time it makes what it gives anew', () => {
  const boxed = (create: typeof plainSelector) => create(count, (n: number) => ({ n }));
  const state = { count: 1 };
  const [own, reselect] = [boxed(plainSelector), boxed(createSelector as typeof plainSelector)];
  expect(reselect(state)).toBe(reselect(state));
  expect(own(state)).not.toBe(own(state));
});
