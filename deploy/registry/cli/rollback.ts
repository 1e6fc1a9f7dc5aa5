import { readHistory } from '../live.ts';
import { Refusal } from '../refusal.ts';
import { rollbackTarget } from '../undo.ts';
import { liveNow, makeChange, refuseForged } from './change.ts';
import {
  CHANGE_HELP,
  CHANGE_OPTIONS,
  type Command,
  FORCE_HELP,
  FORCE_OPTION,
  ownRemoteArgument,
  UsageError,
  wholeNumber,
} from './command.ts';

const HELP = `${CHANGE_HELP}\n${FORCE_HELP}`;

export const rollback: Command = {
  usage: 'rollback <remote> [--to <revision>]',
  summary: 'that remote goes back to what it was before its last change, or in that revision; twice goes back twice',
  help: `  --to <revision>    the state as of that revision\n${HELP}`,
  options: { ...CHANGE_OPTIONS, ...FORCE_OPTION, to: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const base = await liveNow(context);
    if (context.positionals.length === 0) {
      const names = Object.keys(base.remotes).sort().join(', ');
      throw new UsageError(`rollback needs a remote: ${names || 'none is live'}`);
    }
    const name = await ownRemoteArgument(context);
    const { to } = context.options;
    const asked =
      to === undefined ? undefined : wholeNumber(to, 1, Number.MAX_SAFE_INTEGER, '--to takes the number of a revision');
    const history = await readHistory(context.store, context.environment, base.revision);
    const { revision, remote } = rollbackTarget(history, name, asked);
    const then = history.find((live) => live.revision === revision);
    // what was written into an old revision would be signed anew with the next
    if (then) await refuseForged(context, then);
    return makeChange(context, {
      name,
      note: `${name} as in revision ${revision}`,
      base,
      edit: () => remote,
      backTo: revision,
      // what others have released since may not go with it any more
      gated: remote?.versions ?? [],
    });
  },
};

export const remove: Command = {
  usage: 'remove <remote>',
  summary: 'take a remote out: its pages and fragments are gone until a rollback or rollout brings it back',
  help: HELP,
  options: { ...CHANGE_OPTIONS, ...FORCE_OPTION },
  positionals: 1,
  async run(context) {
    const name = await ownRemoteArgument(context);
    const base = await liveNow(context);
    if (!base.remotes[name]) throw new Refusal('not_live', `${name} is not live in ${context.environment}`);
    return makeChange(context, { name, note: `${name} removed`, base, edit: () => undefined });
  },
};
