import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type Answer, type Command, type Context, UsageError } from './cli/command.ts';
import { neighbour } from './cli/neighbour.ts';
import { release, ship } from './cli/release.ts';
import { remove, rollback } from './cli/rollback.ts';
import { promote, rollout } from './cli/rollout.ts';
import { history, status } from './cli/status.ts';
import { releaseKey, reportVerifier } from './keys.ts';
import { isEnvironment } from './names.ts';
import { diskStore, storeDir } from './object-store.ts';
import { Refusal } from './refusal.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  release,
  ship,
  rollout,
  promote,
  rollback,
  remove,
  status,
  history,
  neighbour,
};

const commandOf = (verb: string): Command | undefined => (Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined);

const COMMON = `  --data <folder>    where store and keys are (.data)
  --environment <e>  whose live versions (local)
  --json             the answer as JSON
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

const OPTIONS = {
  data: { type: 'string' },
  environment: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const tell = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** told once each, and added to the answer */
const unchecked = new Set<string>();

function contextOf(
  words: readonly string[],
  options: Readonly<Record<string, string | undefined>>,
  isForced: boolean,
): Context {
  const { data: dataDir = process.env.DATA_DIR ?? '.data', environment = 'local' } = options;
  if (!isEnvironment(environment))
    throw new UsageError('--environment takes a name of lower-case letters, digits and hyphens');
  return {
    store: diskStore(storeDir(dataDir)),
    dataDir,
    environment,
    by: userInfo().username,
    words,
    options,
    releaseKey: () => releaseKey(dataDir),
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
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

async function run([verb = 'help', ...args]: readonly string[]): Promise<Answer> {
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
  const extra = positionals[command.words];
  if (extra !== undefined) throw new UsageError(`one word too many: "${extra}"`);
  const texts = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]);
  const answer = await command.run(contextOf(positionals, Object.fromEntries(texts), 'force' in values));
  return unchecked.size > 0 ? { ...answer, json: { ...answer.json, unchecked: [...unchecked] } } : answer;
}

// `cairn status | head`: who has read enough closes the pipe
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode);
});

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const say = (answer: Answer): void => {
  process.stdout.write(`${isJson ? JSON.stringify(answer.json) : answer.text}\n`);
};

try {
  say(await run(args));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Refusal ? error.code : error instanceof UsageError ? 'usage' : 'failed';
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (isJson) say({ text: message, json: { error: { code, message } } });
  else tell(error instanceof UsageError ? `${message}\n\ncairn help tells more` : message);
}
