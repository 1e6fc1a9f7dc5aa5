import { readCheck } from '../../check/check-record.ts';
import { Refusal } from '../refusal.ts';
import { releaseIntegrity } from '../releases.ts';
import { liveNow } from './change.ts';
import type { Context } from './command.ts';

/** of commands that show most visitors a version, see {@link lookedAt} */
export const UNCHECKED_OPTION = { unchecked: { type: 'string' } } as const;
export const UNCHECKED_HELP = '  --unchecked "<why>" without a passed `cairn check`; the history tells';

/** what the history tells of the check of a version that becomes everybody's */
export interface Looked {
  /** why nobody has looked at it */
  unchecked?: string;
  /** why it may look otherwise than what was live */
  looks?: string;
}

/**
 * The check of a version that most visitors are to get.
 * @throws Refusal where it has not passed one, and nobody says why it may go without
 */
export async function lookedAt(context: Context, name: string, version: string): Promise<Looked> {
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

/** of the note of a change: that somebody said why the version looks otherwise than what was live */
export const looksNote = ({ looks }: Looked): string => (looks === undefined ? '' : `; looks otherwise: ${looks}`);
