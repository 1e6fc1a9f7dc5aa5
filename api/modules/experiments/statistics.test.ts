import { describe, expect, it } from '@jest/globals';
import { ALPHA, type Arm, effectOf, plannedVisitors, sampleRatioP, tauOf } from './statistics.ts';

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

const RATE = 0.05;
const DAYS = 28;
const LIFT = 10;

/** one experiment that is looked at each day. @returns the day on which it was decided, and whether for the better */
function run(lift: number, perDay: number, random: () => number): { day: number; isBetter: boolean } | undefined {
  const a: Arm = { visitors: 0, goals: 0 };
  const b: Arm = { visitors: 0, goals: 0 };
  for (let day = 1; day <= DAYS; day++) {
    a.visitors += perDay;
    b.visitors += perDay;
    a.goals += goalsOf(perDay, RATE, random);
    b.goals += goalsOf(perDay, RATE * (1 + lift / 100), random);
    const effect = effectOf(a, b, tauOf(LIFT));
    if (effect && Math.abs(effect.estimate) > effect.radius) return { day, isBetter: effect.estimate > 0 };
  }
  return undefined;
}

describe('an experiment that is looked at each day for four weeks', () => {
  it('finds a difference where there is none in at most 5 % of 1,000 runs', () => {
    const random = generator(7);
    const perDay = Math.ceil(plannedVisitors(RATE, LIFT) / DAYS);
    const rejected = Array.from({ length: 1000 }, () => run(0, perDay, random)).filter(Boolean).length;
    expect(rejected / 1000).toBeLessThanOrEqual(ALPHA);
    // it does look
    expect(rejected).toBeGreaterThan(0);
  });

  it('and with few goals no more often', () => {
    const random = generator(11);
    const rejected = Array.from({ length: 1000 }, () => run(0, 120, random)).filter(Boolean).length;
    expect(rejected / 1000).toBeLessThanOrEqual(ALPHA);
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
    const perDay = Math.ceil(plannedVisitors(RATE, LIFT) / DAYS);
    const found = Array.from({ length: 500 }, () => run(LIFT, perDay, random)).flatMap((decided) => decided ?? []);
    expect(found.length / 500).toBeGreaterThanOrEqual(0.8);
    expect(found.filter(({ isBetter }) => !isBetter).length).toBeLessThanOrEqual(2);
  });

  it('its interval holds the truth at every look in 95 % of runs', () => {
    const random = generator(5);
    const truth = Math.log(1 + LIFT / 100);
    const held = Array.from({ length: 500 }, () => {
      const a: Arm = { visitors: 0, goals: 0 };
      const b: Arm = { visitors: 0, goals: 0 };
      for (let day = 0; day < DAYS; day++) {
        a.visitors += 3000;
        b.visitors += 3000;
        a.goals += goalsOf(3000, RATE, random);
        b.goals += goalsOf(3000, RATE * (1 + LIFT / 100), random);
        const effect = effectOf(a, b, tauOf(LIFT));
        if (effect && Math.abs(effect.estimate - truth) > effect.radius) return false;
      }
      return true;
    }).filter(Boolean).length;
    expect(held / 500).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the effect', () => {
  it.each([
    ['without goals', { visitors: 1000, goals: 0 }, { visitors: 1000, goals: 50 }],
    ['with few', { visitors: 1000, goals: 24 }, { visitors: 1000, goals: 50 }],
    ['where everybody reached the goal', { visitors: 1000, goals: 50 }, { visitors: 1000, goals: 1000 }],
  ])('says nothing %s', (_case, baseline, other) => {
    expect(effectOf(baseline, other, tauOf(10))).toBeUndefined();
  });

  it('leaves zero exactly where its p falls below α', () => {
    for (let goals = 1000; goals < 1400; goals += 10) {
      const effect = effectOf({ visitors: 20_000, goals: 1000 }, { visitors: 20_000, goals }, tauOf(10));
      if (!effect) throw new Error('there is enough');
      expect(effect.p < ALPHA).toBe(Math.abs(effect.estimate) > effect.radius);
    }
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
