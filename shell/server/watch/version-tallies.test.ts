import { STEP_MS, STEPS, sumsOf } from '@cairn/shared-contracts/remote/version-figures';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { networkOf } from './network.ts';
import { plainReason } from './plain-reason.ts';
import { VersionTallies } from './version-tallies.ts';

const KEY = 'mf-tour@1.0.0';
const BOOM = { side: 'server', part: 'route.tour', reason: 'Error: boom' } as const;
const TOLD = { ...BOOM, side: 'browser' } as const;
const of = (tallies: VersionTallies, key = KEY) => {
  const figures = tallies.figures[key];
  if (!figures) throw new Error(`nothing of ${key}`);
  return figures;
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('counts pages, those that failed, and why', () => {
  const tallies = new VersionTallies();
  tallies.page([KEY, 'mf-chat@1.0.0']);
  tallies.failed(KEY, BOOM);
  tallies.failed(KEY, BOOM);
  expect(sumsOf([of(tallies)])).toEqual({ pages: 3, failed: 2, told: 0 });
  expect(of(tallies).reasons).toEqual([{ ...BOOM, times: 2 }]);
  expect(sumsOf([of(tallies, 'mf-chat@1.0.0')])).toEqual({ pages: 1, failed: 0, told: 0 });
});

it('forgets what is an hour old, step by step', () => {
  const tallies = new VersionTallies();
  tallies.page([KEY]);
  jest.advanceTimersByTime(STEP_MS);
  tallies.page([KEY]);
  expect(of(tallies).steps.slice(-2)).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
  jest.advanceTimersByTime((STEPS - 1) * STEP_MS);
  expect(sumsOf([of(tallies)]).pages).toBe(1);
});

it('one network is believed three times, and many networks each by itself', () => {
  const tallies = new VersionTallies();
  for (let at = 0; at < 50; at++) tallies.told(KEY, TOLD, 'one');
  expect(sumsOf([of(tallies)]).told).toBe(3);
  for (let at = 0; at < 5000; at++) tallies.told(KEY, TOLD, `network ${at}`);
  expect(of(tallies).networks).toBe(500);
});

it('stays of one size, whatever is told', () => {
  const tallies = new VersionTallies();
  for (let at = 0; at < 1000; at++) {
    tallies.page([`mf-tour@1.0.${at}`]);
    tallies.failed(KEY, { ...BOOM, reason: `other ${'x'.repeat(at)}` });
    tallies.measured('mf-tour@1.0.0', { lcp: at * 100, inp: at, cls: at }, `network ${at}`);
  }
  expect(Object.keys(tallies.figures)).toHaveLength(64);
  expect(JSON.stringify(tallies.figures).length).toBeLessThan(40_000);
  // and what is gone for an hour makes room
  jest.advanceTimersByTime(STEPS * STEP_MS);
  tallies.page(['mf-new@1.0.0']);
  expect(Object.keys(tallies.figures)).toEqual(['mf-new@1.0.0']);
});

describe('what versions are compared by', () => {
  const measuredBy = (tallies: VersionTallies, key: string, network: string | undefined, times: number) => {
    for (let at = 0; at < times; at++) tallies.measured(key, { lcp: 1000 }, network);
  };
  const comparedOf = (tallies: VersionTallies, key: string) => {
    const { networks, windows } = of(tallies, key).compared ?? { networks: {}, windows: [] };
    const count = windows.flatMap(({ measures }) => measures.lcp ?? []).reduce((sum, [, times]) => sum + times, 0);
    return { networks: networks.lcp ?? 0, count };
  };

  it('is the first ten values of a network, whichever versions they are of; all are shown', () => {
    const tallies = new VersionTallies();
    measuredBy(tallies, KEY, 'one', 7);
    measuredBy(tallies, 'mf-tour@2.0.0', 'one', 50);
    measuredBy(tallies, 'mf-tour@2.0.0', 'two', 1);
    expect(comparedOf(tallies, KEY)).toEqual({ networks: 1, count: 7 });
    expect(comparedOf(tallies, 'mf-tour@2.0.0')).toEqual({ networks: 2, count: 4 });
    expect(of(tallies, 'mf-tour@2.0.0').vitals.lcp).toEqual([[49, 51]]);
  });

  it('the server’s own times do not use up what browsers tell, nor one remote what another does', () => {
    const tallies = new VersionTallies();
    for (let at = 0; at < 50; at++) tallies.measured(KEY, { server: 30 }, 'one');
    measuredBy(tallies, 'mf-chat@1.0.0', 'one', 50);
    measuredBy(tallies, KEY, 'one', 3);
    measuredBy(tallies, 'mf-tour@2.0.0', 'one', 3);
    expect(comparedOf(tallies, KEY).count).toBe(3);
    expect(comparedOf(tallies, 'mf-tour@2.0.0').count).toBe(3);
  });

  it('counts networks for each measure: whoever told only how code loaded says nothing about pages', () => {
    const tallies = new VersionTallies();
    const other = 'mf-tour@2.0.0';
    for (const key of [KEY, other]) {
      for (let at = 0; at < 10; at++) tallies.measured(key, { load: 300 }, `network ${at}`);
      for (let at = 0; at < 3; at++) tallies.measured(key, { lcp: 9000, cls: 10 }, `network ${at}`);
      tallies.measured(key, { server: 30 }, 'one');
    }
    expect(of(tallies, other).compared?.networks).toEqual({ lcp: 3, inp: 0, cls: 3, load: 10, render: 0, server: 1 });
  });

  it('keeps its room, whatever is only shown or is of the other side', () => {
    const tallies = new VersionTallies();
    const other = 'mf-tour@2.0.0';
    for (let at = 0; at < 3000; at++) {
      tallies.measured(KEY, { lcp: 1000 }, undefined);
      tallies.measured(other, { server: 30 }, `network ${at}`);
    }
    measuredBy(tallies, KEY, 'one', 5);
    measuredBy(tallies, other, 'one', 5);
    expect(comparedOf(tallies, KEY)).toEqual({ networks: 1, count: 5 });
    expect(comparedOf(tallies, other)).toEqual({ networks: 1, count: 5 });
    expect(of(tallies, other).vitals.lcp).toEqual([[49, 5]]);
  });

  it('uses up none of a network’s ten where there is no room', () => {
    const tallies = new VersionTallies();
    tallies.measured('mf-tour@2.0.0', { lcp: 1000 }, 'one');
    for (let at = 0; at < 200; at++) measuredBy(tallies, KEY, `network ${at}`, 10);
    measuredBy(tallies, KEY, 'late', 10);
    expect(comparedOf(tallies, KEY)).toEqual({ networks: 200, count: 2000 });
    jest.advanceTimersByTime(STEP_MS);
    measuredBy(tallies, KEY, 'late', 10);
    expect(comparedOf(tallies, KEY)).toEqual({ networks: 201, count: 2010 });
  });

  it('is nothing from nobody known, and nothing of a remote of which one version is there', () => {
    const tallies = new VersionTallies();
    measuredBy(tallies, KEY, 'one', 3);
    expect(of(tallies).compared).toBeUndefined();
    measuredBy(tallies, 'mf-tour@2.0.0', undefined, 3);
    expect(of(tallies).compared).toBeUndefined();
    expect(of(tallies, 'mf-tour@2.0.0').vitals.lcp).toEqual([[49, 3]]);
  });

  it('comes in windows of a quarter of an hour, and an hour later a network counts anew', () => {
    const tallies = new VersionTallies();
    for (let window = 0; window < 6; window++) {
      measuredBy(tallies, KEY, 'one', 4);
      measuredBy(tallies, 'mf-tour@2.0.0', `network ${window}`, 4);
      jest.advanceTimersByTime(5 * STEP_MS);
    }
    const windows = of(tallies, 'mf-tour@2.0.0').compared?.windows ?? [];
    expect(windows.length).toBeGreaterThanOrEqual(3);
    expect(windows.map(({ at }) => at - (windows[0]?.at ?? 0))).toEqual(windows.map((_, at) => at));
    // 4, 4 and 2 in the first three, which are gone; none in the fourth; 4 and 4 in the last two
    expect(comparedOf(tallies, KEY).count).toBe(0 + 4 + 4);
  });
});

describe('what was thrown, without what may be somebody’s', () => {
  it.each([
    ['TypeError: seats is undefined\n  at x', 'TypeError: seats is undefined'],
    ['no account kate@example.org here', 'no account <e-mail> here'],
    ['HTTP 404 for https://cairn.example/tg/1?token=abc', 'HTTP 404 for <address>'],
    ['call +49 170 1234567 failed', 'call <number> failed'],
    ['no 0f8fad5b-d9cb-469f-a165-70867728950e', 'no <id>'],
    ['x'.repeat(500), `${'x'.repeat(159)}…`],
  ])('%s', (reason, plain) => {
    expect(plainReason(reason)).toBe(plain);
  });
});

it('a network is /24 of IPv4 and /48 of IPv6, and not to be read back', () => {
  expect(networkOf('203.0.113.7')).toBe(networkOf('::ffff:203.0.113.250'));
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.114.7'));
  expect(networkOf('2001:db8:1:2::3')).toBe(networkOf('2001:db8:1:ffff:1:2:3:4'));
  expect(networkOf('2001:db8:1::3')).not.toBe(networkOf('2001:db8:2::3'));
  expect(networkOf('203.0.113.7')).not.toContain('203');
});
