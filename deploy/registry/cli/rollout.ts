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
import { type Looked, lookedAt, looksNote, UNCHECKED_HELP, UNCHECKED_OPTION } from './looked-at.ts';

/** a larger share is no trial any more: it asks for what everybody's does */
const TRIAL_MOST = 50;

interface Rolled extends Looked {
  name: string;
  version: string;
  percent: number;
}

export async function roll(context: Context, { name, version, percent, ...looked }: Rolled): Promise<Answer> {
  const integrity = await releaseIntegrity(context.store, name, version);
  const isServing = await servingIn(context, name);
  return makeChange(context, {
    name,
    note: `${name}@${version} for ${percent} %${looksNote(looked)}`,
    base: await liveNow(context),
    edit: (current) => rolledOut(name, current, version, integrity, percent, isServing),
    gated: [{ version }],
    ...(looked.unchecked === undefined ? {} : { unchecked: looked.unchecked }),
  });
}

export const rollout: Command = {
  usage: 'rollout <remote> <version> --percent 10',
  summary: 'give it to a share of the visitors',
  help: `  --percent <n>      1 to 100; of a remote that is not live yet, the other visitors get nothing. more than ${TRIAL_MOST} asks for a
                     passed \`cairn check\`; 100 is as \`promote\`
${UNCHECKED_HELP}
${CHANGE_HELP}`,
  options: { ...CHANGE_OPTIONS, ...UNCHECKED_OPTION, percent: { type: 'string' } },
  positionals: 2,
  async run(context) {
    const [name, version] = [remoteArgument(context), versionArgument(context)];
    const percent = wholeNumber(context.options.percent, 1, 100, '--percent takes a whole number from 1 to 100');
    await context.signer(name);
    const looked = percent > TRIAL_MOST ? await lookedAt(context, name, version) : {};
    return roll(context, { name, version, percent, ...looked });
  },
};

export const promote: Command = {
  usage: 'promote <remote> <version>',
  summary: 'make it the stable version, for everybody; the one before stays as fallback',
  help: `${UNCHECKED_HELP}
${CHANGE_HELP}`,
  options: { ...CHANGE_OPTIONS, ...UNCHECKED_OPTION },
  positionals: 2,
  async run(context) {
    const [name, version] = [remoteArgument(context), versionArgument(context)];
    await context.signer(name);
    return roll(context, { name, version, percent: 100, ...(await lookedAt(context, name, version)) });
  },
};
