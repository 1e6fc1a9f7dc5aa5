import { sharedScope } from '../../composition/shared-scope.ts';
import type { BundlerRequire } from '../federation/bundler-runtime.ts';

/** share key → the module, once it is there */
const atHand = new Map<string, unknown>();

/**
 * Fetches all that the shell shares: a change may import what its page has not used so far, and code that changes in place cannot wait.
 * Never rejects: all changes to come wait for it. What cannot be had is said, and missing only to a change that imports it.
 */
export async function fetchShared(): Promise<void> {
  const fill = async ([key, { lib, get }]: (typeof entries)[number]) => {
    try {
      const give = lib ?? (await get?.());
      if (give) atHand.set(key, give());
    } catch (error) {
      console.warn(`[development] ${key} is not at hand:`, error);
    }
  };
  const entries = Object.entries(sharedScope);
  await Promise.all(entries.map(fill));
}

/**
 * What a change imports that its page has not consumed so far: the chunks are there already, and ask nobody. And what a change imports
 * again after one that did without: for that, hot replacement has left a module that throws. So whatever the remote's list of shared
 * modules names runs as what is at hand.
 */
export function fillWithShared(remote: BundlerRequire): void {
  remote.i?.push((execution) => {
    const shareKey = remote.consumesLoadingData?.moduleIdToConsumeDataMapping?.[execution.id]?.shareKey;
    if (shareKey === undefined || !atHand.has(shareKey)) return;
    execution.factory = (module) => {
      module.exports = atHand.get(shareKey);
    };
  });
}
