import * as z from 'zod/mini';
import { jsonSchema } from './json-schema.ts';

/**
 * release.json: what a shell must know of one version of a remote, in one small file. The registry holds its hash; it holds the
 * hashes of everything else. Files are relative to the release's folder; integrity is 'sha384-…'.
 */
const file = z.object({ file: z.string(), integrity: z.string() });
export type ReleaseFile = z.infer<typeof file>;

const fragments = z.array(z.string());

const expose = z.object({
  js: z.array(file),
  css: z.array(file),
  /** subpaths of shared packages that the module and its chunks consume, '@cairn/shared-contracts/ui/button' */
  shared: z.array(z.string()),
  /** the same of parts that the page comes with and whose code comes later: their style sheets are the page's */
  styled: z.optional(z.array(z.string())),
  /** those of `others` that its code may ask for later; releases of old do not say */
  lazy: z.optional(z.array(z.string())),
});

const files = z.array(z.string());

/** who answers for a remote */
const owner = z.object({ squad: z.string(), contact: z.string() });

/**
 * What a version promises its neighbours, and what it takes for promised: `release` holds it against everything live, both ways
 * (shell/contracts/contracts.ts). Files are the remote's modules, relative to its folder.
 */
const contract = z.object({
  owner,
  /** git commit that it was built from; with a '+' at the end when there were changes beside it */
  revision: z.optional(z.string()),
  fragments: z.record(z.string(), z.object({ module: z.string(), props: jsonSchema })),
  events: z.record(z.string(), z.object({ payload: jsonSchema })),
  /** 'mf-booking/booking-panel' → where it is shown, and what it took when this version was built */
  uses: z.record(z.string(), z.object({ files, required: z.boolean(), props: jsonSchema })),
  /** 'mf-catalog/guest-favourites' → where it is heard, and what it carried when this version was built */
  hears: z.record(z.string(), z.object({ files, payload: jsonSchema })),
  /** 'GET /spa/tour' → hash of the call's definition; a version from before calls were defined once does not say */
  calls: z.optional(z.record(z.string(), z.string())),
  /** by locale: texts it has, and texts it lacks that English has */
  texts: z.record(z.string(), z.object({ count: z.number(), missing: z.number() })),
  /** package that the shell provides → the range it was built for */
  shared: z.record(z.string(), z.string()),
});
export type Contract = z.infer<typeof contract>;

/** an address of a route: see define-remote.ts; a release says all of it */
const address = z.object({
  id: z.optional(z.string()),
  pattern: z.string(),
  access: z.optional(z.union([z.enum(['open', 'login']), z.object({ flag: z.string() })])),
  fixed: z.optional(z.record(z.string(), z.string())),
  sitemap: z.optional(z.boolean()),
});

export const release = z.object({
  format: z.literal(1),
  name: z.string(),
  version: z.string(),
  /** Module Federation container name, unique per version: two versions of one name would get each other's code */
  container: z.string(),
  /** range of the kit's version that it was built against */
  kit: z.string(),
  /**
   * Module that the shell shares → name that is imported of it → a file that does so, from the folder of all workspaces. Releases of before
   * kit 1.1 do not say.
   */
  needs: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /**
   * `deferred`: those of its fragments that the browser fetches when they come near the screen; `required`: those without which there is
   * no page; `wake`: its code runs when somebody does something. Releases of old have none of them, and do not name their addresses.
   */
  routes: z.record(
    z.string(),
    z.object({
      expose: z.string(),
      fragments,
      deferred: z.optional(fragments),
      required: z.optional(fragments),
      wake: z.optional(z.literal('interaction')),
      addresses: z.optional(z.array(address)),
    }),
  ),
  fragments: z.record(z.string(), z.object({ expose: z.string(), fragments })),
  locales: z.array(z.string()),
  exposes: z.record(z.string(), expose),
  browser: file,
  server: file,
  /** everything else for the browser: chunks that load on demand, pictures, fonts */
  others: z.array(file),
  /** releases of old have none */
  contract: z.optional(contract),
});
export type Release = z.infer<typeof release>;

/** part of paths, of commands that somebody copies and of pages: no other sign has a place in it */
const versionText = z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,100}$/));

