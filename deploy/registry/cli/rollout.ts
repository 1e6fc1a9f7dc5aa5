import { readCheck } from '../../check/check-record.ts';
import { Refusal } from '../refusal.ts';
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

/** a larger share is no trial any more: it asks for what everybody's does */
const TRIAL_MOST = 50;

/** what shows most visitors a version asks for a check of it, see {@link lookedAt} */
const UNCHECKED_OPTION = { unchecked: { type: 'string' } } as const;
const UNCHECKED_HELP = '  --unchecked "<why>" without a passed `cairn check`; the history tells';

/** what the history tells of the check of a version that becomes everybody's */
interface Looked {
  /** why nobody has looked at it */
  unchecked?: string;
  /** why it may look otherwise than what was live */
  looks?: string;
}

/**
 * The check of a version that most visitors are to get.
 * @throws Refusal where it has not passed one, and nobody says why it may go without
 */
async function lookedAt(context: Context, name: string, version: string): Promise<Looked> {
  const { store, options, tell } = context;
  if (options.unchecked) return { unchecked: options.unchecked };
  const integrity = await releaseIntegrity(store, name, version);
  const passed = await readCheck(store, { name, version, integrity }, await context.rootKey());
  if (!passed)
    throw new Refusal(
      'not_checked',
      `${name}@${version} has not passed its check: cairn check ${name} ${version}, or --unchecked "<why>"`,
    );
  const { remotes } = await liveNow(context);
  const moved = Object.entries(remotes).filter(
    ([other, { stable }]) => other !== name && stable !== null && passed.composition[other] !== stable,
  );
  for (const [other, { stable }] of moved)
    tell(`it was checked beside ${other} ${passed.composition[other] ?? 'not live'}; ${stable} is live now`);
  return passed.accepted === undefined ? {} : { looks: passed.accepted };
}

interface Rolled extends Looked {
  name: string;
  version: string;
  percent: number;
}

export async function roll(context: Context, { name, version, percent, unchecked, looks }: Rolled): Promise<Answer> {
  const integrity = await releaseIntegrity(context.store, name, version);
  const isServing = await servingIn(context, name);
  return makeChange(context, {
    name,
    note: `${name}@${version} for ${percent} %${looks === undefined ? '' : `; looks otherwise: ${looks}`}`,
    base: await liveNow(context),
    edit: (current) => rolledOut(name, current, version, integrity, percent, isServing),
    gated: [{ version }],
    ...(unchecked === undefined ? {} : { unchecked }),
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
    return roll(context, { name, version, percent: 100, ...(await lookedAt(context, name, version)) });
  },
};
