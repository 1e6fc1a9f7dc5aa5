import { isDeepStrictEqual } from 'node:util';
import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import { Refusal } from './refusal.ts';
import { withoutExperiment } from './running-experiment.ts';
import { withoutWithdrawn } from './withdrawn.ts';

/** what a remote was from a revision on; undefined: not live */
export interface RemoteState {
  revision: number;
  remote: LiveRemote | undefined;
}

const withoutFallback = ({ fallback: _fallback, ...rest }: LiveRemote): LiveRemote => rest;

/** whether a state is what another one became of; its fallback may have been cleared away */
const isTakenUp = (state: LiveRemote | undefined, remote: LiveRemote | undefined): boolean =>
  isDeepStrictEqual(state, remote) ||
  (state !== undefined && remote?.fallback === undefined && isDeepStrictEqual(withoutFallback(state), remote));

/**
 * The states that a remote went through, oldest first, without those that were rolled back: the last is what it is now, the one before
 * is where a rollback leads.
 */
export function statesOf(history: readonly Live[], name: string): RemoteState[] {
  let states: RemoteState[] = [{ revision: 0, remote: undefined }];
  const withdrawn = withdrawnOf(history.at(-1), name);
  const cleaned = (remote: LiveRemote | undefined) => withoutWithdrawn(withoutExperiment(remote), withdrawn);
  for (const { revision, remotes, back_to } of history) {
    const remote = remotes[name];
    const to = back_to?.[name];
    const at = to === undefined ? -1 : states.findLastIndex((state) => state.revision <= to);
    if (at >= 0 && isDeepStrictEqual(withoutExperiment(states[at]?.remote), remote)) states = states.slice(0, at + 1);
    // taken up without what was withdrawn since, or is no longer in the store
    else if (at >= 0 && remote && isTakenUp(cleaned(states[at]?.remote), cleaned(remote)))
      states = [...states.slice(0, at), { revision, remote }];
    else if (!isDeepStrictEqual(states.at(-1)?.remote, remote)) states.push({ revision, remote });
    // an experiment is over, and the remote is again what it was before it
    const start = states.findLastIndex((state) => state.remote?.experiment);
    if (start > 0 && start >= states.length - 2 && isDeepStrictEqual(states[start - 1]?.remote, remote))
      states = states.slice(0, start);
  }
  return states;
}

/**
 * Where a rollback of one remote leads. No experiment is taken up again: its visitors have seen something else since. Nor is a version that
 * was withdrawn: a state with one on trial or as fallback is taken up without it, one where it was the stable version is passed by.
 * @param to the state as of that revision; by default the state before the present one
 */
export function rollbackTarget(history: readonly Live[], name: string, to?: number): RemoteState {
  const withdrawn = withdrawnOf(history.at(-1), name);
  if (to !== undefined) {
    const then = history.find(({ revision }) => revision === to);
    if (!then) throw new Refusal('no_revision', `there is no revision ${to}`);
    const remote = then.remotes[name];
    if (!remote) throw new Refusal('not_live', `${name} was not live in revision ${to}`);
    const held = withoutWithdrawn(withoutExperiment(remote), withdrawn);
    if (!held) throw new Refusal('withdrawn', `${name}@${remote.stable ?? ''} of revision ${to} was withdrawn`);
    return { revision: to, remote: held };
  }
  if (!history.some(({ remotes }) => remotes[name])) throw new Refusal('not_live', `${name} was never live here`);
  const present = history.at(-1)?.remotes[name];
  const before = statesOf(history, name)
    .slice(0, -1)
    .map(({ revision, remote }) => ({
      revision,
      remote: withoutWithdrawn(withoutExperiment(remote), withdrawn),
      was: remote,
    }))
    // without what was withdrawn it may be what is live already
    .findLast(({ remote, was }) => (remote ? !isDeepStrictEqual(remote, present) : !was));
  if (!before?.remote) {
    throw new Refusal(
      'nothing_to_go_back_to',
      `${name} has nothing to go back to; to take it out: cairn remove ${name}`,
    );
  }
  return { revision: before.revision, remote: before.remote };
}
