import type { Release } from '@cairn/shared-contracts/remote/release';

/** so many states of a remote stay: pages that were opened with them still ask for their files */
const STATES_MAX = 30;

/**
 * The states of a remote once another one is served, the newest last. One that comes again, since an edit was undone or saved again, is
 * one state and the newest: its files are in use.
 * @returns those that stay, and those whose files may go
 */
export function withState(states: readonly Release[], newest: Release): { kept: Release[]; gone: Release[] } {
  const all = [...states.filter(({ version }) => version !== newest.version), newest];
  return { kept: all.slice(-STATES_MAX), gone: all.slice(0, -STATES_MAX) };
}
