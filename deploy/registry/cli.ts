import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageVersion } from '@cairn/shared-contracts/build/remote-config';
import { buildNamed, ROOT } from './build.ts';
import { releaseKey } from './keys.ts';
import { changeLive, readHistory, readLive } from './live.ts';
import { diskStore, storeDir } from './object-store.ts';
import { publish, releaseIntegrity, rollout } from './releases.ts';

const HELP = `cairn, the registry of releases

  cairn release <remote> [--version 1.1.0]        build a version and put it into the store; nothing goes live
  cairn rollout <remote> <version> --percent 10   give it to a share of the visitors
  cairn promote <remote> <version>                make it the stable version, for everybody
  cairn ship <remote>                             build, release and promote under a version made of the time (development)
  cairn rollback [--to <revision>]                go back to the revision before, or to that one
  cairn status                                    what is live
  cairn history                                   who changed what

  --data <folder> (.data)   --environment <name> (local)   --note <text>
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env.DATA_DIR ?? '.data' },
    environment: { type: 'string', default: 'local' },
    version: { type: 'string' },
    percent: { type: 'string' },
    to: { type: 'string' },
    note: { type: 'string', default: '' },
  },
});

const store = diskStore(storeDir(values.data));
const say = (text: string) => process.stdout.write(`${text}\n`);

/** @throws with the usage when a word is missing */
function word(index: number, what: string): string {
  const value = positionals[index];
  if (!value) throw new Error(`${what} is missing\n\n${HELP}`);
  return value;
}

async function roll(percent: number): Promise<void> {
  const name = word(1, 'the remote');
  const version = word(2, 'the version');
  if (!(percent > 0 && percent <= 100)) throw new Error('--percent takes a number from 1 to 100');
  const integrity = await releaseIntegrity(store, name, version);
  const change = await changeInfo(`${name}@${version} for ${percent} %`);
  const live = await changeLive(store, change, (remotes) => rollout(remotes, name, version, integrity, percent));
  say(`revision ${live.revision}: ${live.note}`);
}

const changeInfo = async (note: string) => ({
  environment: values.environment,
  by: userInfo().username,
  note: values.note || note,
  key: await releaseKey(values.data),
});

async function rollback(): Promise<void> {
  const current = await readLive(store, values.environment);
  const to = Number(values.to ?? current.revision - 1);
  const target = (await readHistory(store, current.revision)).find(({ revision }) => revision === to);
  if (!target) throw new Error(`there is no revision ${to}`);
  const live = await changeLive(store, await changeInfo(`back to revision ${to}`), () => target.remotes);
  say(`revision ${live.revision}: ${live.note}`);
}

const COMMANDS: Record<string, () => Promise<void>> = {
  async release() {
    const { out } = await buildNamed(word(1, 'the remote'), values.version ? { version: values.version } : {});
    const release = await publish(store, out);
    say(`${release.name}@${release.version} is in the store`);
  },
  async ship() {
    const version = `${packageVersion(join(ROOT, word(1, 'the remote')))}-dev.${Date.now()}`;
    const { release } = await buildNamed(word(1, 'the remote'), { version }).then(async ({ out }) => ({
      release: await publish(store, out),
    }));
    const integrity = await releaseIntegrity(store, release.name, version);
    const live = await changeLive(store, await changeInfo(`${release.name}@${version}`), (remotes) =>
      rollout(remotes, release.name, version, integrity, 100),
    );
    say(`revision ${live.revision}: ${live.note}`);
  },
  rollout: () => roll(Number(values.percent)),
  promote: () => roll(100),
  rollback,
  async status() {
    const live = await readLive(store, values.environment);
    say(`revision ${live.revision} of ${live.environment}: ${live.note}`);
    for (const [name, { stable, versions }] of Object.entries(live.remotes)) {
      say(
        `  ${name}  ${versions.map(({ version, weight }) => `${version} ${weight} %${version === stable ? ' (stable)' : ''}`).join(', ')}`,
      );
    }
  },
  async history() {
    const { revision } = await readLive(store, values.environment);
    for (const live of await readHistory(store, revision))
      say(`${live.revision}  ${live.changed_at}  ${live.changed_by}  ${live.note}`);
  },
};

try {
  const command = COMMANDS[positionals[0] ?? ''];
  if (command) await command();
  else say(HELP);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
