import { createHash } from 'node:crypto';
import type { LiveRemote } from '@cairn/shared-contracts/remote/release';

/** a number in [0, 1) that is the same for the same visitor and remote, and independent between remotes */
export function shareOf(visitor: string, remote: string): number {
  return createHash('sha256').update(`${visitor}:${remote}`).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * The versions a visitor may get, best first: the one that falls to them by weight, then the stable one, then the last good one before
 * it. The same visitor keeps their version for as long as the weights stay. None at all for those whom a new remote on trial does not
 * reach: without a stable version the weights are percents.
 */
export function candidates({ stable, versions, fallback }: LiveRemote, visitor: string, name: string): string[] {
  const sum = versions.reduce((total, { weight }) => total + weight, 0);
  let rest = shareOf(visitor, name) * (stable === null ? Math.max(100, sum) : sum);
  const picked = versions.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  if (!picked && stable === null) return [];
  return [...new Set([picked?.version, stable, fallback?.version])].flatMap((version) => version ?? []);
}
