import * as z from 'zod/mini';

/** how far back figures go, and in what steps */
export const STEPS = 20;
export const STEP_MS = 180_000;

const count = z.number().check(z.int(), z.minimum(0));

/** [bucket, times]: see domain/vital-buckets.ts */
const histogram = z.array(z.tuple([count, count]));

/**
 * What one shell saw of one version in the last hour. Numbers, and what its own code threw: nothing of who was there.
 */
export const versionFigures = z.object({
  /** step by step, the oldest first: pages that it had a part in; those of them that failed on the server; failures that browsers told of */
  steps: z.array(z.tuple([count, count, count])).check(z.maxLength(STEPS)),
  /** from how many networks browsers told of failures: anybody may tell anything, but not from everywhere */
  networks: count,
  /** how often it could not be loaded */
  loads: count,
  vitals: z.object({ lcp: histogram, inp: histogram, cls: histogram }),
  /** what failed most, the most frequent first */
  reasons: z.array(
    z.object({
      side: z.enum(['server', 'browser', 'load']),
      part: z.string(),
      reason: z.string(),
      /** 'mf-tour/features/dates/ui/departure-list.tsx:42', or the place in the file that browsers fetch */
      where: z.optional(z.string()),
      times: count,
    }),
  ),
});
export type VersionFigures = z.infer<typeof versionFigures>;

export interface FigureSums {
  pages: number;
  failed: number;
  told: number;
}

/** the last hour as a whole */
export function sumsOf(figures: readonly Pick<VersionFigures, 'steps'>[]): FigureSums {
  const all = figures.flatMap(({ steps }) => steps);
  const sum = (at: 0 | 1 | 2) => all.reduce((total, step) => total + step[at], 0);
  return { pages: sum(0), failed: sum(1), told: sum(2) };
}

/** What several shells saw of one version, as if it were one. */
export function mergedFigures(all: readonly VersionFigures[]): VersionFigures {
  const steps = Array.from({ length: STEPS }, (_, at): [number, number, number] => {
    // the newest are the last, however long a shell has counted
    const own = all.flatMap((one) => {
      const step = one.steps[one.steps.length - STEPS + at];
      return step ? [step] : [];
    });
    const sum = (which: 0 | 1 | 2) => own.reduce((total, step) => total + step[which], 0);
    return [sum(0), sum(1), sum(2)];
  });
  const histogramOf = (vital: keyof VersionFigures['vitals']): [number, number][] => {
    const times = new Map<number, number>();
    for (const { vitals } of all)
      for (const [bucket, count] of vitals[vital]) times.set(bucket, (times.get(bucket) ?? 0) + count);
    return [...times].sort(([a], [b]) => a - b);
  };
  const reasons = new Map<string, VersionFigures['reasons'][number]>();
  for (const one of all.flatMap((figures) => figures.reasons)) {
    const key = [one.side, one.part, one.reason, one.where].join(' ');
    reasons.set(key, { ...one, times: one.times + (reasons.get(key)?.times ?? 0) });
  }
  return {
    steps,
    // shells hash addresses with salts of their own: the same network may be counted by each
    networks: Math.max(0, ...all.map(({ networks }) => networks)),
    loads: all.reduce((sum, { loads }) => sum + loads, 0),
    vitals: { lcp: histogramOf('lcp'), inp: histogramOf('inp'), cls: histogramOf('cls') },
    reasons: [...reasons.values()].sort((a, b) => b.times - a.times),
  };
}
