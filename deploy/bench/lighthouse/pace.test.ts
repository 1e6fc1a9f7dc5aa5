import { describe, expect, it } from '@jest/globals';
import { setAsideNote, visitAtPace } from './pace.ts';
import type { Audit } from './scores.ts';

const audit = (benchmarkIndex: number, performance = 100): Audit => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  metrics: {
    'first-contentful-paint': 0,
    'largest-contentful-paint': 0,
    'speed-index': 0,
    'total-blocking-time': 0,
    'cumulative-layout-shift': 0,
  },
  faults: [],
  benchmarkIndex,
});

/** visits a machine that is as fast as the list says, one after the other */
function machine(indexes: readonly number[]) {
  const left = [...indexes];
  return async () => audit(left.shift() ?? Number.NaN);
}

describe('a visit', () => {
  it.each([
    { pace: [1500], counts: 1500, setAside: [] },
    { pace: [900, 1499, 1700, 2000], counts: 1700, setAside: [900, 1499] },
    { pace: [900, 1400, 1100], counts: 1400, setAside: [900, 1100] },
  ])('on a machine of $pace counts at $counts', async ({ pace, counts, setAside }) => {
    const found = await visitAtPace(machine(pace), 3);
    expect(found.audit.benchmarkIndex).toBe(counts);
    expect(found.setAside.map(({ benchmarkIndex }) => benchmarkIndex)).toEqual(setAside);
  });
});

describe('what the report says of visits that do not count', () => {
  it('is nothing where all count', () => {
    expect(setAsideNote([])).toBeUndefined();
  });

  it('is how many, how slow the machine was and what they found', () => {
    const note = setAsideNote([audit(1200, 97), audit(880, 94), audit(1400, 99)]);
    expect(note).toContain('visits 3, benchmarkIndex 880 to 1400, performance 94 to 99.');
  });

  it('is one number where they agree', () => {
    expect(setAsideNote([audit(1200, 97)])).toContain('benchmarkIndex 1200, performance 97.');
  });
});
