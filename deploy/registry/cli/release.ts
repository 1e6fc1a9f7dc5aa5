import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Release } from '@cairn/shared-contracts/remote/release';
import * as z from 'zod';
import { buildFolder, REMOTES, ROOT } from '../build.ts';
import { RELEASE_GATES } from '../gate-list.ts';
import { passGates, refuse } from '../gates.ts';
import { accept, publish } from '../releases.ts';
import { styleFindings } from '../styles-gate.ts';
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

/** a remote and the folder of its source */
interface Source {
  name: string;
  folder: string;
}

const packageJson = z.object({ version: z.string() });

async function packageVersion({ folder }: Source): Promise<string> {
  return packageJson.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).version;
}

/** a remote whose source is here, or in the folder that `--from` names */
function sourceOf(context: Context): Source {
  const name = remoteArgument(context);
  const { from } = context.options;
  if (from !== undefined) {
    const folder = resolve(from);
    if (!existsSync(join(folder, 'remote.ts'))) throw new UsageError(`there is no remote.ts in ${folder}`);
    return { name, folder };
  }
  if (!REMOTES.some((known) => known === name)) throw new UsageError(`there is no ${name} here: ${REMOTES.join(', ')}`);
  return { name, folder: join(ROOT, name) };
}

/**
 * A number that is taken is taken for good: a squad takes none of another's.
 * @throws Refusal 'not_yours'
 */
async function refuseOthers(context: Context, name: string): Promise<void> {
  if (context.isSquad) await context.signer(name);
}

/** builds, lets it pass the gates, and puts it into the store */
async function releaseNew(context: Context, { name, folder }: Source, version: string): Promise<Release> {
  refuse(`${name}@${version} is refused`, await styleFindings(folder));
  context.tell(`building ${name}@${version}`);
  const { release, out } = await buildFolder(folder, { version });
  if (release.name !== name) throw new UsageError(`the remote in ${folder} is ${release.name}`);
  await passGates(RELEASE_GATES, {
    store: context.store,
    release,
    read: (file) => readFile(join(out, file)),
    sources: folder,
    live: await liveNow(context),
    unchecked: context.unchecked,
    ...(context.options.heavier ? { heavier: context.options.heavier } : {}),
  });
  const published = await publish(context.store, out);
  if (context.options.heavier) await accept(context.store, published, context.options.heavier);
  return published;
}

export const release: Command = {
  usage: 'release <remote> [--version 1.1.0]',
  summary: 'build a version and put it into the store; nothing goes live',
  help: "  --version <v>      default: the version of the remote's package.json\n  --from <folder>    its source, where that is not beside the other remotes\n  --heavier <why>    30 % heavier than the live version, or more",
  options: { version: { type: 'string' }, from: { type: 'string' }, heavier: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const source = sourceOf(context);
    const { name } = source;
    await refuseOthers(context, name);
    const version = versionOf(context.options.version ?? (await packageVersion(source)));
    await releaseNew(context, source, version);
    return { text: `${name}@${version} is in the store`, json: { remote: name, version } };
  },
};

export const ship: Command = {
  usage: 'ship <remote>',
  summary: 'build, release and promote under a version made of the time (development)',
  help: `  --from <folder>    its source, where that is not beside the other remotes
  --heavier <why>    30 % heavier than the live version, or more
${CHANGE_HELP}`,
  options: { ...CHANGE_OPTIONS, from: { type: 'string' }, heavier: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const source = sourceOf(context);
    await refuseOthers(context, source.name);
    const version = `${await packageVersion(source)}-dev.${Date.now()}`;
    await releaseNew(context, source, version);
    return roll(context, { name: source.name, version, percent: 100, unchecked: 'shipped in development' });
  },
};
