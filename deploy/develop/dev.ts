import { parseArgs } from 'node:util';
import { buildAndRelease, buildDevelopmentShell } from '../local/artifacts.ts';
import { readStartSettings } from '../local/start-settings.ts';
import { REMOTES } from '../registry/build.ts';
import { develop, namesOf } from './develop.ts';

const HELP = `npm run dev [-- <remote>…]

  Starts the site with remotes from the working tree, all of them or those that are named; whatever else is live locally stays as it is.
  A change is in the open page at once, with its state; the server renders it from then on. Nothing that you write meanwhile is
  released; what was changed before is, as at every \`npm start\`.

  npm run dev                    ${REMOTES.join(', ')}
  npm run dev -- mf-tour         one of them

  The ports and folders are those of \`npm start\`: PORT, API_PORT, CDN_PORT, DATA_DIR. Shell, kit and api are read at the start.
`;

async function run(names: readonly string[]): Promise<void> {
  const { PORT, API_PORT, CDN_PORT, DATA_DIR, PUBLIC_URL } = readStartSettings(process.env);
  await buildAndRelease(DATA_DIR);
  await develop({
    ...{ names, dataDir: DATA_DIR, port: PORT, cdnPort: CDN_PORT, api: { port: API_PORT }, base: 'local' },
    ...{ dist: await buildDevelopmentShell(), publicUrl: PUBLIC_URL },
  });
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) process.stdout.write(HELP);
  else await run(namesOf(positionals, REMOTES));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
