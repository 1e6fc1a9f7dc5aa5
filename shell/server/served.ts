import { releaseKey, sharesOf, versionsOf } from '@cairn/shared-contracts/remote/release';
import type { Served } from '@cairn/shared-contracts/remote/shell-report';
import { choose } from './compose.ts';
import { type Failing, failingText } from './page-failures.ts';
import type { Snapshot } from './registry.ts';
import { faultOf } from './version-store.ts';

/** a remote that is not served as it was asked for */
export interface Degraded {
  wanted: string;
  /** null: visitors get nothing */
  serving: string | null;
  reason: string;
}

/** stands in `served` for visitors who should get the remote, and for whom there is no version that works */
const DOWN = 'down';

/** by 'mf-tour@1.1.0' */
type FailingVersions = ReadonlyMap<string, Failing>;

/** what visitors really get of every remote, beside what was asked */
export function servedRemotes(snapshot: Snapshot, failing: FailingVersions): Record<string, Served> {
  return Object.fromEntries(
    Object.entries(snapshot.live.remotes).map(([name, remote]) => {
      const { stable, fallback } = remote;
      const { shares, rest } = sharesOf(remote);
      const served: Record<string, number> = {};
      const give = (version: string, share: number) => {
        if (share > 0) served[version] = (served[version] ?? 0) + share;
      };
      for (const { version, share } of shares) {
        const order = [version, stable, fallback?.version].flatMap((candidate) => candidate ?? []);
        give(choose(snapshot, name, order, failing)?.release.version ?? (stable === null ? '' : DOWN), share);
      }
      give(stable ?? '', rest);
      const told = (reasonOf: (key: string) => string | undefined): Record<string, string> =>
        Object.fromEntries(
          versionsOf(remote).flatMap(({ version }): [string, string][] => {
            const reason = reasonOf(releaseKey(name, version));
            return reason ? [[version, reason]] : [];
          }),
        );
      const refused = told((key) => faultOf(snapshot.versions.get(key)));
      return [name, { served, refused, failing: told((key) => failingReason(failing, key)) }];
    }),
  );
}

function failingReason(failing: FailingVersions, key: string): string | undefined {
  const found = failing.get(key);
  return found && failingText(found);
}

/** the remotes of which some visitors do not get what was asked for, or not whole */
export function degradedRemotes(snapshot: Snapshot, failing: FailingVersions): Record<string, Degraded> {
  const degraded: Record<string, Degraded> = {};
  for (const [name, { versions, stable, fallback }] of Object.entries(snapshot.live.remotes)) {
    const wanted = versions.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
    for (const { version } of wanted) {
      const order = [version, stable, fallback?.version].flatMap((candidate) => candidate ?? []);
      const key = releaseKey(name, version);
      const reason = faultOf(snapshot.versions.get(key)) ?? failingReason(failing, key);
      if (!reason) continue;
      const serving = choose(snapshot, name, order, failing)?.release.version ?? null;
      degraded[name] ??= { wanted: version, serving, reason };
    }
  }
  return degraded;
}
