import { describe, expect, it } from '@jest/globals';
import { createBoundary, normalTail } from './boundary.ts';
import { ALPHA, type Arm, createComparison, plannedVisitors, sampleRatioP, tauOf } from './statistics.ts';

/** mulberry32: the same visitors each time */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** goals of so many visitors, drawn one by one: jumps from each to the next */
function goalsOf(visitors: number, rate: number, random: () => number): number {
  let goals = 0;
  let at = 0;
  for (;;) {
    at += 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - rate));
    if (at > visitors) return goals;
    goals++;
  }
}

function planned(rate: number, lift: number): number {
  const visitors = plannedVisitors(rate, lift);
  if (visitors === undefined) throw new Error('a lift that is possible');
  return visitors;
}

const RATE = 0.05;
const DAYS = 28;
const LIFT = 10;

/** one experiment that is looked at each day. @returns the day on which it was decided, and whether for the better */
function run(lift: number, perDay: number, random: () => number): { day: number; isBetter: boolean } | undefined {
  const a: Arm = { visitors: 0, goals: 0 };
  const b: Arm = { visitors: 0, goals: 0 };
  const comparison = createComparison(tauOf(LIFT));
  for (let day = 1; day <= DAYS; day++) {
    a.visitors += perDay;
    b.visitors += perDay;
    a.goals += goalsOf(perDay, RATE, random);
    b.goals += goalsOf(perDay, RATE * (1 + lift / 100), random);
    const effect = comparison.look(a, b);
    if (effect && Math.abs(effect.estimate) > effect.radius) return { day, isBetter: effect.estimate > 0 };
  }
  return undefined;
}

describe('an experiment that is looked at each day for four weeks', () => {
  it('finds a difference where there is none in about 5 % of 1,000 runs', () => {
    const random = generator(7);
    const perDay = Math.ceil(planned(RATE, LIFT) / DAYS);
    const rejected = Array.from({ length: 1000 }, () => run(0, perDay, random)).filter(Boolean).length;
    // two standard deviations of a count of 1,000
    expect(rejected / 1000).toBeGreaterThan(ALPHA - 0.014);
    expect(rejected / 1000).toBeLessThan(ALPHA + 0.014);
  });

  it('and with few goals, far from the planned number, hardly ever', () => {
    const random = generator(11);
    const rejected = Array.from({ length: 1000 }, () => run(0, 120, random)).filter(Boolean).length;
    expect(rejected / 1000).toBeLessThan(0.005);
  });

  it('a plain test at 5 % looked at as often would in far more', () => {
    const random = generator(7);
    const wrong = Array.from({ length: 300 }, () => {
      const a: Arm = { visitors: 0, goals: 0 };
      const b: Arm = { visitors: 0, goals: 0 };
      for (let day = 0; day < DAYS; day++) {
        for (const arm of [a, b]) {
          arm.visitors += 2000;
          arm.goals += goalsOf(2000, RATE, random);
        }
        const v = 1 / a.goals - 1 / a.visitors + 1 / b.goals - 1 / b.visitors;
        const z = Math.log(b.goals / b.visitors / (a.goals / a.visitors)) / Math.sqrt(v);
        if (Math.abs(z) > 1.96) return true;
      }
      return false;
    }).filter(Boolean).length;
    expect(wrong / 300).toBeGreaterThan(0.15);
  });

  it('finds a true lift of 10 % with the stated power, and says of which kind it is', () => {
    const random = generator(3);
    const perDay = Math.ceil(planned(RATE, LIFT) / DAYS);
    const found = Array.from({ length: 500 }, () => run(LIFT, perDay, random)).flatMap((decided) => decided ?? []);
    expect(found.length / 500).toBeGreaterThanOrEqual(0.8);
    expect(found.filter(({ isBetter }) => !isBetter).length).toBeLessThanOrEqual(2);
  });

  it('its intervals hold the truth at all looks in 95 % of runs', () => {
    const random = generator(5);
    const truth = Math.log(1 + LIFT / 100);
    const held = Array.from({ length: 500 }, () => {
      const a: Arm = { visitors: 0, goals: 0 };
      const b: Arm = { visitors: 0, goals: 0 };
      const comparison = createComparison(tauOf(LIFT));
      for (let day = 0; day < DAYS; day++) {
        a.visitors += 3000;
        b.visitors += 3000;
        a.goals += goalsOf(3000, RATE, random);
        b.goals += goalsOf(3000, RATE * (1 + LIFT / 100), random);
        const effect = comparison.look(a, b);
        if (effect && Math.abs(effect.estimate - truth) > effect.radius) return false;
      }
      return true;
    }).filter(Boolean).length;
    expect(held / 500).toBeGreaterThanOrEqual(0.93);
  });
});

