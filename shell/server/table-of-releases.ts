import type { LiveRemote, Release } from '@cairn/shared-contracts/remote/release';
import type { RouteTable } from '../routing/route-entry.ts';
import { tableOf } from '../routing/table.ts';

/** compositions whose tables are held in memory */
const TABLES_MAX = 200;
const tables = new Map<string, { claims: readonly Release[]; table: RouteTable }>();

/** a table is made once for all visitors of a composition */
export function cachedTable(claims: readonly Release[]): RouteTable {
  const key = claims.map(({ name, version }) => `${name}@${version}`).join();
  const known = tables.get(key);
  if (known?.claims.every((claim, index) => claim === claims[index])) return known.table;
  const table = tableOf(claims);
  tables.set(key, { claims, table });
  const [oldest] = tables.keys();
  if (oldest !== undefined && tables.size > TABLES_MAX) tables.delete(oldest);
  return table;
}

/** The addresses of a remote that cannot be had: its pages are away, not unknown. Those of its best known version, the same for everybody. */
export function claimsOfDown(
  { stable, fallback, versions }: LiveRemote,
  releaseOf: (version: string) => Release | undefined,
): Release[] {
  const best = [stable, fallback?.version, ...versions.map(({ version }) => version)];
  return best.flatMap((version) => (version && releaseOf(version)) || []).slice(0, 1);
}
