import { expect, it, jest } from '@jest/globals';
import { sourcePlaces } from './source-places.ts';

/** line 1 column 1 is line 42 of a file of the remote's, column 11 line 1 of one of the contracts' */
const MAP = {
  version: 3,
  sources: ['webpack://mf-tour/./features/dates/ui/list.tsx', 'webpack://mf-tour/../shared-contracts/ui/button.tsx'],
  names: [],
  mappings: 'AAyCA,UCzCA',
  sourcesContent: ['secret', 'secret'],
};
const AT = 'browser/c.0a1b2c3d.js';

it('tells file and line in the sources, and asks once for each place', async () => {
  const read = jest.fn(async () => MAP);
  const placeOf = sourcePlaces(read);
  expect(await placeOf('mf-tour', '1.0.0', `${AT}:1:3`, 'network')).toBe('mf-tour/features/dates/ui/list.tsx:42');
  expect(await placeOf('mf-tour', '1.0.0', `${AT}:1:3`, 'network')).toBe('mf-tour/features/dates/ui/list.tsx:42');
  expect(read.mock.calls).toEqual([[{ name: 'mf-tour', version: '1.0.0', file: AT }]]);
  expect(await placeOf('mf-tour', '1.0.0', `${AT}:1:12`, 'network')).toBe('shared-contracts/ui/button.tsx:1');
});

it.each([
  ['there is none', async () => Promise.reject(new Error('HTTP 404'))],
  ['it is none', async () => ({ version: 3 })],
])('tells nothing where %s', async (_what, read) => {
  expect(await sourcePlaces(read)('mf-tour', '1.0.0', `${AT}:1:1`, 'network')).toBeUndefined();
});

it('whoever tells of ever new places makes it read few maps, and others are still told theirs', async () => {
  const read = jest.fn(async () => MAP);
  const placeOf = sourcePlaces(read);
  for (let line = 2; line <= 300; line++) await placeOf('mf-tour', '1.0.0', `${AT}:${line}:1`, 'a stranger');
  expect(read).toHaveBeenCalledTimes(10);
  expect(await placeOf('mf-tour', '1.0.0', `${AT}:1:3`, 'a stranger')).toBeUndefined();
  expect(await placeOf('mf-tour', '1.0.0', `${AT}:1:3`, 'somebody else')).toBe('mf-tour/features/dates/ui/list.tsx:42');
});

it('many of them together do not make it read for ever', async () => {
  const read = jest.fn(async () => MAP);
  const placeOf = sourcePlaces(read);
  for (let line = 2; line <= 300; line++) await placeOf('mf-tour', '1.0.0', `${AT}:${line}:1`, `network ${line}`);
  expect(read).toHaveBeenCalledTimes(100);
});
