import { isDeepStrictEqual } from 'node:util';
import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import type { Live, Saw } from '@cairn/shared-contracts/remote/release';
import { type RemoteState, statesOf } from '../undo.ts';
import { withoutWithdrawn } from '../withdrawn.ts';

/** who made the change, in the history */
export const GUARD = 'guard';
/** a version that has been the stable one for so long is no new one any more */
const NEW_FOR_MS = 24 * 3_600_000;

export type Decision =
  | { kind: 'back'; to: RemoteState & { remote: NonNullable<RemoteState['remote']> } }
  | { kind: 'stay'; reason: string };

const isChangeOf = (name: string) => (live: Live, at: number, all: readonly Live[]) =>
  !isDeepStrictEqual(live.remotes[name], all[at - 1]?.remotes[name]);

/** Whether the stable version of a remote has been that for less than a day, whatever was tried beside it since. */
export function isNewStable(history: readonly Live[], name: string, now = Date.now()): boolean {
  const stable = history.at(-1)?.remotes[name]?.stable;
  const other = history.findLastIndex(({ remotes }) => remotes[name]?.stable !== stable);
  const since = history[other + 1]?.changed_at;
  return stable !== null && since !== undefined && now - Date.parse(since) <= NEW_FOR_MS;
}

/**
 * Where a version that is worse is taken back to: the last state of its remote without it. Never twice: not the same version, whoever made
 * it live again, and nothing more of a remote until a person has changed it.
 */
export function takeBack(history: readonly Live[], { remote: name, version }: Saw, now = Date.now()): Decision {
  const stay = (reason: string): Decision => ({ kind: 'stay', reason });
  const changes = history.filter(isChangeOf(name));
  const last = changes.at(-1);
  if (!last) return stay('it is not live any more');
  if (last.saw?.remote === name) return stay('the last change of this remote was the guard’s: the next is a person’s');
  if (history.some(({ saw }) => saw?.remote === name && saw.version === version))
    return stay('it was taken back before, and a person made it live again');
  if (last.remotes[name]?.stable === version && !isNewStable(history, name, now))
    return stay('it has been the stable version for a day');
  const withdrawn = withdrawnOf(history.at(-1), name);
  const to = statesOf(history, name)
    .map(({ revision, remote }) => ({ revision, remote: withoutWithdrawn(remote, withdrawn) }))
    .findLast(
      ({ remote }) =>
        remote &&
        remote.stable !== null &&
        !remote.experiment &&
        remote.versions.every((one) => one.version !== version),
    );
  if (!to?.remote) return stay('there is no state without it to go back to');
  return { kind: 'back', to: { ...to, remote: to.remote } };
}
