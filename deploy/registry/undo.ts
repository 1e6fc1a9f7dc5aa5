import { isDeepStrictEqual } from 'node:util';
import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import { Refusal } from './refusal.ts';
import { withoutExperiment } from './running-experiment.ts';

/** what a remote was from a revision on; undefined: not live */
export interface RemoteState {
  revision: number;
  remote: LiveRemote | undefined;
}

/**
 * The states that a remote went through, oldest first, without those that were rolled back: the last is what it is now, the one before
 * is where a rollback leads.
 */
export function statesOf(history: readonly Live[], name: string): RemoteState[] {
  let states: RemoteState[] = [{ revision: 0, remote: undefined }];
  for (const { revision, remotes, back_to } of history) {
    const remote = remotes[name];
    const to = back_to?.[name];
    const at = to === undefined ? -1 : states.findLastIndex((state) => state.revision <= to);
    if (at >= 0 && isDeepStrictEqual(withoutExperiment(states[at]?.remote), remote)) states = states.slice(0, at + 1);
    else if (!isDeepStrictEqual(states.at(-1)?.remote, remote)) states.push({ revision, remote });
    // an experiment is over, and the remote is again what it was before it
    const start = states.findLastIndex((state) => state.remote?.experiment);
    if (start > 0 && start >= states.length - 2 && isDeepStrictEqual(states[start - 1]?.remote, remote))
      states = states.slice(0, start);
  }
  return states;
}

/**
 * Where a rollback of one remote leads. No experiment is taken up again: its visitors have seen something else since.
 * @param to the state as of that revision; by default the state before the present one
 */
export function rollbackTarget(history: readonly Live[], name: string, to?: number): RemoteState {
  if (to !== undefined) {
    const then = history.find(({ revision }) => revision === to);
    if (!then) throw new Refusal('no_revision', `there is no revision ${to}`);
    const remote = then.remotes[name];
    if (!remote) throw new Refusal('not_live', `${name} was not live in revision ${to}`);
    return { revision: to, remote: withoutExperiment(remote) };
  }
  if (!history.some(({ remotes }) => remotes[name])) throw new Refusal('not_live', `${name} was never live here`);
  const before = statesOf(history, name).at(-2);
  if (!before?.remote) {
    throw new Refusal(
      'nothing_to_go_back_to',
      `${name} has nothing to go back to; to take it out: cairn remove ${name}`,
    );
  }
  return { ...before, remote: withoutExperiment(before.remote) };
}
