import { describe, expect, it } from '@jest/globals';
import type { Visit } from '../composition/measures.ts';
import { compare, markdown, type VisitedPage } from './report.ts';

const KB = 1024;
const made = ({ lcp = 1000, cls = 0, js = 100 * KB }: { lcp?: number; cls?: number; js?: number }): Visit => ({
  ...{ requests: 1, fcp: 0, blocking: 0, hydrated: 0, alive: 0, apiCalls: [], complaints: [] },
  ...{ lcp, cls, bytes: { js, css: 0, html: 0, fonts: 0, pictures: 50 * KB, data: 0 } },
});
const home = (before: Visit[], now: Visit[]): VisitedPage => ({
  name: 'home',
  addresses: { before: 'https://before.test/', now: 'https://now.test/' },
  visits: { before, now },
});
const worse = (before: Visit[], now: Visit[]) =>
  compare([home(before, now)]).flatMap(({ measure, isWorse }) => (isWorse ? [measure] : []));

describe('this build is worse than the one before', () => {
  it.each<[string, Parameters<typeof made>[0], string[]]>([
    ['in nothing, when all is the same', {}, []],
    ['in nothing, when it is better', { lcp: 500, js: 50 * KB }, []],
    ['in nothing, within what two runs differ by', { lcp: 1050, cls: 0.005, js: 101 * KB }, []],
    ['when its largest picture comes later', { lcp: 1051 }, ['LCP, ms']],
    ['when more of it moves', { cls: 0.006 }, ['CLS']],
    ['when it weighs more', { js: 103 * KB }, ['code, KB', 'all, KB']],
    ['when nothing was measured', { lcp: Number.NaN }, ['LCP, ms']],
  ])('%s', (_when, now, measures) => {
    expect(worse([made({})], [made(now)])).toEqual(measures);
  });

  it('by the medians of the visits', () => {
    const before = [900, 1000, 1100].map((lcp) => made({ lcp }));
    expect(
      worse(
        before,
        [1000, 1000, 9000].map((lcp) => made({ lcp })),
      ),
    ).toEqual([]);
    expect(
      worse(
        before,
        [1000, 9000, 9000].map((lcp) => made({ lcp })),
      ),
    ).toEqual(['LCP, ms']);
  });
});

it('the chapter says both figures, and which is worse', () => {
  const how = {
    date: '2026-11-27',
    command: 'npm run bench -- beside',
    machine: '2 cores',
    versions: 'Node',
    notes: [],
  };
  const text = markdown([home([made({})], [made({ lcp: 2000 })])], how);
  expect(text).toContain('| home | LCP, ms | 1000 | 2000 | 2.00 | worse |');
  expect(text).toContain('| home | CLS | 0.000 | 0.000 | 1.00 | no worse |');
  expect(text).toContain('medians of 1 visits');
});
