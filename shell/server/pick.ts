import { createHash } from 'node:crypto';
import type { LiveRemote } from '@cairn/shared-contracts/remote/release';

/** a number in [0, 1) that is the same for the same visitor and remote, and independent between remotes */
export function shareOf(visitor: string, remote: string): number {
  return createHash('sha256').update(`${visitor}:${remote}`).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * The versions a visitor may get, best first: the one that falls to them by weight, then the stable one. The same visitor keeps their
 * version for as long as the weights stay.
 */
export function candidates(remote: LiveRemote, visitor: string, name: string): string[] {
  const total = remote.versions.reduce((sum, { weight }) => sum + weight, 0);
  let rest = shareOf(visitor, name) * total;
  const picked = remote.versions.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  return [...new Set([picked?.version ?? remote.stable, remote.stable])];
}
