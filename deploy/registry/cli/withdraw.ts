import type { Withdrawn } from '@cairn/shared-contracts/remote/past-versions';
import { pastAfter, withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import { type Live, type LiveRemote, releaseKey, versionsOf } from '@cairn/shared-contracts/remote/release';
import { readHistory } from '../live.ts';
import { Refusal } from '../refusal.ts';
import { releaseIntegrity } from '../releases.ts';
import { statesOf } from '../undo.ts';
import { withoutWithdrawn } from '../withdrawn.ts';
import { liveNow, makeChange, refuseForged } from './change.ts';
import {
  CHANGE_OPTIONS,
  type Command,
  FORCE_HELP,
  FORCE_OPTION,
  remoteArgument,
  UsageError,
  versionOf,
} from './command.ts';

/** The last good version before the stable one, for everybody: what was on trial beside it was on trial beside another. */
function stableBefore(
  { fallback }: LiveRemote,
  history: readonly Live[],
  name: string,
  withdrawn: ReturnType<typeof withdrawnOf>,
): { remote: LiveRemote; revision: number | undefined } | undefined {
  const state = statesOf(history, name)
    .flatMap(({ revision, remote }) => {
      const left = withoutWithdrawn(remote, withdrawn);
      return left ? [{ revision, left }] : [];
    })
    .findLast(({ left: { stable } }) => stable !== null && stable === (fallback?.version ?? stable));
  const before = state?.left;
  const good = fallback ?? before?.versions.find(({ version }) => version === before.stable);
  if (!good) return undefined;
  const { version, integrity } = good;
  const next = before?.fallback ? { fallback: before.fallback } : {};
  return {
    remote: { stable: version, versions: [{ version, weight: 100, integrity }], ...next },
    revision: state?.revision,
  };
}

/**
 * What a remote is without a version: what is stable takes its place, and where it was that, the last good version before it.
 * @returns with the revision that something of it was taken from
 */
function without(
  current: LiveRemote | undefined,
  history: readonly Live[],
  gone: Withdrawn,
  live: Live,
): { remote: LiveRemote | undefined; revision?: number | undefined } {
  const { remote: name, version } = gone;
  if (!current || !versionsOf(current).some((one) => one.version === version)) return { remote: current };
  const past = pastAfter({ names: [name], before: live, remotes: {}, now: new Date(), withdrawn: gone });
  const withdrawn = withdrawnOf({ past }, name);
  if (current.stable !== version) return { remote: withoutWithdrawn(current, withdrawn) };
  const good = stableBefore(current, history, name, withdrawn);
  if (!good)
    throw new Refusal(
      'nothing_to_go_back_to',
      `${name} has no other version to go back to: promote a better one first, or take it out: cairn remove ${name}`,
    );
  return good;
}

/** of what is live where the store has lost it: withdrawing must not fail for that */
const integrityOfLive = ({ remotes, past = {} }: Live, name: string, version: string): string | undefined =>
  [...(remotes[name] ? versionsOf(remotes[name]) : []), ...(past[name] ?? [])].find((one) => one.version === version)
    ?.integrity;

export const withdraw: Command = {
  usage: 'withdraw <remote> --version 1.4.0 --why "…"',
  summary: 'take a version back for good: nothing makes it live again, and open pages go over to what is live',
  help: `  --version <v>      which
  --why "<why>"      what is wrong with it: the history tells, and whoever tries to have it live again
  --safety           open pages do not wait until they are left, and shells serve its files no more: a CDN must be purged
  --timeout <s>      how long shells that are up may take (30)
${FORCE_HELP}`,
  options: {
    timeout: CHANGE_OPTIONS.timeout,
    ...FORCE_OPTION,
    version: { type: 'string' },
    why: { type: 'string' },
    safety: { type: 'boolean' },
  },
  positionals: 1,
  async run(context) {
    const name = remoteArgument(context);
    const { version: asked, why } = context.options;
    if (!asked) throw new UsageError('--version is missing: which version is withdrawn');
    const version = versionOf(asked);
    if (!why?.trim()) throw new UsageError('--why is missing: the history tells what was wrong');
    await context.signer(name);
    const base = await liveNow(context);
    const isUnsafe = context.options.safety !== undefined;
    const known = withdrawnOf(base, name).get(version);
    if (known && (known.safety || !isUnsafe))
      throw new Refusal('withdrawn', `${releaseKey(name, version)} is withdrawn already, by ${known.by}: ${known.why}`);
    const integrity = integrityOfLive(base, name, version) ?? (await releaseIntegrity(context.store, name, version));
    const withdrawn: Withdrawn = { remote: name, version, integrity, why: why.trim(), by: context.by, isUnsafe };
    const history = await readHistory(context.store, context.environment, base.revision);
    const next = without(base.remotes[name], history, withdrawn, base);
    // its hashes are signed anew
    const then = history.find(({ revision }) => revision === next.revision);
    if (then) await refuseForged(context, then);
    // what others have released since may not go with it any more
    const isAnother = next.remote && next.remote.stable !== base.remotes[name]?.stable;
    return makeChange(context, {
      name,
      gated: isAnother ? (next.remote?.versions ?? []) : [],
      note: `${releaseKey(name, version)} withdrawn${isUnsafe ? ' for safety' : ''}: ${why.trim()}`,
      base,
      edit: (current, live) => without(current, history, withdrawn, live).remote,
      withdrawn,
    });
  },
};
