import * as z from 'zod/mini';

/** how far back figures go, and in what steps */
export const STEPS = 20;
export const STEP_MS = 180_000;

/** Versions are compared within windows of so many steps: what slows the whole site down for a while slows down both. */
export const WINDOW_STEPS = 5;
const WINDOWS_MAX = STEPS / WINDOW_STEPS + 1;

/**
 * What is measured of a version. In browsers: the web vitals of the pages that its routes are (milliseconds; shifts times 1000), how long its code
 * was on its way, and how long its parts took to stand there once it had come. On the server: how long its pages took.
 */
export const MEASURES = ['lcp', 'inp', 'cls', 'load', 'render', 'server'] as const;
export type Measure = (typeof MEASURES)[number];

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
  vitals: z.object({
    ...{ lcp: histogram, inp: histogram, cls: histogram },
    // shells of old do not say
    ...{ load: z.optional(histogram), render: z.optional(histogram), server: z.optional(histogram) },
  }),
  /** what versions are compared by, where several of one remote were measured. Of a network only the first few values count. Shells of old do not say */
  compared: z.optional(
    z.object({
      /** measure → from how many networks */
      networks: z.record(z.string(), count),
      /** by the number of the window since 1970: measure → histogram */
      windows: z
        .array(z.object({ at: count, measures: z.record(z.string(), histogram) }))
        .check(z.maxLength(WINDOWS_MAX)),
    }),
  ),
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

type Histogram = [bucket: number, count: number][];

/** as if one shell had counted */
export function mergedHistogram(all: readonly (Histogram | undefined)[]): Histogram {
  const counts = new Map<number, number>();
  for (const [bucket, times] of all.flatMap((one) => one ?? [])) counts.set(bucket, (counts.get(bucket) ?? 0) + times);
  return [...counts].sort(([a], [b]) => a - b);
}

function mergedMeasures(all: readonly VersionFigures[]): Pick<VersionFigures, 'vitals' | 'compared'> {
  const of = (measure: Measure): Histogram => mergedHistogram(all.map(({ vitals }) => vitals[measure]));
  const vitals = {
    ...{ lcp: of('lcp'), inp: of('inp'), cls: of('cls') },
    ...{ load: of('load'), render: of('render'), server: of('server') },
  };
  const told = all.flatMap(({ compared }) => compared ?? []);
  if (told.length === 0) return { vitals };
  const own = told.flatMap(({ windows }) => windows);
  const windows = [...new Set(own.map(({ at }) => at))]
    .sort((a, b) => a - b)
    // clocks of shells may differ by a window
    .slice(-WINDOWS_MAX)
    .map((at) => {
      const same = own.filter((window) => window.at === at).map(({ measures }) => measures);
      const names = new Set(same.flatMap((measures) => Object.keys(measures)));
      return {
        at,
        measures: Object.fromEntries([...names].map((name) => [name, mergedHistogram(same.map((one) => one[name]))])),
      };
    });
  // shells hash addresses with salts of their own: the same network may be counted by each
  const most = (name: string) => Math.max(...told.map(({ networks }) => networks[name] ?? 0));
  return { vitals, compared: { networks: Object.fromEntries(MEASURES.map((name) => [name, most(name)])), windows } };
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
    ...mergedMeasures(all),
    reasons: [...reasons.values()].sort((a, b) => b.times - a.times),
  };
}
