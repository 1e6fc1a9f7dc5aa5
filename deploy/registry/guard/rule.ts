/** Pages of a version in the last hour, and those of them that failed. */
export interface Rate {
  pages: number;
  failed: number;
}

export interface Judgement {
  /** the share of failed pages that the version may have */
  limit: number;
  /** how many times better a higher share explains what was seen than any share up to the limit does */
  evidence: number;
  isWorse: boolean;
}

/** a version may fail on so many more pages than the one it is held against: half a percent */
const BOUND = 0.005;
/** where nobody knows how the other one does, it is taken to fail on so many pages */
const UNKNOWN = 0.02;
/** fewer pages say too little about that */
const REFERENCE_LEAST = 100;
/** and fewer say nothing about the version itself, however bad */
export const PAGES_LEAST = 50;
const FAILED_LEAST = 5;
/** of versions that are within the bound one in so many is ever taken back */
export const ONE_IN = 1000;
/** of the reference's share, an upper limit that it exceeds once in 700 times */
export const SIGMAS = 3;
const GRID = 400;

/** Wilson's upper limit of a share */
function upperLimit({ pages, failed }: Rate): number {
  const square = SIGMAS ** 2;
  const share = failed / pages;
  const spread = SIGMAS * Math.sqrt((share * (1 - share)) / pages + square / (4 * pages ** 2));
  return (share + square / (2 * pages) + spread) / (1 + square / pages);
}

/**
 * Mean likelihood of all shares above the limit, over that of the limit itself. For a version whose share is the limit or below it, this is
 * above 1000 at any time, ever, in one case of 1000 (Ville's inequality): it may be looked at after every page.
 */
export function evidenceBeyond(limit: number, { pages, failed }: Rate): number {
  const stood = pages - failed;
  const logs = Array.from({ length: GRID }, (_, at) => {
    const share = limit + ((at + 0.5) / GRID) * (1 - limit);
    return failed * Math.log(share / limit) + stood * Math.log((1 - share) / (1 - limit));
  });
  const most = Math.max(...logs);
  const mean = logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / GRID;
  return Math.exp(Math.min(most + Math.log(mean), 700));
}

/** Whether a version fails on more pages than the one it is held against, beyond the bound and beyond chance. */
export function judge(found: Rate, reference: Rate): Judgement {
  const usual = reference.pages < REFERENCE_LEAST ? UNKNOWN : upperLimit(reference);
  const limit = Math.min(usual + BOUND, 0.95);
  const evidence = found.pages > 0 ? evidenceBeyond(limit, found) : 0;
  const isWorse = found.pages >= PAGES_LEAST && found.failed >= FAILED_LEAST && evidence > ONE_IN;
  return { limit, evidence, isWorse };
}
