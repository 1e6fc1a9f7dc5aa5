import { p75Of } from '@cairn/shared-contracts/domain/vital-buckets';
import { type Live, type LiveRemote, releaseKey, sharesOf, versionsOf } from '@cairn/shared-contracts/remote/release';
import type { ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import {
  MEASURES,
  type Measure,
  mergedFigures,
  STEP_MS,
  STEPS,
  sumsOf,
  type VersionFigures,
} from '@cairn/shared-contracts/remote/version-figures';
import type { Snapshot } from '../registry.ts';
import type { Shown } from './shown-history.ts';

export type State = 'Stable' | 'Canary' | 'Taken back' | 'Fallback' | `Test ${string}`;

export interface VersionView {
  version: string;
  share: number;
  state: State;
  /** since when it is live in this way; undefined where the history does not go back so far */
  since: string | undefined;
  pages: number;
  /** share of failed pages; undefined without a page */
  errors: number | undefined;
  /** share of failed pages by step, the oldest first; null without a page */
  trend: readonly (number | null)[];
  /** 75th percentiles: milliseconds, shifts times 1000; undefined where too little is known */
  measures: Partial<Record<Measure, number>>;
  reasons: VersionFigures['reasons'];
}

export interface RemoteView {
  name: string;
  squad: string | undefined;
  contact: string | undefined;
  versions: VersionView[];
  /** of shells that do not serve what was asked */
  complaints: string[];
}

export interface LiveView {
  live: Live;
  /** why this shell does not take what it is shown: that is another document than the one that is served */
  stale: string | undefined;
  pagesPerMinute: number;
  remotes: RemoteView[];
  shells: ShellReport[];
  history: readonly Shown[];
}

const failures = ([pages, failed, told]: VersionFigures['steps'][number]): number => Math.min(pages, failed + told);

function figuresOf(shells: readonly ShellReport[]): Map<string, VersionFigures> {
  const all = new Map<string, VersionFigures[]>();
  for (const { figures = {} } of shells)
    for (const [key, own] of Object.entries(figures)) all.set(key, [...(all.get(key) ?? []), own]);
  return new Map([...all].map(([key, own]) => [key, mergedFigures(own)]));
}

function stateOf({ stable, fallback, experiment }: LiveRemote, version: string): State {
  const variant = experiment?.variants.find((one) => one.version === version && version !== stable);
  if (variant) return `Test ${variant.name}`;
  if (version === stable) return 'Stable';
  return version === fallback?.version ? 'Fallback' : 'Canary';
}

function versionView(
  version: string,
  {
    share,
    state,
    since,
    figures,
  }: { share: number; state: State; since: string | undefined; figures: VersionFigures | undefined },
): VersionView {
  const { pages } = figures ? sumsOf([figures]) : { pages: 0 };
  const failed = figures?.steps.reduce((sum, step) => sum + failures(step), 0) ?? 0;
  return {
    ...{ version, share, state, since, pages },
    errors: pages > 0 ? failed / pages : undefined,
    trend: (figures?.steps ?? []).map((step) => (step[0] > 0 ? failures(step) / step[0] : null)),
    measures: Object.fromEntries(
      MEASURES.flatMap((measure) => {
        const p75 = p75Of(figures?.vitals[measure] ?? []);
        return p75 === null ? [] : [[measure, p75] as const];
      }),
    ),
    reasons: figures?.reasons ?? [],
  };
}

interface Parts {
  snapshot: Snapshot;
  stale?: string | undefined;
  shells: ShellReport[];
  history: readonly Shown[];
}

/** What is live, what became of it in the last hour, and how it came about. */
export function liveView({ snapshot, stale, shells, history }: Parts): LiveView {
  const { live, versions } = snapshot;
  const figures = figuresOf(shells);
  /** the oldest of the changes in a row, the newest first, since which it is as it is now */
  const sinceOf = (name: string, version: string, isSo: (remote: LiveRemote) => boolean): string | undefined => {
    let since: string | undefined;
    for (const { live: then } of history) {
      const remote = then.remotes[name];
      if (!remote || !versionsOf(remote).some((one) => one.version === version) || !isSo(remote)) return since;
      since = then.changed_at;
    }
    return undefined;
  };
  const remotes = Object.entries(live.remotes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, remote]): RemoteView => {
      const { shares } = sharesOf(remote);
      const own = versionsOf(remote).map(({ version }) =>
        versionView(version, {
          share: shares.find((one) => one.version === version)?.share ?? 0,
          state: stateOf(remote, version),
          since: sinceOf(name, version, (then) => stateOf(then, version) === stateOf(remote, version)),
          figures: figures.get(releaseKey(name, version)),
        }),
      );
      const gone = history.flatMap(({ live: { saw } }) => (saw?.remote === name ? [saw] : []));
      const takenBack = gone
        .filter(({ version }) => !own.some((one) => one.version === version))
        .slice(0, 1)
        .map(({ version }) =>
          versionView(version, {
            ...{ share: 0, state: 'Taken back', since: undefined },
            figures: figures.get(releaseKey(name, version)),
          }),
        );
      const owner = versions.get(releaseKey(name, remote.stable ?? remote.versions[0]?.version ?? ''))?.release
        ?.contract?.owner;
      const complaints = shells.flatMap(({ shell, remotes: served }) =>
        Object.entries({ ...served[name]?.refused, ...served[name]?.failing }).map(
          ([version, reason]) => `${shell}: ${version}: ${reason}`,
        ),
      );
      return { name, squad: owner?.squad, contact: owner?.contact, versions: [...own, ...takenBack], complaints };
    });
  const most = Math.max(0, ...[...figures.values()].map((one) => sumsOf([one]).pages));
  return {
    ...{ live, stale, remotes, shells, history },
    // the remote with most pages is on nearly each of them
    pagesPerMinute: Math.round(most / ((STEPS * STEP_MS) / 60_000)),
  };
}
