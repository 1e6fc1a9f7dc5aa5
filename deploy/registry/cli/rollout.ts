import { releaseIntegrity } from '../releases.ts';
import { rolledOut } from '../shares.ts';
import { liveNow, makeChange, servingIn } from './change.ts';
import {
  type Answer,
  CHANGE_HELP,
  CHANGE_OPTIONS,
  type Command,
  type Context,
  remoteArgument,
  versionArgument,
  wholeNumber,
} from './command.ts';

export async function roll(context: Context, name: string, version: string, percent: number): Promise<Answer> {
  const integrity = await releaseIntegrity(context.store, name, version);
  const isServing = await servingIn(context, name);
  return makeChange(context, {
    name,
    note: `${name}@${version} for ${percent} %`,
    base: await liveNow(context),
    edit: (current) => rolledOut(name, current, version, integrity, percent, isServing),
    gated: [{ version }],
  });
}

export const rollout: Command = {
  usage: 'rollout <remote> <version> --percent 10',
  summary: 'give it to a share of the visitors',
  help: `  --percent <n>      1 to 100; of a remote that is not live yet, the other visitors get nothing
${CHANGE_HELP}`,
  options: { ...CHANGE_OPTIONS, percent: { type: 'string' } },
  positionals: 2,
  async run(context) {
    const [name, version] = [remoteArgument(context), versionArgument(context)];
    const percent = wholeNumber(context.options.percent, 1, 100, '--percent takes a whole number from 1 to 100');
    return roll(context, name, version, percent);
  },
};

export const promote: Command = {
  usage: 'promote <remote> <version>',
  summary: 'make it the stable version, for everybody; the one before stays as fallback',
  help: CHANGE_HELP,
  options: CHANGE_OPTIONS,
  positionals: 2,
  run: async (context) => roll(context, remoteArgument(context), versionArgument(context), 100),
};
