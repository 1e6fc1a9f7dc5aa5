import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { EXPLAINED } from '../gate-list.ts';
import type { Finding } from '../gates.ts';
import { reportVerifier } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { isEnvironment } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { storeOf } from '../store-of.ts';
import { check } from './check.ts';
import { clean } from './clean.ts';
import { type Answer, type Command, type Context, UsageError } from './command.ts';
import { create } from './create.ts';
import { experiment } from './experiment.ts';
import { guard } from './guard.ts';
import { keys } from './keys.ts';
import { neighbour } from './neighbour.ts';
import { override } from './override.ts';
import { release, ship } from './release.ts';
import { remove, rollback } from './rollback.ts';
import { promote, rollout } from './rollout.ts';
import { history, status } from './status.ts';
import { withdraw } from './withdraw.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  create,
  release,
  ship,
  check,
  rollout,
  promote,
  rollback,
  remove,
  withdraw,
  clean,
  experiment,
  override,
  status,
  history,
  guard,
  neighbour,
  keys,
};

const commandOf = (verb: string): Command | undefined => (Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined);

const COMMON = `  --data <folder>    where store and keys are (.data); STORE=s3://<bucket>/<folder> has the store elsewhere
  --environment <e>  whose live versions (local)
  --json             the answer as JSON; a refusal has findings: gate, file, reason, mend, owner
  --explain          with a refusal: what each gate keeps from whom
  --help             this`;

const ENDS =
  'Ends with 0 when it is done, with 1 when it was refused or failed, with 2 when the command made no sense.';

const HELP = `cairn, the registry of releases

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  cairn ${usage.padEnd(40)} ${summary}`)
  .join('\n')}

${COMMON}

${ENDS}`;

const helpOf = ({ usage, summary, help }: Command): string =>
  `cairn ${usage}\n\n  ${summary}\n\n${help ? `${help}\n` : ''}${COMMON}\n\n${ENDS}`;

/** in a container the user has a number and no name */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

const OPTIONS = {
  data: { type: 'string' },
  environment: { type: 'string' },
  json: { type: 'boolean' },
  explain: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** hears how far a command is, and what it could not look at */
type Tell = (text: string) => void;

interface Asked {
  positionals: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
  lists: Readonly<Record<string, readonly string[]>>;
  isForced: boolean;
}

/** @param unchecked gets what nobody could look at, told once each */
async function contextOf(
  { positionals, options, lists, isForced }: Asked,
  unchecked: Set<string>,
  tell: Tell,
): Promise<Context> {
  const { data: dataDir = process.env.DATA_DIR ?? '.data', environment = 'local' } = options;
  if (!isEnvironment(environment))
    throw new UsageError('--environment takes a name of lower-case letters, digits and hyphens');
  const store = await storeOf(dataDir);
  return {
    store,
    dataDir,
    environment,
    by: userName(),
    positionals,
    options,
    lists,
    ...keysFor(dataDir, store),
    reportVerifier: () => reportVerifier(dataDir),
    isForced,
    tell,
    unchecked(what) {
      if (!unchecked.has(what)) tell(what);
      unchecked.add(what);
    },
  };
}

function parsed(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: { ...OPTIONS, ...command.options },
    });
  } catch (error) {
    // node:util says which option it is in its first sentence
    throw new UsageError(error instanceof Error ? (error.message.split(/\.\s/)[0] ?? '') : String(error));
  }
}

async function answerTo([verb = 'help', ...args]: readonly string[], tell: Tell): Promise<Answer> {
  if (verb === 'help' || verb === '--help' || verb === '-h') {
    const [asked] = args.filter((word) => !word.startsWith('-'));
    const about = asked === undefined ? undefined : commandOf(asked);
    if (asked !== undefined && !about)
      throw new UsageError(`there is no command "${asked}": ${Object.keys(COMMANDS).join(', ')}`);
    return { text: about ? helpOf(about) : HELP, json: { commands: Object.keys(COMMANDS) } };
  }
  const command = commandOf(verb);
  if (!command) throw new UsageError(`there is no command "${verb}": ${Object.keys(COMMANDS).join(', ')}`);
  const { positionals, values } = parsed(command, args);
  if (values.help) return { text: helpOf(command), json: { usage: command.usage } };
  const extra = positionals[command.positionals];
  if (extra !== undefined) throw new UsageError(`one word too many: "${extra}"`);
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value === true ? 'yes' : undefined,
  ]);
  const lists = Object.entries(values).map(([name, value]): [string, string[]] => [
    name,
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [],
  ]);
  const asked: Asked = {
    positionals,
    options: Object.fromEntries(texts),
    lists: Object.fromEntries(lists),
    isForced: 'force' in values,
  };
  const unchecked = new Set<string>();
  const answer = await command.run(await contextOf(asked, unchecked, tell));
  return unchecked.size > 0 ? { ...answer, json: { ...answer.json, unchecked: [...unchecked] } } : answer;
}

/** what the gates that found something are for */
const explained = (findings: readonly Finding[]): string[] =>
  EXPLAINED.filter(({ name }) => findings.some(({ gate }) => gate === name)).map(
    ({ name, guards, example, mend }) =>
      `\nThe gate "${name}" guards ${guards}.\n  for example: ${example}\n  what to do:  ${mend}`,
  );

/** how a command ended */
export interface Ended {
  /** 0 when it is done, 1 when it was refused or failed, 2 when it made no sense */
  code: 0 | 1 | 2;
  /** the answer, for people or as JSON; what failed says nothing here to people */
  said?: string;
}

/**
 * Runs one command: what `npm run cairn -- …` does.
 * @param tell hears how far it is, and why it failed
 */
export async function runCommand(args: readonly string[], tell: Tell): Promise<Ended> {
  const isJson = args.includes('--json');
  try {
    const { text, json } = await answerTo(args, tell);
    return { code: 0, said: isJson ? JSON.stringify(json) : text };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError;
    const end = isUsage ? 2 : 1;
    const code = error instanceof Refusal ? error.code : isUsage ? 'usage' : 'failed';
    const findings = error instanceof Refusal ? error.findings : [];
    if (isJson) {
      const found = findings.length > 0 ? { findings } : {};
      return { code: end, said: JSON.stringify({ error: { code, message, ...found } }) };
    }
    tell(isUsage ? `${message}\n\ncairn help tells more` : message);
    if (args.includes('--explain')) for (const text of explained(findings)) tell(text);
    return { code: end };
  }
}
