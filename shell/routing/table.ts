import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { matchRoute } from './match-route.ts';
import { bySpecificity, identityOf, isCatchAll, samplesOf } from './pattern.ts';
import type { Address, RouteEntry, RouteTable } from './route-entry.ts';
import { OWN_PAGES, SPECIFICATION } from './specification.ts';

/** A remote's routes with the addresses that they declare: a release, or a remote.ts. */
export interface Claims {
  name: string;
  routes: Readonly<Record<string, { addresses?: readonly Address[] | undefined }>>;
}

const remoteOf = (target: string): string => splitName(target)[0];

/** a version from before releases named their addresses answers those that the specification has for it */
const specified = (target: string): RouteEntry[] =>
  SPECIFICATION.filter((entry) => entry.target === target).map(({ coming: _coming, ...entry }) => entry);

const claimsOf = ({ name, routes }: Claims): RouteEntry[] =>
  Object.entries(routes).flatMap(([route, { addresses }]) => {
    const target = `${name}/${route}`;
    return (
      addresses?.map(({ id = route, access = 'open', ...address }) => ({ ...address, id, access, target })) ??
      specified(target)
    );
  });

const SPECIFIED = SPECIFICATION.map((entry) => ({ entry, identity: identityOf(entry.pattern) }));
const OWNER = new Map(SPECIFIED.map(({ entry, identity }) => [identity, remoteOf(entry.target)]));

/** of two owners of one pattern: the shell, then the one that the specification's order knows, then by name; `release` refuses a second */
function pick(identity: string, claims: readonly RouteEntry[]): RouteEntry | undefined {
  const rank = ({ target }: RouteEntry) => {
    const owner = remoteOf(target);
    return owner === 'shell' ? 0 : owner === OWNER.get(identity) ? 1 : 2;
  };
  return claims.toSorted((one, other) => rank(one) - rank(other) || (one.target < other.target ? -1 : 1))[0];
}

/** where a pattern that the specification does not know is looked at: before what would swallow it, where that is its own remote's */
function placeOf(table: RouteTable, { pattern, target }: RouteEntry): number {
  const samples = samplesOf(pattern);
  const own = table.findIndex(
    (entry) =>
      remoteOf(entry.target) === remoteOf(target) &&
      samples.some((sample) => matchRoute([entry], sample) !== undefined),
  );
  const catchAll = isCatchAll(pattern) ? table.length - 1 : table.findIndex((entry) => isCatchAll(entry.pattern));
  return own === -1 ? catchAll : Math.min(own, catchAll);
}

/**
 * The site's ONE table, of what the versions of one composition declare. The order is the specification's; a pattern that it does not
 * know comes before the patterns whose first segment is a parameter (climate, tour, listing), the more specific first, and before a
 * wider pattern of its own remote. One whose own first segment is a parameter comes before the listing, which answers the rest.
 */
export function tableOf(remotes: readonly Claims[]): RouteTable {
  const byPattern = Map.groupBy([...OWN_PAGES, ...remotes.flatMap(claimsOf)], ({ pattern }) => identityOf(pattern));
  const table = SPECIFIED.map(({ entry, identity }) => pick(identity, byPattern.get(identity) ?? []) ?? entry);
  const more = [...byPattern]
    .filter(([identity]) => !OWNER.has(identity))
    .flatMap(([identity, claims]) => pick(identity, claims) ?? [])
    .sort((one, other) => bySpecificity(one.pattern, other.pattern));
  for (const entry of more) table.splice(placeOf(table, entry), 0, entry);
  return table;
}
