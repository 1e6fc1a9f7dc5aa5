import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PageFailures, STRAY } from './page-failures.ts';

const KEY = 'mf-tour@1.1.0';
const times = (count: number, act: () => void) => Array.from({ length: count }).forEach(act);
const fail = (failures: PageFailures, expose = 'route.tour') => failures.failed(KEY, expose, 'boom');

afterEach(() => {
  jest.restoreAllMocks();
});

describe('what fails while pages are made', () => {
  it('one bad page marks no version as failing', () => {
    const failures = new PageFailures();
    fail(failures);
    expect(failures.failing.size).toBe(0);
  });

  it('a part that fails on most pages makes its version one that fails, with the part and how often', () => {
    const failures = new PageFailures();
    times(3, () => fail(failures));
    failures.made(KEY, 'route.tour');
    expect([...failures.failing]).toEqual([[KEY, { expose: 'route.tour', reason: 'boom', failed: 3, made: 4 }]]);
    times(2, () => failures.made(KEY, 'route.tour'));
    expect(failures.failing.size).toBe(0);
  });

  it.each([
    ['beside each page', 1, [KEY]],
    ['beside one page of three', 3, []],
  ])('what a version throws %s is counted once', (_title, every, failing) => {
    const failures = new PageFailures();
    for (let page = 0; page < 12; page++) {
      if (page % every === 0) failures.failed(KEY, STRAY, 'boom');
      failures.made(KEY, STRAY);
    }
    expect([...failures.failing.keys()]).toEqual(failing);
  });

  it('pages of its other parts excuse nothing', () => {
    const failures = new PageFailures();
    times(3, () => fail(failures, 'fragment.card'));
    times(50, () => failures.made(KEY, 'route.tour'));
    expect(failures.failing.get(KEY)?.expose).toBe('fragment.card');
  });

  it('is new once, and forgotten after a minute or when the version is gone', () => {
    const failures = new PageFailures();
    expect([fail(failures), fail(failures), fail(failures)]).toEqual([true, false, false]);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect(failures.failing.size).toBe(0);
    expect(fail(failures)).toBe(true);
    times(2, () => fail(failures));
    failures.keepOnly(new Set(['mf-tour@1.2.0']));
    expect(failures.failing.size).toBe(0);
  });
});
