import { sharedScope } from '../../composition/shared-scope.ts';
import type { BundlerRequire } from '../federation/bundler-runtime.ts';

/** share key → the module, once it is there */
const atHand = new Map<string, unknown>();

/** Fetches all that the shell shares: a change may import what its page has not used so far, and code that changes in place cannot wait. */
export async function fetchShared(): Promise<void> {
  for (const [key, { lib, get }] of Object.entries(sharedScope)) {
    const give = lib ?? (await get?.().catch(() => undefined));
    if (give) atHand.set(key, give());
  }
}

/**
 * What a change imports that its page has not consumed so far: the chunks are there already, and ask nobody. So a module that the remote's
 * bundle lacks, and that its list of shared ones names by then, is found behind those that it has.
 */
export function fillWithShared(remote: BundlerRequire): void {
  const find = (id: string): BundlerRequire['m'][string] | undefined => {
    const shareKey = remote.consumesLoadingData?.moduleIdToConsumeDataMapping?.[id]?.shareKey;
    if (shareKey === undefined || !atHand.has(shareKey)) return undefined;
    return (module) => {
      module.exports = atHand.get(shareKey);
    };
  };
  Object.setPrototypeOf(
    remote.m,
    new Proxy({}, { get: (_target, id) => (typeof id === 'string' ? find(id) : undefined) }),
  );
}
