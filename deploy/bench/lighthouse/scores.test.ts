import { describe, expect, it } from '@jest/globals';
import { markdown } from './report.ts';
import { type Audit, medianAudit, reaches } from './scores.ts';

const audit = (performance: number, change: Partial<Audit['scores']> = {}, faults: string[] = []): Audit => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100, ...change },
  metrics: {
    'first-contentful-paint': performance * 10,
    'largest-contentful-paint': 0,
    'speed-index': 0,
    'total-blocking-time': 0,
    'cumulative-layout-shift': 0.004,
  },
  faults,
  benchmarkIndex: performance * 20,
});

describe('what several runs say of a page', () => {
  it('is their medians, and every fault that any of them found, once', () => {
    const found = medianAudit([
      audit(99, {}, ['a: <b>']),
      audit(90, { seo: 92 }, ['a: <b>', 'c: <d>']),
      audit(95, { seo: 92 }),
    ]);
    expect(found.scores).toEqual({ performance: 95, accessibility: 100, 'best-practices': 100, seo: 92 });
    expect(found.metrics['first-contentful-paint']).toBe(950);
    expect(found.faults).toEqual(['a: <b>', 'c: <d>']);
    expect(found.benchmarkIndex).toBe(1900);
  });

  it('is never rounded up to a target', () => {
    expect(medianAudit([audit(94), audit(95)]).scores.performance).toBe(94);
  });

  it.each([
    [100, {}, true],
    [99, {}, false],
    [100, { accessibility: 99 }, false],
    [100, { 'best-practices': 96 }, false],
    [100, { seo: 92 }, false],
  ])('performance %d with %j reaches the targets: %s', (performance, change, expected) => {
    expect(reaches(audit(performance, change))).toBe(expected);
  });

  it('is a row of the report, with a missed target and the faults named', () => {
    const text = markdown([{ name: 'home', path: '/', ...audit(94, {}, ['image-alt: <img>']) }], {
      date: '2026-11-21',
      command: 'npm run bench -- lighthouse',
      runs: 3,
      chosen: [],
      machine: '2 cores',
      versions: 'Lighthouse 13',
      notes: [],
    });
    expect(text).toContain('| home (`/`) | 94 | 100 | 100 | 100 | **missed** | 940 | 0 | 0 | 0 | 0.004 |');
    expect(text).toContain('home: image-alt: <img>');
    expect(text).toContain('(benchmarkIndex): 1880.');
  });
});
