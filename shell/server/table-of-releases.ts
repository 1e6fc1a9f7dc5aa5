import type { LiveRemote, Release } from '@cairn/shared-contracts/remote/release';
import type { RouteTable } from '../routing/route-entry.ts';
import { tableOf } from '../routing/table.ts';

/** the table of all releases on the way here, and what follows them */
interface Place {
  table?: RouteTable;
  readonly next: WeakMap<Release, Place>;
}

const FIRST: Place = { next: new WeakMap() };

function placeAfter({ next }: Place, claim: Release): Place {
  const place = next.get(claim) ?? { next: new WeakMap() };
  next.set(claim, place);
  return place;
}

/** A table is made once for all visitors of a composition, and goes with the first of its releases that nobody needs any more. */
export function cachedTable(claims: readonly Release[]): RouteTable {
  const place = claims.reduce(placeAfter, FIRST);
  place.table ??= tableOf(claims);
  return place.table;
}

/** The addresses of a remote that cannot be had: its pages are away, not unknown. Those of its best known version, the same for everybody. */
export function claimsOfDown(
  { stable, fallback, versions }: LiveRemote,
  releaseOf: (version: string) => Release | undefined,
): Release[] {
  const best = [stable, fallback?.version, ...versions.map(({ version }) => version)];
  return best.flatMap((version) => (version && releaseOf(version)) || []).slice(0, 1);
}
