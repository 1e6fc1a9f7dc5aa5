import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { beforeEach, expect, it } from '@jest/globals';
import { WITHDRAWN_NOTICE } from './build-manifest.ts';
import { takeWithdrawn } from './withdrawn-version.ts';

const PAGE = '/assets/composition/mf-catalog@1.0.0,mf-tour@1.4.0.json?shell=main.1.js';
let happened: string[];
let stored: Map<string, string>;
const window = {
  dispatchEvent: ({ type }: Event) => happened.push(type) > 0,
  location: { reload: () => void happened.push('reload') },
};
const take = (
  withdrawn: Parameters<typeof takeWithdrawn>[0],
  storage: Pick<Storage, 'getItem' | 'setItem'> = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  },
) =>
  takeWithdrawn(withdrawn, {
    ...{ manifestUrl: PAGE, window, storage },
    leaveBehind: () => void happened.push('leaves'),
  });

beforeEach(() => {
  happened = [];
  stored = new Map();
});

it.each<[string, Parameters<typeof takeWithdrawn>[0], string[]]>([
  ['stays until it is left, where a version of it was withdrawn', { 'mf-tour@1.4.0': 'replaced' }, ['leaves']],
  ['comes anew at once, where that is not safe', { 'mf-tour@1.4.0': 'safety' }, ['leaves', BEFORE_RELOAD, 'reload']],
  ['has nothing to do with another version', { 'mf-tour@1.4.1': 'safety', 'mf-tour@1.4': 'safety' }, []],
  ['nor with a remote that it does not show', { 'mf-chat@1.4.0': 'safety' }, []],
])('a page %s', (_what, withdrawn, expected) => {
  take(withdrawn);
  expect(happened).toEqual(expected);
  expect(stored.has(WITHDRAWN_NOTICE)).toBe(expected.includes('reload'));
});

it('where every page comes with that version all the same, there is an end of reloads', () => {
  for (let page = 0; page < 10; page++) take({ 'mf-tour@1.4.0': 'safety' });
  expect(happened.filter((what) => what === 'reload')).toHaveLength(3);
});

it('a browser that forbids storage only leaves', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  take({ 'mf-tour@1.4.0': 'safety' }, { getItem: forbid, setItem: forbid });
  expect(happened).toEqual(['leaves']);
});