/** One version's share of the visitors: weights need not sum to anything. */
const liveVersion = z.object({
  version: versionText,
  weight: z.number().check(z.minimum(0)),
  /** sha384 of its release.json */
  integrity: z.string(),
});

/** 'mf-tour@1.1.0' */
export const releaseKey = (name: string, version: string): string => `${name}@${version}`;

/** where a release is in the store */
export const releaseFolder = (name: string, version: string): string => `remotes/${name}/${version}`;

/** folder of a release with the source maps of its browser files: private */
export const MAPS = 'maps';
/** whether a path in the store is one of those */
export const isMap = (path: string): boolean => /^remotes\/[^/]+\/[^/]+\/maps\//.test(path);

/** of experiments, their variants and their exclusion groups */
export const EXPERIMENT_NAME = /^[a-z][a-z0-9-]{0,39}$/;
const experimentName = z.string().check(z.regex(EXPERIMENT_NAME));

/** What an experiment may count, each once a visitor: the calls behind them are in api/modules/experiments/goal-calls.ts. */
export const GOALS = [
  'booking_requested',
  'individual_tour_requested',
  'message_sent',
  'favourite_added',
  'waitlist_joined',
] as const;

/** Versions of one remote that are compared on visitors. The first variant is the baseline, and the remote's stable version. */
const experiment = z.object({
  /** never used twice in one environment */
  name: experimentName,
  /** random: visitors fall to variants, and are known in what is collected, by it and nothing else */
  salt: z.string(),
  goal: z.enum(GOALS),
  /** the smallest lift that is worth knowing, in percent of the baseline's rate: the test is most sensitive about it */
  lift: z.number().check(z.positive()),
  started_at: z.string(),
  started_by: z.string(),
  variants: z
    .array(z.object({ name: experimentName, version: z.string(), weight: z.number().check(z.positive()) }))
    .check(z.minLength(2)),
  /** no visitor is in two experiments of one group: each has its own part of [0, 1) */
  group: z.optional(z.object({ name: experimentName, from: z.number(), to: z.number() })),
});
export type Experiment = z.infer<typeof experiment>;

const liveRemote = z.object({
  /**
   * What a visitor gets when the picked version fails; one of `versions`. `null`: a new remote that is being tried. Its weights are then
   * percents of all visitors, and the rest have no such remote.
   */
  stable: z.nullable(z.string()),
  versions: z.array(liveVersion).check(z.minLength(1)),
  /** the last good version before the stable one: takes its place where that one fails. Older documents have none */
  fallback: z.optional(z.object({ version: versionText, integrity: z.string() })),
  /** its variants stand in `versions`, those beside the stable one with weight 0: who is not in it gets the stable version */
  experiment: z.optional(experiment),
});

