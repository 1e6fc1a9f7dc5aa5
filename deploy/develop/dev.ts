import { parseArgs } from 'node:util';
import { buildAndRelease, buildDevelopmentShell } from '../local/artifacts.ts';
import { step } from '../local/progress.ts';
import { readStartSettings } from '../local/start-settings.ts';
import { supervise } from '../local/supervise.ts';
import { REMOTES } from '../registry/build.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { layeredStore } from './layered-store.ts';
import { makeLive } from './mixed-environment.ts';
import { startMixedSite } from './mixed-site.ts';
import { treeHub } from './tree-hub.ts';
import { type WorkingTrees, watchTrees } from './working-trees.ts';

const HELP = `npm run dev [-- <remote>…]

  Starts the site with remotes from the working tree, all of them or those that are named; whatever else is live locally stays as it is.
  A change is in the open page at once, with its state; the server renders it from then on. Nothing is released: what \`npm start\`
  and \`npm run cairn\` show is not touched.

  npm run dev                    ${REMOTES.join(', ')}
  npm run dev -- mf-tour         one of them

  The ports and folders are those of \`npm start\`: PORT, API_PORT, CDN_PORT, DATA_DIR. Shell, kit and api are read at the start.
`;

const ENVIRONMENT = 'development';
const BASE = 'local';

function namesOf(asked: readonly string[]): readonly string[] {
  const unknown = asked.find((name) => !REMOTES.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`there is no ${unknown} here: ${REMOTES.join(', ')}`);
  return asked.length > 0 ? asked : REMOTES;
}

async function develop(names: readonly string[]): Promise<void> {
  const { PORT, API_PORT, CDN_PORT, DATA_DIR, PUBLIC_URL } = readStartSettings(process.env);
  await buildAndRelease(DATA_DIR);
  const dist = await buildDevelopmentShell();
  const store = layeredStore(diskStore(storeDir(DATA_DIR)));
  let trees: WorkingTrees | undefined;
  const hub = treeHub((remote, path) => trees?.read(remote, path) ?? Promise.reject(new Error('not built yet')));
  await makeLive({ store, dataDir: DATA_DIR, environment: ENVIRONMENT, base: BASE, by: 'dev' }, {});
  const site = await startMixedSite({
    ...{ dataDir: DATA_DIR, port: PORT, apiPort: API_PORT, cdnPort: CDN_PORT },
    ...{ store, environment: ENVIRONMENT, dist, register: hub.register },
    // a page is rendered where the change has just come to
    env: { ...(PUBLIC_URL ? { PUBLIC_URL } : {}), RENDER_PROCESSES: process.env.RENDER_PROCESSES ?? '0' },
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
    ...{ names, dataDir: DATA_DIR, store, environment: ENVIRONMENT, base: BASE, others: {} },
    ...{ tell: hub.tell, say: step },
  });
  process.stdout.write(`\n  Cairn runs at ${site.url}, with ${names.join(', ')} as you write.\n\n`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) process.stdout.write(HELP);
  else await develop(namesOf(positionals));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
