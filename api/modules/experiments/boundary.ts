/** nodes of a grid in one direction are so many standard deviations of a step apart */
const SPACING = 0.5;
const NODES_MIN = 40;
/** beyond it nobody is left, to 1e-15 */
const Z_MAX = 8;

const tail = (z: number): number => (z > Z_MAX ? 0 : normalTail(z));
const HALVINGS = 26;
/** a look at hardly more than at the last one is none: it could find nothing, and each costs milliseconds */
const STEP_MIN = 0.01;

const density = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);

/** Of the standard normal distribution what lies above z, to 1.2e-7 of it: Numerical Recipes, second edition, 6.2 */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const t = 1 / (1 + (0.5 * z) / Math.SQRT2);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ].reduceRight((sum, factor) => factor + t * sum, 0);
  return 0.5 * t * Math.exp(-0.5 * z * z + series);
}

/** how much of α may be used up when that share of the planned information is there: late, where most can be seen (Kim and DeMets, ρ = 3) */
const spentAt = (share: number): number => Math.min(1, share) ** 3;

interface Node {
  /** the score: a Brownian motion in the information */
  at: number;
  /** how likely it stands here and never was beyond the boundary, times the width that it stands for */
  mass: number;
}

/** Boundaries of |z| at one look after another. */
export interface Boundary {
  /**
   * @param share of the planned information that is there: 1 is all
   * @returns undefined where it is no look: too little more than at the last one, or the plan is over
   */
  next(share: number): number | undefined;
}

/**
 * A group sequential test by an error spending function: the boundary of each look is chosen so that, where there is no difference, all
 * looks so far are together beyond it in `spentAt` of α. How many looks there will be, and when, need not be known.
 *
 * K. Lan, D. DeMets: Discrete sequential boundaries for clinical trials. Biometrika 70(3), 1983. K. Kim, D. DeMets: Design and analysis of group
 * sequential tests based on the type I error spending rate function. Biometrika 74(1), 1987. The integral from look to look: P. Armitage,
 * C. McPherson, B. Rowe: Repeated significance tests on accumulating data. Journal of the Royal Statistical Society A 132(2), 1969.
 */
export function createBoundary(alpha: number): Boundary {
  let last = 0;
  let nodes: readonly Node[] = [{ at: 0, mass: 1 }];
  return {
    next(share) {
      if (last >= 1 || share < last + STEP_MIN) return undefined;
      const step = Math.sqrt(share - last);
      const scale = Math.sqrt(share);
      /** how likely it is farther from zero than that now, and never was beyond the boundary before */
      const beyond = (reach: number) =>
        nodes.reduce((sum, { at, mass }) => sum + mass * (tail((reach - at) / step) + tail((reach + at) / step)), 0);
      const due = alpha * (spentAt(share) - spentAt(last));
      let low = 0;
      let high = Z_MAX;
      for (let count = 0; count < HALVINGS; count++) {
        const middle = (low + high) / 2;
        if (beyond(middle * scale) > due) low = middle;
        else high = middle;
      }
      nodes = spread(nodes, high * scale, step);
      last = share;
      return high;
    },
  };
}

/** Simpson's rule */
function spread(nodes: readonly Node[], reach: number, step: number): Node[] {
  const count = 2 * Math.ceil(Math.max(NODES_MIN, (2 * reach) / (SPACING * step)) / 2);
  const width = (2 * reach) / count;
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = index * width - reach;
    const weight = index === 0 || index === count ? 1 : index % 2 === 0 ? 2 : 4;
    const likely = nodes.reduce((sum, node) => sum + node.mass * density((at - node.at) / step), 0) / step;
    return { at, mass: (likely * weight * width) / 3 };
  });
}