describe('the boundary', () => {
  // two looks by hand: α/8 at half of the information, the rest at all of it
  it.each([
    [[1], [1.96]],
    [
      [0.5, 1],
      [2.7344, 1.9825],
    ],
  ])('of looks at %j is %j', (shares, expected) => {
    const { next } = createBoundary(ALPHA);
    expect(shares.map((share) => Number(next(share)?.toFixed(4)))).toEqual(expected);
  });

  it.each([3, 28, 100])('spends α where there is no difference, at %i looks whose times nobody planned', (looks) => {
    const random = generator(looks);
    const times = Array.from({ length: looks }, random).sort((one, other) => one - other);
    const { next } = createBoundary(ALPHA);
    const taken = [...times, 1].flatMap((at) => {
      const z = next(at);
      return z === undefined ? [] : [{ at, z }];
    });
    const runs = 20_000;
    let crossed = 0;
    for (let one = 0; one < runs; one++) {
      let [last, score] = [0, 0];
      const isOut = taken.some(({ at, z }) => {
        const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
        score += normal * Math.sqrt(at - last);
        last = at;
        return Math.abs(score) > z * Math.sqrt(at);
      });
      if (isOut) crossed++;
    }
    // three standard deviations
    expect(Math.abs(crossed / runs - ALPHA)).toBeLessThan(0.0047);
  });

  it('is none where there is hardly more to see, and none after the end', () => {
    const { next } = createBoundary(ALPHA);
    expect(next(0.5)).toBeGreaterThan(2.7);
    expect(next(0.505)).toBeUndefined();
    expect(next(1.2)).toBeLessThan(2.1);
    expect(next(1.5)).toBeUndefined();
  });

  it.each([
    [0, 0.5],
    [1.959964, 0.025],
    [-1.959964, 0.975],
    [5, 2.866516e-7],
  ])('knows what lies above %d', (z, tail) => {
    expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(2e-6);
  });
});

describe('the effect', () => {
  it.each([
    ['without goals', { visitors: 1000, goals: 0 }, { visitors: 1000, goals: 50 }],
    ['with few', { visitors: 1000, goals: 24 }, { visitors: 1000, goals: 50 }],
    ['where everybody reached the goal', { visitors: 1000, goals: 50 }, { visitors: 1000, goals: 1000 }],
  ])('says nothing %s', (_case, baseline, other) => {
    expect(createComparison(tauOf(10)).look(baseline, other)).toBeUndefined();
  });

  it('leaves zero exactly where its p falls below α', () => {
    const ps = Array.from({ length: 40 }, (_, index) => {
      const other = { visitors: 20_000, goals: 1000 + 10 * index };
      const effect = createComparison(tauOf(10)).look({ visitors: 20_000, goals: 1000 }, other);
      if (!effect) throw new Error('there is enough');
      expect(effect.p < ALPHA).toBe(Math.abs(effect.estimate) > effect.radius);
      return effect.p;
    });
    expect(ps[0]).toBe(1);
    expect(ps).toEqual([...ps].sort((one, other) => other - one));
  });

  it('has a p that is below any share in at most that share of runs without a difference', () => {
    const random = generator(17);
    const perDay = Math.ceil(planned(RATE, LIFT) / DAYS);
    const ps = Array.from({ length: 600 }, () => {
      const [a, b] = [
        { visitors: 0, goals: 0 },
        { visitors: 0, goals: 0 },
      ];
      const comparison = createComparison(tauOf(LIFT));
      let least = 1;
      for (let day = 0; day < DAYS; day++) {
        for (const arm of [a, b]) {
          arm.visitors += perDay;
          arm.goals += goalsOf(perDay, RATE, random);
        }
        least = Math.min(least, comparison.look(a, b)?.p ?? 1);
      }
      return least;
    });
    // two standard deviations
    for (const share of [0.05, 0.1, 0.2, 0.3, 0.5])
      expect(ps.filter((p) => p <= share).length / 600).toBeLessThan(
        share + 2 * Math.sqrt((share * (1 - share)) / 600),
      );
  });

  it.each([
    [0, 10],
    [0.95, 10],
    [1, 10],
  ])('of a rate of %d and a lift of %d percent has no plan', (rate, lift) => {
    expect(plannedVisitors(rate, lift)).toBeUndefined();
  });

  it.each([0.003, 0.05, 0.5, 0.9])('at a rate of %d is over with the planned number of visitors', (rate) => {
    const visitors = planned(rate, 10);
    const arm = (share: number) => ({ visitors: visitors * share, goals: visitors * share * rate });
    const before = createComparison(tauOf(10));
    before.look(arm(0.98), arm(0.98));
    expect(before.isOver()).toBe(false);
    const then = createComparison(tauOf(10));
    then.look(arm(1), arm(1));
    expect(then.isOver()).toBe(true);
  });

  it('says nothing after the planned number of visitors', () => {
    const visitors = planned(0.05, 10);
    const comparison = createComparison(tauOf(10));
    const look = (share: number) => {
      const arm = { visitors: Math.ceil(visitors * share), goals: Math.ceil(visitors * share * 0.05) };
      return comparison.look(arm, arm);
    };
    expect(look(0.5)).toBeDefined();
    expect(comparison.isOver()).toBe(false);
    expect(look(1)).toBeDefined();
    expect(comparison.isOver()).toBe(true);
    expect(look(2)).toBeUndefined();
  });
});

describe('the sample ratio', () => {
  // R: chisq.test(c(…), p = …)$p.value
  it.each([
    [[5000, 5000], [50, 50], 1],
    [[5100, 4900], [50, 50], 0.0455],
    [[9000, 1100], [90, 10], 0.003],
    [[340, 330, 330], [1, 1, 1], 0.9048],
    [[400, 300, 300], [1, 1, 1], 4.54e-5],
  ])('of %j against %j', (counts, weights, p) => {
    expect(sampleRatioP(counts, weights)).toBeCloseTo(p, 3);
  });

  it('says nothing of a handful', () => {
    expect(sampleRatioP([4, 3], [50, 50])).toBeUndefined();
  });

  it('of a right split is rarely called wrong', () => {
    const random = generator(13);
    const alarms = Array.from({ length: 1000 }, () => {
      const first = goalsOf(5000, 0.5, random);
      return (sampleRatioP([first, 5000 - first], [50, 50]) ?? 1) < 0.001;
    }).filter(Boolean).length;
    expect(alarms).toBeLessThanOrEqual(4);
  });
});
