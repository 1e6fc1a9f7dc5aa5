import { bucketOf } from '@cairn/shared-contracts/domain/vital-buckets';
import { type Measure, mergedHistogram } from '@cairn/shared-contracts/remote/version-figures';
import { describe, expect, it } from '@jest/globals';
import { judgeMeasure, slowerIn } from './slower.ts';

type Window = Parameters<typeof judgeMeasure>[1][number];

/** values from one to the other, evenly */
const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * (at + 0.5)) / count);
const windowOf = (measure: Measure, values: readonly number[], at = 0): Window => ({
  at,
  measures: { [measure]: mergedHistogram([values.map((value): [number, number] => [bucketOf(value), 1])]) },
});
const isWorse = (measure: Measure, found: readonly number[], reference: readonly number[]): boolean | undefined =>
  judgeMeasure(measure, [windowOf(measure, found)], [windowOf(measure, reference)])?.isWorse;

describe('a version is slower than the one it is held against', () => {
  const usual = spread(900, 500, 2000);
  it.each<[string, Measure, number[], number[], boolean]>([
    ['twice as slow', 'lcp', spread(120, 1000, 4000), usual, true],
    ['as fast', 'lcp', spread(120, 500, 2000), usual, false],
    ['a fifth slower is within the bound', 'lcp', spread(5000, 600, 2400), spread(5000, 500, 2000), false],
    ['60 % slower, known well', 'lcp', spread(5000, 800, 3200), spread(5000, 500, 2000), true],
    ['three times as slow, and 200 ms in all', 'lcp', spread(900, 50, 300), spread(900, 10, 100), false],
    ['few values', 'lcp', spread(49, 5000, 9000), usual, false],
    ['few values of the other one', 'lcp', spread(500, 5000, 9000), spread(49, 500, 2000), false],
    [
      'one in ten is very slow: no percentile of most',
      'lcp',
      [...spread(900, 500, 2000), ...spread(100, 9000, 9000)],
      usual,
      false,
    ],
    ['answers presses late', 'inp', spread(120, 300, 600), spread(900, 40, 200), true],
    ['shifts', 'cls', spread(120, 200, 400), spread(900, 0, 20), true],
    ['shifts a little', 'cls', spread(120, 40, 60), spread(900, 0, 20), false],
    ['late on the server', 'server', spread(120, 600, 900), spread(900, 50, 150), true],
    ['is faster', 'render', spread(120, 10, 50), spread(900, 300, 900), false],
  ])('%s', (_what, measure, found, reference, expected) => {
    expect(isWorse(measure, found, reference)).toBe(expected);
  });

  it('tells both percentiles and the limit', () => {
    const said = judgeMeasure('lcp', [windowOf('lcp', spread(120, 1000, 4000))], [windowOf('lcp', usual)]);
    expect(said).toMatchObject({ values: 120, reference: 900, isWorse: true });
    // a bucket is a tenth wide
    expect(said?.found).toBeGreaterThan(3000);
    expect(said?.before).toBeGreaterThan(1500);
    expect(said?.before).toBeLessThan(1750);
    expect(said?.limit).toBeGreaterThan(2000);
  });
});

describe('at the same time', () => {
  const [fast, slow] = [spread(300, 500, 1000), spread(300, 3000, 6000)];

  it('a slow evening, of which only the new version is known, is no fault of it', () => {
    expect(judgeMeasure('lcp', [windowOf('lcp', slow, 2)], [windowOf('lcp', fast, 1)])).toBeUndefined();
  });

  it('a share that was raised as the site became slow is none', () => {
    const few = [windowOf('lcp', spread(30, 500, 1000), 1), windowOf('lcp', slow, 2)];
    expect(judgeMeasure('lcp', few, [windowOf('lcp', fast, 1), windowOf('lcp', slow, 2)])?.isWorse).toBe(false);
  });

  it('and slower than the other one in each window is slower', () => {
    const both = [windowOf('lcp', slow, 1), windowOf('lcp', spread(300, 9000, 18_000), 2)];
    expect(judgeMeasure('lcp', both, [windowOf('lcp', fast, 1), windowOf('lcp', slow, 2)])?.isWorse).toBe(true);
  });
});

