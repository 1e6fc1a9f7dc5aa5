import { describe, expect, it } from '@jest/globals';
import type { Figures, PageFigures } from './measures.ts';
import { judge } from './targets.ts';

const KB = 1024;
const SAMPLE: Figures = {
  requests: 30,
  bytes: { js: 100 * KB, css: 10 * KB, html: 10 * KB, fonts: 50 * KB, pictures: 80 * KB, data: 0 },
  fcp: 400,
  lcp: 800,
  cls: 0,
  blocking: 0,
  hydrated: 1500,
  alive: 1600,
  paintRounds: 2,
  aliveRounds: 2,
  apiCalls: 0,
  rate: 100,
};

function judged(federated: Partial<Figures>, others: { ssr?: Partial<Figures>; spa?: Partial<Figures> } = {}) {
  const figures: PageFigures = {
    federated: { ...SAMPLE, ...federated },
    ssr: { ...SAMPLE, ...others.ssr },
    spa: { ...SAMPLE, fcp: 2000, lcp: 3000, ...others.spa },
  };
  return judge(figures);
}

const missed = (...args: Parameters<typeof judged>) =>
  judged(...args)
    .filter(({ met }) => !met)
    .map(({ target }) => target);

describe('targets of the composition', () => {
  it('are all met by a federated page that equals the monolith', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<Figures>, string[]]>([
    ['another round trip', { aliveRounds: 3 }, ['round trips to hydration no more than the monolith SSR’s']],
    ['the noise of half a tenth of a round trip', { aliveRounds: 2.04 }, []],
    ['one repeated call', { apiCalls: 1 }, ['no api request of the browser after SSR']],
    ['a shift of 0.02', { cls: 0.02 }, ['CLS < 0.02']],
    ['FCP at the limit', { fcp: 420 }, []],
    ['FCP over the limit', { fcp: 424 }, ['FCP ≤ 1.05 × monolith SSR']],
    ['LCP over both limits', { lcp: 1300 }, ['LCP ≤ 1.05 × monolith SSR', 'LCP ≤ 0.4 × monolith SPA']],
    ['hydration at the limit', { alive: 1648 }, []],
    ['hydration over the limit', { alive: 1660 }, ['whole page hydrated ≤ 1.03 × monolith SSR']],
    [
      'heavier pictures alone',
      { bytes: { ...SAMPLE.bytes, pictures: 200 * KB } },
      ['KB with pictures ≤ 1.12 × monolith SSR'],
    ],
    [
      'code that only fonts make look light',
      { bytes: { ...SAMPLE.bytes, js: 120 * KB } },
      ['KB of code and data alone, no fonts ≤ 1.12 × monolith SSR'],
    ],
  ])('%s', (_case, federated, expected) => {
    expect(missed(federated)).toEqual(expected);
  });

  it('show the figure that decides', () => {
    const found = judged({ fcp: 500 }).find(({ target }) => target.startsWith('FCP ≤ 1.05'));
    expect(found?.figure).toBe('1.25 × (500 ms : 400 ms)');
  });

  it('a measure that is missing is no success', () => {
    expect(missed({ fcp: Number.NaN })).toEqual(['FCP ≤ 1.05 × monolith SSR', 'FCP ≤ 0.4 × monolith SPA']);
  });
});
