import { createBoundary, normalTail } from './boundary.ts';

/** Goals and visitors of one variant. */
export interface Arm {
  visitors: number;
  goals: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** The effect on the rate's logarithm. */
export interface Effect {
  estimate: number;
  /** its half width, either way */
  radius: number;
  /** small where there is a difference, below α where the interval has left zero */
  p: number;
}

export const ALPHA = 0.05;
/** below so many goals in a variant, or visitors without one, the normal distribution is no good approximation: nothing is said */
const LEAST_GOALS = 25;

/** delta method: the variance of ln(goals / visitors) */
const varianceOfLog = ({ visitors, goals }: Arm): number => 1 / goals - 1 / visitors;

const isEnough = ({ visitors, goals }: Arm): boolean => goals >= LEAST_GOALS && visitors - goals >= LEAST_GOALS;

/** One variant against the baseline, look by look. */
export interface Comparison {
  /**
   * @returns undefined while there is too little to say, hardly more than at the last look, or when the planned number has been looked at: the
   * test is over then, and what comes later is not part of it
   */
  look(baseline: Arm, other: Arm): Effect | undefined;
  /** all that was planned has been looked at */
  isOver(): boolean;
}

/**
 * Compares a rate with the baseline's, as often as one likes: a group sequential test (see `createBoundary`) on the rates' logarithms. All its
 * intervals up to the planned number of visitors hold at once in 1 − α of experiments (repeated confidence intervals: C. Jennison, B. Turnbull:
 * Interim analyses: the repeated confidence interval approach. Journal of the Royal Statistical Society B 51(3), 1989).
 * @param tau the effect on the logarithm that is to be found; chosen before anything is seen
 */
export function createComparison(tau: number, alpha = ALPHA): Comparison {
  const boundary = createBoundary(alpha);
  const planned = plannedVariance(tau, alpha);
  let share = 0;
  return {
    look(baseline, other) {
      if (!isEnough(baseline) || !isEnough(other)) return undefined;
      const v = varianceOfLog(baseline) + varianceOfLog(other);
      const z = boundary.next(planned / v);
      if (z === undefined) return undefined;
      share = planned / v;
      const estimate = Math.log(other.goals / other.visitors) - Math.log(baseline.goals / baseline.visitors);
      return { estimate, radius: z * Math.sqrt(v), p: repeatedP(Math.abs(estimate) / Math.sqrt(v), z, alpha) };
    },
    isOver: () => share >= 1,
  };
}

/** α where z is on the boundary; a single look's p elsewhere, as many times as much as this look is allowed less than a single one */
const repeatedP = (z: number, boundary: number, alpha: number): number =>
  Math.min(1, (alpha * normalTail(z)) / normalTail(boundary));

/** ln(1.1) for ten percent */
export const tauOf = (liftPercent: number): number => Math.log(1 + liftPercent / 100);

/** standard normal quantile of 80 % */
const Z_POWER = 0.8416;
/** of an experiment as it is planned: a look a day for four weeks. More move the last boundary by hundredths. */
const LOOKS = 28;

const lastBoundaries = new Map<number, number>();
function lastBoundary(alpha: number): number {
  const known = lastBoundaries.get(alpha);
  if (known !== undefined) return known;
  const boundary = createBoundary(alpha);
  let last = 0;
  for (let look = 1; look <= LOOKS; look++) last = boundary.next(look / LOOKS) ?? last;
  lastBoundaries.set(alpha, last);
  return last;
}

/** variance of the estimate with which the last look alone finds the effect in 80 % of experiments; earlier ones only add to it */
const plannedVariance = (tau: number, alpha: number): number => (tau / (lastBoundary(alpha) + Z_POWER)) ** 2;

/**
 * Visitors in each of two equal variants with which the test is over where there is no difference. By then, looking daily, a true lift has been
 * found with at least 80 % power.
 * @returns undefined where no such lift is possible
 */
export function plannedVisitors(rate: number, liftPercent: number, alpha = ALPHA): number | undefined {
  if (rate <= 0 || rate * (1 + liftPercent / 100) > 1) return undefined;
  const least = LEAST_GOALS / Math.min(rate, 1 - rate);
  return Math.ceil(Math.max(least, (2 * (1 / rate - 1)) / plannedVariance(tauOf(liftPercent), alpha)));
}

/**
 * How often chance alone splits visitors at least as unevenly: Pearson's chi-square test of counts against weights. Too rarely, and visitors
 * were lost on the way to a variant: A. Fabijan et al., Diagnosing Sample Ratio Mismatch in Online Controlled Experiments, KDD 2019.
 * @returns undefined before every variant was to have five
 */
export function sampleRatioP(counts: readonly number[], weights: readonly number[]): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const expected = weights.map((weight) => (all * weight) / whole);
  if (expected.some((count) => count < 5)) return undefined;
  const chi2 = expected.reduce((sum, count, index) => sum + ((counts[index] ?? 0) - count) ** 2 / count, 0);
  return upperGamma((counts.length - 1) / 2, chi2 / 2);
}

/** Lanczos, g = 5: Numerical Recipes, third edition, 6.1 */
function lnGamma(x: number): number {
  const series = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ];
  const sum = series.reduce((total, factor, index) => total + factor / (x + 1 + index), 1.000000000190015);
  const t = x + 5.5;
  return (x + 0.5) * Math.log(t) - t + Math.log((2.5066282746310007 * sum) / x);
}

const TINY = 1e-300;

/** the regularised upper incomplete gamma function Q(a, x): Numerical Recipes, third edition, 6.2 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - lnGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 500 && Math.abs(term) > Math.abs(sum) * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 500; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b || TINY);
    c = b + an / c || TINY;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * h;
}
