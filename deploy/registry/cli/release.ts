import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { buildNamed, REMOTES, ROOT } from '../build.ts';
import { RELEASE_GATES } from '../gate-list.ts';
import { passGates } from '../gates.ts';
import { publish } from '../releases.ts';
import { liveNow } from './change.ts';
import {
  CHANGE_HELP,
  CHANGE_OPTIONS,
  type Command,
  type Context,
  remoteArgument,
  UsageError,
  versionOf,
} from './command.ts';
import { roll } from './rollout.ts';

/** from the remote's package.json, which npm checked */
const packageVersion = async (name: string): Promise<string> =>
  (JSON.parse(await readFile(join(ROOT, name, 'package.json'), 'utf8')) as { version: string }).version;

/** a remote whose source is here */
function ownRemote(context: Context): string {
  const name = remoteArgument(context);
  if (!REMOTES.some((known) => known === name)) throw new UsageError(`there is no ${name} here: ${REMOTES.join(', ')}`);
  return name;
}

/** builds, lets it pass the gates, and puts it into the store */
async function releaseNew(context: Context, name: string, version: string): Promise<Release> {
  context.tell(`building ${name}@${version}`);
  const { release, out } = await buildNamed(name, { version });
  await passGates(RELEASE_GATES, {
    store: context.store,
    release,
    read: (file) => readFile(join(out, file)),
    sources: join(ROOT, name),
    live: await liveNow(context),
    unchecked: context.unchecked,
    ...(context.options.heavier ? { heavier: context.options.heavier } : {}),
  });
  return publish(context.store, out);
}

export const release: Command = {
  usage: 'release <remote> [--version 1.1.0]',
  summary: 'build a version and put it into the store; nothing goes live',
  help: "  --version <v>      default: the version of the remote's package.json\n  --heavier <why>    more than 30 % heavier than the live version",
  options: { version: { type: 'string' }, heavier: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const name = ownRemote(context);
    const version = versionOf(context.options.version ?? (await packageVersion(name)));
    await releaseNew(context, name, version);
    return { text: `${name}@${version} is in the store`, json: { remote: name, version } };
  },
};

export const ship: Command = {
  usage: 'ship <remote>',
  summary: 'build, release and promote under a version made of the time (development)',
  help: `  --heavier <why>    more than 30 % heavier than the live version
${CHANGE_HELP}`,
  options: { ...CHANGE_OPTIONS, heavier: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const name = ownRemote(context);
    const version = `${await packageVersion(name)}-dev.${Date.now()}`;
    await releaseNew(context, name, version);
    return roll(context, name, version, 100);
  },
};
