import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFolder, releaseKey } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach } from '@jest/globals';
import { clear, findStale } from '../clean.ts';
import type { Command, Context } from '../cli/command.ts';
import { promote } from '../cli/rollout.ts';
import { reportVerifier } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { readLive } from '../live.ts';
import { diskStore, type ObjectStore, storeDir } from '../object-store.ts';
import { publish } from '../releases.ts';
import { writeRelease } from './written-release.ts';

const DAY_MS = 86_400_000;
export const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'];
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

interface World {
  data: string;
  store: ObjectStore;
  /** version → the folder that it was published from */
  built: Record<string, string>;
  /** what commands said meanwhile */
  told: string[];
}

/** Six versions of mf-tour that were released a hundred days ago, anew for each test, and what is asked of them. */
export function oldReleases() {
  let world: World | undefined;
  let before: { SHELL_DIST: string | undefined; API_URL: string | undefined };
  const now = (): World => {
    if (!world) throw new Error('nothing is released before the tests run');
    return world;
  };

  async function age(version: string, days: number): Promise<void> {
    const file = join(storeDir(now().data), releaseFolder('mf-tour', version), 'release.json');
    await utimes(file, inDays(-days), inDays(-days));
  }

  beforeEach(async () => {
    const data = await mkdtemp(join(tmpdir(), 'clean-'));
    world = { data, store: diskStore(storeDir(data)), built: {}, told: [] };
    const { SHELL_DIST, API_URL } = process.env;
    before = { SHELL_DIST, API_URL };
    // no shell is built there
    process.env.SHELL_DIST = data;
    delete process.env.API_URL;
    for (const version of VERSIONS) {
      const { folder } = await writeRelease(data, 'mf-tour', version);
      world.built[version] = folder;
      await publish(world.store, folder);
      await age(version, 100);
    }
  });
  afterEach(async () => {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    await rm(now().data, { recursive: true });
  });

  const run = (command: Command, positionals: string[], more: Partial<Context> = {}) => {
    const { store, data, told } = now();
    return command.run({
      ...{ store, dataDir: data, environment: 'local', by: 'kate', positionals, options: {} },
      ...keysFor(data, store),
      reportVerifier: () => reportVerifier(data),
      tell: (text) => told.push(text),
      unchecked: () => undefined,
      ...more,
    });
  };
  const find = (days: number) => findStale(now().store, { days: 30, now: inDays(days) });

  return {
    get world() {
      return now();
    },
    age,
    run,
    find,
    promote: (version: string, environment = 'local') =>
      run(promote, ['mf-tour', version], { environment, options: { unchecked: 'no pages' } }),
    stable: async () => (await readLive(now().store, 'local')).remotes['mf-tour']?.stable,
    /** versions that would go, so many days from now */
    staleIn: async (days: number) => (await find(days)).stale.map(({ version }) => version),
    whyStays: async (version: string, days: number) => (await find(days)).kept.get(releaseKey('mf-tour', version)),
    /** clears away, so many days from now */
    async clearIn(days: number): Promise<string[]> {
      const gone = await clear(now().store, await find(days), { by: 'kate', now: inDays(days) });
      return gone.map(({ version }) => version);
    },
  };
}
