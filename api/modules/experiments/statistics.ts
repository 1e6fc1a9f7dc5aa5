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
  /** 1 / the likelihood ratio: small where there is a difference */
  p: number;
}

export const ALPHA = 0.05;
/** below so many goals in a variant, or visitors without one, the normal distribution is no good approximation: nothing is said */
const LEAST_GOALS = 25;

/** delta method: the variance of ln(goals / visitors) */
const varianceOfLog = ({ visitors, goals }: Arm): number => 1 / goals - 1 / visitors;

const isEnough = ({ visitors, goals }: Arm): boolean => goals >= LEAST_GOALS && visitors - goals >= LEAST_GOALS;

/**
 * Compares a rate with the baseline's, at a moment that may be any, and any number of times: the mixture sequential probability ratio test
 * with a normal mixture of variance τ² around no effect. Its likelihood ratio is a martingale where there is no difference, so the chance
 * that it is ever above 1/α is at most α, and the interval holds at all looks at once. For estimates of variance V:
 *
 *   Λ = √(V / (V + τ²)) · exp(θ² τ² / (2 V (V + τ²))),   θ ± √(2 V (V + τ²) / τ² · ln(√((V + τ²) / V) / α))
 *
 * R. Johari, P. Koomen, L. Pekelis, D. Walsh: Always Valid Inference: Continuous Monitoring of A/B Tests. Operations Research 70(3),
 * 2022, section 4 (https://doi.org/10.1287/opre.2021.2135). That it holds for estimates which are normal only in the limit: I. Waudby-Smith,
 * D. Arbour, R. Sinha, E. Kennedy, A. Ramdas: Time-uniform central limit theory and asymptotic confidence sequences. Annals of Statistics
 * 52(6), 2024. H. Robbins: Statistical methods related to the law of the iterated logarithm, 1970, is where it comes from.
 * @param tau the size of effect, on the logarithm, that the test is most sensitive about; chosen before anything is seen
 * @returns undefined while there is too little to say
 */
export function effectOf(baseline: Arm, other: Arm, tau: number, alpha = ALPHA): Effect | undefined {
  if (!isEnough(baseline) || !isEnough(other)) return undefined;
  const estimate = Math.log(other.goals / other.visitors) - Math.log(baseline.goals / baseline.visitors);
  const v = varianceOfLog(baseline) + varianceOfLog(other);
  const mixed = v + tau ** 2;
  const log = 0.5 * Math.log(v / mixed) + (estimate ** 2 * tau ** 2) / (2 * v * mixed);
  return { estimate, radius: radiusOf(v, tau, alpha), p: Math.min(1, Math.exp(-log)) };
}

const radiusOf = (v: number, tau: number, alpha: number): number => {
  const mixed = v + tau ** 2;
  return Math.sqrt(((2 * v * mixed) / tau ** 2) * (0.5 * Math.log(mixed / v) - Math.log(alpha)));
};

/** ln(1.1) for ten percent */
export const tauOf = (liftPercent: number): number => Math.log(1 + liftPercent / 100);

/** standard normal quantile of 80 % */
const Z_POWER = 0.8416;

/**
 * Visitors in each of two equal variants after which a true lift has been found with at least 80 % power, looking daily: as many as find it
 * with that power at the last look alone. Earlier looks only add to it.
 */
export function plannedVisitors(rate: number, liftPercent: number, alpha = ALPHA): number {
  const tau = tauOf(liftPercent);
  const lifted = Math.min(0.999, rate * (1 + liftPercent / 100));
  const isFound = (n: number): boolean => {
    const v = (1 / rate - 1) / n + (1 / lifted - 1) / n;
    return Math.log(lifted / rate) >= radiusOf(v, tau, alpha) + Z_POWER * Math.sqrt(v);
  };
  let high = 100;
  while (!isFound(high) && high < 1e12) high *= 2;
  let low = high / 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isFound(middle)) high = middle;
    else low = middle;
  }
  return Math.ceil(high);
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
