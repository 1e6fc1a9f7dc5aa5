import { step } from '../local/progress.ts';
import { supervise } from '../local/supervise.ts';
import { reportKey } from '../registry/keys.ts';
import { storeOf } from '../registry/store-of.ts';
import { layeredStore } from './layered-store.ts';
import { makeLive } from './mixed-environment.ts';
import { startMixedSite } from './mixed-site.ts';
import { treeHub } from './tree-hub.ts';
import { type WorkingTrees, watchTrees } from './working-trees.ts';

const ENVIRONMENT = 'development';

interface Options {
  /** remotes that come from the working tree */
  names: readonly string[];
  /** with the store of releases, unless STORE says where it is */
  dataDir: string;
  /** where the site's own keys and caches are, by default there too: keys of a platform that lie in `dataDir` are not its to replace */
  ownDir?: string;
  port: number;
  cdnPort: number;
  api: { port: number } | { url: string };
  /** whose live versions stand for the other remotes */
  base: string;
  /** the shell's build for development */
  dist: string;
  publicUrl?: string | undefined;
}

/** Runs a site with remotes as they are in the working tree, until it is told to stop. */
export async function develop(options: Options): Promise<void> {
  const { names, port, cdnPort, api, base, dist, publicUrl } = options;
  const store = layeredStore(await storeOf(options.dataDir));
  const dataDir = options.ownDir ?? options.dataDir;
  await reportKey(dataDir);
  let trees: WorkingTrees | undefined;
  const hub = treeHub((remote, path) => trees?.read(remote, path) ?? Promise.reject(new Error('not built yet')));
  await makeLive({ store, dataDir, environment: ENVIRONMENT, base, by: 'dev' }, {});
  const site = await startMixedSite({
    ...{ dataDir, port, api, cdnPort, store, environment: ENVIRONMENT, dist, register: hub.register },
    // a page is rendered where the change has just come to
    env: {
      ...(publicUrl ? { PUBLIC_URL: publicUrl } : {}),
      RENDER_PROCESSES: process.env.RENDER_PROCESSES ?? '0',
    },
  });
  const letGo = supervise(site.parts, { say: step });
  const stop = async () => {
    letGo();
    hub.close();
    await trees?.close();
    await site.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  step(`building ${names.join(', ')} from the working tree`);
  trees = await watchTrees({
    ...{ names, dataDir, store, environment: ENVIRONMENT, base, others: {} },
    ...{ tell: hub.tell, untilShown: hub.untilShown, say: step },
  });
  process.stdout.write(`\n  Cairn runs at ${site.url}, with ${names.join(', ')} as you write.\n\n`);
}

/** @param known the remotes that stand here. @throws for a name that is none of them */
export function refuseUnknown(asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`there is no ${unknown} here: ${known.join(', ') || 'there is no remote'}`);
}

/** Those that are asked for, or all. @throws as {@link refuseUnknown} */
export function namesOf(asked: readonly string[], known: readonly string[]): readonly string[] {
  refuseUnknown(asked, known);
  return asked.length > 0 ? asked : known;
}
