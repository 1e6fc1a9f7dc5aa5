import { type Live, type LiveRemote, releaseKey, type Saw } from '@cairn/shared-contracts/remote/release';
import type { ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { mergedFigures, sumsOf, type VersionFigures } from '@cairn/shared-contracts/remote/version-figures';
import { judge, type Rate } from './rule.ts';

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

/** which versions are new, and what each is held against: one on trial against the stable one, a promoted one against the one before */
function pairsOf({ stable, versions, fallback, experiment }: LiveRemote): { version: string; against: string }[] {
  // an experiment has checks of its own, and ends by a person's word
  if (stable === null || experiment) return [];
  const trials = versions.filter(({ version, weight }) => version !== stable && weight > 0);
  if (trials.length > 0) return trials.map(({ version }) => ({ version, against: stable }));
  return fallback ? [{ version: stable, against: fallback.version }] : [];
}

/** The new versions that are worse than what they are held against; none while another remote, which nobody judges, is as bad: then it lies elsewhere. */
export function worseVersions({ remotes }: Live, seen: Seen): Saw[] {
  return Object.entries(remotes).flatMap(([remote, live]) =>
    pairsOf(live).flatMap(({ version, against }): Saw[] => {
      const [found, reference] = [rateOf(seen, remote, version), rateOf(seen, remote, against)];
      const { isWorse, limit, evidence } = judge(found, reference);
      const isElsewhere = Object.entries(remotes).some(
        ([other, { stable }]) =>
          other !== remote && stable !== null && judge(rateOf(seen, other, stable), { pages: 0, failed: 0 }).isWorse,
      );
      if (!isWorse || isElsewhere) return [];
      const reasons = (seen.get(releaseKey(remote, version))?.reasons ?? [])
        .slice(0, REASONS_SHOWN)
        .map(({ part, reason, where, times }) => ({ part, reason, ...(where ? { where } : {}), times }));
      return [{ remote, version, against, found, reference, limit, evidence: Math.round(evidence), reasons }];
    }),
  );
}
