import type { createSelector } from '@reduxjs/toolkit';

type Read = (...args: readonly unknown[]) => unknown;

/** reselect's own form: functions that read, one by one or as a list, one that combines, and options */
function plain(...parts: readonly unknown[]): Read {
  const reads = parts.flat().filter((part): part is Read => typeof part === 'function');
  const combine = reads.pop();
  return (...args) => combine?.(...reads.map((read) => read(...args)));
}

/**
 * A selector that remembers nothing. A page of the server reads each call of its store about once: making what remembers costs more there
 * than it saves, and what a library's own selector remembers is one visitor's.
 */
// RTK Query calls what it makes, and uses nothing else that reselect's selectors have
export const plainSelector = plain as unknown as typeof createSelector;