/** Why a version is live never again, and who said so. */
const withdrawal = z.object({
  why: z.string(),
  by: z.string(),
  at: z.string(),
  /** open pages do not go on with it until they are left */
  safety: z.optional(z.literal(true)),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** A version that visitors had once: pages that were opened then still ask for its files. See past-versions.ts. */
const pastVersion = z.object({
  version: versionText,
  integrity: z.string(),
  /** ISO: since when nobody gets it any more */
  left_at: z.string(),
  withdrawn: z.optional(withdrawal),
});
export type PastVersion = z.infer<typeof pastVersion>;

const rate = z.object({ pages: z.number(), failed: z.number() });

/** A measure (version-figures.ts) in which a version was worse: 75th percentiles, in milliseconds, shifts times 1000. */
const slower = z.object({
  measure: z.string(),
  /** how many values there were of it, and of the other one */
  values: z.number(),
  reference: z.number(),
  found: z.number(),
  before: z.number(),
  /** what it may have been */
  limit: z.number(),
  evidence: z.number(),
});

/** Why the guard took a version back. */
const saw = z.object({
  remote: z.string(),
  version: z.string(),
  /** the version that it was held against */
  against: z.string(),
  /** of the last hour */
  found: rate,
  reference: rate,
  /** the share of failed pages that it may have had */
  limit: z.number(),
  /** how much better a higher rate explains what was seen than any rate up to the limit */
  evidence: z.number(),
  /** what failed most */
  reasons: z.array(
    z.object({ part: z.string(), reason: z.string(), where: z.optional(z.string()), times: z.number() }),
  ),
  /** in what it was slower or less steady */
  slower: z.optional(z.array(slower)),
});
export type Saw = z.infer<typeof saw>;

/** live/<environment>.json: what is live in one environment. Signed, changed by compare-and-set only; `revision` counts the changes. */
export const live = z.object({
  format: z.literal(1),
  environment: z.string(),
  revision: z.number().check(z.int(), z.minimum(0)),
  changed_at: z.string(),
  changed_by: z.string(),
  /** whose key signed it, where it is not the platform's */
  squad: z.optional(z.string()),
  note: z.string(),
  remotes: z.record(z.string(), liveRemote),
  /** by remote; documents of before there was a memory have none */
  past: z.optional(z.record(z.string(), z.array(pastVersion))),
  /** of a rollback: remote → the revision whose state it took up again */
  back_to: z.optional(z.record(z.string(), z.number())),
  /** of a change that was made in spite of its gates (`--force`): what they found */
  forced: z.optional(z.array(z.string())),
  /** of a rollback that nobody asked for: what the guard saw */
  saw: z.optional(saw),
  /** of a version that was promoted without a passed check (`--unchecked`): why */
  unchecked: z.optional(z.string()),
});
export type Live = z.infer<typeof live>;
export type LiveRemote = z.infer<typeof liveRemote>;

/**
 * Percent of the visitors that was asked for each version. The rest are those who are to get the stable version, or nothing where a
 * remote is only tried.
 */
export function sharesOf(remote: LiveRemote): { shares: { version: string; share: number }[]; rest: number } {
  const { stable, versions, experiment: running } = remote;
  if (running) return { shares: sharesIn(running, versions, stable), rest: 0 };
  const sum = versions.reduce((total, { weight }) => total + weight, 0);
  const whole = stable === null ? Math.max(100, sum) : sum;
  const shares = versions.map(({ version, weight }) => ({ version, share: whole ? (100 * weight) / whole : 0 }));
  const rest = 100 - shares.reduce((total, { share }) => total + share, 0);
  // what rounding leaves is nobody
  return { shares, rest: rest > 1e-9 ? rest : 0 };
}

/** percent of the visitors up to which a version is on trial */
const TRIAL_SHARE = 25;

/** Whether few visitors get this version, and another is the stable one: what it does must cost nobody else anything. */
export function isOnTrial({ remotes }: Pick<Live, 'remotes'>, key: string): boolean {
  return Object.entries(remotes).some(([name, remote]) => {
    const { stable, fallback } = remote;
    return sharesOf(remote).shares.some(
      ({ version, share }) =>
        releaseKey(name, version) === key &&
        version !== stable &&
        version !== fallback?.version &&
        share <= TRIAL_SHARE,
    );
  });
}

/** Percent of the visitors that an experiment gives each version, bots and the like apart. */
function sharesIn(
  { variants, group }: Experiment,
  versions: LiveRemote['versions'],
  stable: string | null,
): { version: string; share: number }[] {
  const sum = variants.reduce((total, { weight }) => total + weight, 0);
  const part = group ? group.to - group.from : 1;
  return versions.map(({ version }) => {
    const own = variants.filter((variant) => variant.version === version);
    const share = (100 * part * own.reduce((total, { weight }) => total + weight, 0)) / sum;
    return { version, share: version === stable ? share + 100 * (1 - part) : share };
  });
}

/** every version that visitors may get of a remote, each once */
export const versionsOf = ({ versions, fallback }: LiveRemote): { version: string; integrity: string }[] => [
  ...versions,
  ...(fallback && !versions.some(({ version }) => version === fallback.version) ? [fallback] : []),
];

/** the document as it is stored: `payload` is the JSON text that was signed (Ed25519, base64) */
export const signedLive = z.object({ payload: z.string(), key_id: z.string(), signature: z.string() });

/** where the document of an environment is in the store */
export const livePath = (environment: string): string => `live/${environment}.json`;

/** one file a revision: the history, and the lock that makes a change a compare-and-set */
export const revisionPath = (environment: string, revision: number): string =>
  `live/${environment}/${String(revision).padStart(8, '0')}.json`;
