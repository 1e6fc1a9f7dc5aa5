import { type Live, type LiveRemote, releaseKey, type Saw } from '@cairn/shared-contracts/remote/release';
import type { ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { mergedFigures, sumsOf, type VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import { judge, type Rate } from './rule.ts';
import { slowerIn } from './slower.ts';

/** failures that browsers tell of count from so many networks on: anybody may tell anything, but hardly from everywhere */
const NETWORKS_LEAST = 5;
/** what history shows of a version */
const REASONS_SHOWN = 3;

/** by 'mf-tour@1.1.0', what all shells saw together */
export type Seen = ReadonlyMap<string, VersionFigures>;

export function seenBy(reports: readonly Pick<ShellReport, 'figures'>[]): Seen {
  const all = new Map<string, VersionFigures[]>();
  for (const { figures = {} } of reports)
    for (const [key, own] of Object.entries(figures)) all.set(key, [...(all.get(key) ?? []), own]);
  return new Map([...all].map(([key, own]) => [key, mergedFigures(own)]));
}

export function rateOf(seen: Seen, name: string, version: string): Rate {
  const figures = seen.get(releaseKey(name, version));
  if (!figures) return { pages: 0, failed: 0 };
  const { pages, failed, told } = sumsOf([figures]);
  // a page of before may fail in the browser now: never more failures than pages
  return { pages, failed: Math.min(pages, failed + (figures.networks >= NETWORKS_LEAST ? told : 0)) };
}

interface Pair {
  version: string;
  against: string;
}

/**
 * Which versions may be new, and what each is held against: a promoted one against the one before, one on trial against the stable one.
 * The stable one comes first: where it goes, what is on trial beside it goes as well.
 */
function pairsOf({ stable, versions, fallback, experiment }: LiveRemote): Pair[] {
  // an experiment has checks of its own, and ends by a person's word
  if (stable === null || experiment) return [];
  const trials = versions.filter(({ version, weight }) => version !== stable && weight > 0);
  return [
    ...(fallback ? [{ version: stable, against: fallback.version }] : []),
    ...trials.map(({ version }) => ({ version, against: stable })),
  ];
}

/** The versions that are worse than what they are held against, wherever it lies. */
export function worseVersions({ remotes }: Live, seen: Seen): Saw[] {
  return Object.entries(remotes).flatMap(([remote, live]) =>
    pairsOf(live).flatMap(({ version, against }): Saw[] => {
      const [found, reference] = [rateOf(seen, remote, version), rateOf(seen, remote, against)];
      const { isWorse, limit, evidence } = judge(found, reference);
      const [own, other] = [version, against].map((one) => seen.get(releaseKey(remote, one)));
      const slower = slowerIn(own, other);
      if (!isWorse && slower.length === 0) return [];
      const reasons = (own?.reasons ?? [])
        .slice(0, REASONS_SHOWN)
        .map(({ part, reason, where, times }) => ({ part, reason, ...(where ? { where } : {}), times }));
      const failing = { found, reference, limit, evidence: Math.round(evidence), reasons };
      return [{ remote, version, against, ...failing, ...(slower.length > 0 ? { slower } : {}) }];
    }),
  );
}

/**
 * Whether the trouble of a remote lies elsewhere: the stable version of another one, which nobody judges, is bad as well. New ones are
 * judged: two that were promoted in the same hour do not speak for one another.
 * @param isNew whether a remote's stable version has been that for a short time
 */
export function liesElsewhere(
  { remotes }: Live,
  seen: Seen,
  remote: string,
  isNew: (name: string) => boolean,
): boolean {
  return Object.entries(remotes).some(([other, live]) => {
    if (other === remote || live.stable === null) return false;
    const isJudged = isNew(other) && pairsOf(live).some(({ version }) => version === live.stable);
    return !isJudged && judge(rateOf(seen, other, live.stable), { pages: 0, failed: 0 }).isWorse;
  });
}
