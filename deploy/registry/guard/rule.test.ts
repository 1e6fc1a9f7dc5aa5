import { describe, expect, it } from '@jest/globals';
import { judge, type Rate } from './rule.ts';

const rate = (failed: number, pages: number): Rate => ({ failed, pages });

describe('a version is worse than the one it is held against', () => {
  it.each<[string, Rate, Rate, boolean]>([
    ['every page fails', rate(50, 50), rate(0, 5000), true],
    ['a tenth fails, of which there was nothing before', rate(15, 150), rate(1, 5000), true],
    ['one in forty, against one in 1600', rate(212, 8790), rate(5, 8000), true],
    ['few pages, all of them bad', rate(20, 20), rate(0, 5000), false],
    ['few failures', rate(4, 60), rate(0, 5000), false],
    ['it fails as often as the other one', rate(500, 10_000), rate(500, 10_000), false],
    ['half a percent more is within the bound', rate(60, 10_000), rate(10, 10_000), false],
    ['nobody knows the other one, and one in a hundred fails', rate(100, 10_000), rate(0, 0), false],
    ['nobody knows the other one, and one in ten fails', rate(30, 300), rate(0, 0), true],
    ['no page yet', rate(0, 0), rate(0, 5000), false],
  ])('%s', (_what, found, reference, isWorse) => {
    expect(judge(found, reference).isWorse).toBe(isWorse);
  });
});

/** the same sequence each time */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns how many of `runs` were judged worse, looked at after every 10th of `pages` pages */
function takenBack(runs: number, pages: number, share: number, reference: number): number {
  const random = seeded(7);
  let times = 0;
  for (let run = 0; run < runs; run++) {
    const found = rate(0, 0);
    const other = rate(0, 0);
    for (let page = 1; page <= pages; page++) {
      found.pages++;
      if (random() < share) found.failed++;
      // nine visitors of ten have the stable version
      other.pages += 9;
      for (let more = 0; more < 9; more++) if (random() < reference) other.failed++;
      if (page % 10 === 0 && judge(found, other).isWorse) {
        times++;
        break;
      }
    }
  }
  return times;
}

it('two versions that fail equally often: none of 500 is taken back, looked at a hundred times each', () => {
  expect(takenBack(500, 1000, 0.01, 0.01)).toBe(0);
});

it('of 200 versions that fail on one page of twenty all are found within 1000 pages', () => {
  expect(takenBack(200, 1000, 0.05, 0.001)).toBe(200);
});
