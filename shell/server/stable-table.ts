import { releaseKey } from '@cairn/shared-contracts/remote/release';
import type { RouteTable } from '../routing/route-entry.ts';
import { tableOf } from '../routing/table.ts';
import type { Registry } from './registry.ts';

/** The addresses of the stable versions: what robots are told of, whatever version a visitor gets. */
export function stableTable({ snapshot }: Pick<Registry, 'snapshot'>): RouteTable {
  const stable = Object.entries(snapshot?.live.remotes ?? {}).flatMap(([name, remote]) => {
    const release = remote.stable && snapshot?.versions.get(releaseKey(name, remote.stable))?.release;
    return release || [];
  });
  return tableOf(stable);
}
