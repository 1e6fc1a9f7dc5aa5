import * as z from 'zod/mini';
import { GOALS } from '../remote/release.ts';
import { instant } from './common.schema.ts';

/** Web vitals that are collected: milliseconds; a layout shift times 1000. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const share = z.number();

/** at most that many events come at once */
export const EVENTS_MAX = 50;

/** What a browser saw of an experiment. Who it is and which variant they are in, the site says. */
const seen = z.discriminatedUnion('kind', [
  /** a part of the remote was on the screen; `has_fallen`: of another version than the variant's */
  z.object({ experiment: name, kind: z.literal('exposure'), has_fallen: z.boolean() }),
  /** something of it threw or did not load */
  z.object({ experiment: name, kind: z.literal('error') }),
  z.object({
    experiment: name,
    kind: z.enum(VITALS),
    value: z.number().check(z.minimum(0), z.maximum(600_000)),
  }),
]);
export type ExperimentEvent = z.infer<typeof seen>;
export const eventsBody = z.object({ events: z.array(seen).check(z.minLength(1), z.maxLength(EVENTS_MAX)) });
/** how many of the events were taken; the others are of no experiment that runs for this visitor */
export const eventsTaken = z.object({ taken: z.number() });

const variant = z.object({ name, version: z.string(), weight: z.number() });
const described = z.object({
  name,
  remote: z.string(),
  goal: z.enum(GOALS),
  lift: z.number(),
  started_at: instant,
  started_by: z.string(),
  variants: z.array(variant),
});
/** the experiments of an environment as of a revision: those that are not named have ended */
export const syncBody = z.object({
  environment: z.string(),
  revision: z.number(),
  by: z.string(),
  note: z.string(),
  running: z.array(described),
});

const interval = z.object({ low: share, high: share });
/** against the baseline; all but `points` as a share of the baseline's rate: 0.1 is ten percent more */
const lift = z.object({
  estimate: share,
  interval,
  /** the same in points of the rate */
  points: interval,
  /** stays valid however often it is looked at */
  p: share,
});
export type Lift = z.infer<typeof lift>;

const vitals = z.object({
  count: z.number(),
  /** 75th percentile; null without enough of them */
  p75: z.nullable(z.number()),
});

const variantReport = z.object({
  ...variant.shape,
  visitors: z.number(),
  goals: z.number(),
  rate: z.nullable(share),
  /** null: the baseline itself, or too little to say */
  lift: z.nullable(lift),
  /** visitors who got another version, since the variant's failed */
  fallen: z.number(),
  /** visitors for whom something of it failed */
  errors: z.number(),
  vitals: z.object({ lcp: vitals, inp: vitals, cls: vitals }),
});
export type VariantReport = z.infer<typeof variantReport>;

const check = z.object({ state: z.enum(['pass', 'fail', 'open']) });

export const experimentReport = z.object({
  ...described.shape,
  ended: z.nullable(z.object({ at: instant, by: z.string(), note: z.string() })),
  day: z.number(),
  /** 1 − the share of tests without a difference that would still be decided */
  confidence: share,
  /** visitors in each variant that find `lift` at the baseline's rate with 80 % power; null before there is a rate */
  planned_visitors: z.nullable(z.number()),
  variants: z.array(variantReport),
  verdict: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('open') }),
    /** the checks say that what was collected cannot be trusted */
    z.object({ kind: z.literal('spoiled') }),
    /** all that was planned has been looked at, and no difference found: later visitors are not part of the test */
    z.object({ kind: z.literal('even'), since: instant }),
    z.object({ kind: z.enum(['better', 'worse']), variant: name, since: instant }),
  ]),
  checks: z.object({
    sample_ratio: z.object({ ...check.shape, p: z.nullable(share) }),
    errors: check,
    fallen: check,
    lcp: check,
  }),
  /** one look at the end of each day, UTC, until the planned number of visitors has been there; `lifts` in the order of the variants after the baseline */
  days: z.array(
    z.object({
      date: z.string(),
      lifts: z.array(z.nullable(z.object({ estimate: share, ...interval.shape }))),
    }),
  ),
});
export type ExperimentReport = z.infer<typeof experimentReport>;

export const experimentList = z.object({
  items: z.array(
    z.object({
      ...described.shape,
      ended: z.nullable(z.object({ at: instant, by: z.string(), note: z.string() })),
    }),
  ),
});
export type ExperimentList = z.infer<typeof experimentList>;