describe('what browsers tell', () => {
  const of = (values: readonly number[], networks: number) => ({
    ...{ steps: [], networks: 0, loads: 0, reasons: [], vitals: { lcp: [], inp: [], cls: [] } },
    compared: { networks: { lcp: networks }, windows: [windowOf('lcp', values)] },
  });
  it.each([
    ['ten networks of each', 10, 10, ['lcp']],
    ['nine of the new version', 9, 400, []],
    ['nine of the other one', 400, 9, []],
  ])('counts from %s', (_who, own, other, expected) => {
    const slower = slowerIn(of(spread(120, 3000, 4000), own), of(spread(900, 500, 2000), other));
    expect(slower.map(({ measure }) => measure)).toEqual(expected);
  });
});

/** the same sequence each time */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}
const normal = (random: () => number): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

interface Simulated {
  runs: number;
  visitors: number;
  /** of the visitors who get the new version, window by window */
  shares: readonly number[];
  /** how much slower the site is, window by window */
  site?: readonly number[];
  /** how much slower the new version is */
  factor?: number;
  measure?: Measure;
  usual?: number;
}

/**
 * Visitors one after the other, each with a device and a line of their own (three of ten are twice as fast or slow, one of twenty four times), who open one to five pages:
 * what a visitor's pages have in common is what a test of single pages forgets. Looked at after every 20 visitors.
 * @returns how many of the runs were judged worse at any look
 */
function takenBack({
  runs,
  visitors,
  shares,
  site = [1],
  factor = 1,
  measure = 'lcp',
  usual = 1500,
}: Simulated): number {
  const random = seeded(11);
  let times = 0;
  for (let run = 0; run < runs; run++) {
    const [found, reference] = [new Map<number, Map<number, number>>(), new Map<number, Map<number, number>>()];
    const windows = (all: typeof found): Window[] =>
      [...all].map(([at, counts]) => ({ at, measures: { [measure]: [...counts] } }));
    for (let visitor = 0; visitor < visitors; visitor++) {
      const at = Math.floor((visitor * shares.length) / visitors);
      const isNew = random() < (shares[at] ?? 0);
      const own = usual * Math.exp(0.7 * normal(random)) * (site[at] ?? 1) * (isNew ? factor : 1);
      for (let page = 0; page < 1 + Math.floor(5 * random()); page++) {
        const all = isNew ? found : reference;
        const counts = all.get(at) ?? new Map<number, number>();
        const bucket = bucketOf(own * Math.exp(0.3 * normal(random)));
        all.set(at, counts.set(bucket, (counts.get(bucket) ?? 0) + 1));
      }
      if (visitor % 20 === 19 && judgeMeasure(measure, windows(found), windows(reference))?.isWorse) {
        times++;
        break;
      }
    }
  }
  return times;
}

/** seconds on a machine of its own, and more beside others */
const SIMULATED_MS = 120_000;

describe('by chance', () => {
  it(
    'of 1000 versions that are as fast as the other one at most one is taken back, looked at fifty times each',
    () => {
      expect(takenBack({ runs: 1000, visitors: 1000, shares: [0.1, 0.1, 0.1, 0.1] })).toBeLessThanOrEqual(1);
    },
    SIMULATED_MS,
  );

  it(
    'nor one that is a fifth slower, which is within the bound',
    () => {
      expect(takenBack({ runs: 50, visitors: 3000, shares: [0.5, 0.5], factor: 1.2 })).toBe(0);
    },
    SIMULATED_MS,
  );

  it(
    'nor while the share is raised and the site becomes three times as slow',
    () => {
      const raised = { shares: [0.05, 0.2, 0.5, 0.5], site: [1, 1, 2, 3] };
      expect(takenBack({ runs: 300, visitors: 1000, ...raised })).toBe(0);
    },
    SIMULATED_MS,
  );

  it(
    'nor where answers are so fast that the difference counts, not the factor',
    () => {
      const fast: Simulated = { runs: 300, visitors: 1000, shares: [0.5, 0.5], measure: 'server', usual: 60 };
      expect(takenBack(fast)).toBe(0);
    },
    SIMULATED_MS,
  );
});

it.each<[string, number, number, number]>([
  ['twice as slow, on a tenth of 2000 visitors', 2, 0.1, 2000],
  ['twice as slow, on half of 1000', 2, 0.5, 1000],
  ['60 % slower, on half of 8000', 1.6, 0.5, 8000],
])(
  'of 50 versions that are %s at least 48 are found',
  (_what, factor, share, visitors) => {
    expect(takenBack({ runs: 50, visitors, shares: [share, share], factor })).toBeGreaterThanOrEqual(48);
  },
  SIMULATED_MS,
);
