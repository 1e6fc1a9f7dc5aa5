import { parseArgs } from 'node:util';
import { isDemo } from './demo-variables.ts';
import { step } from './progress.ts';
import { startStack } from './stack.ts';
import { readStartSettings } from './start-settings.ts';
import { welcome } from './start-words.ts';
import { supervise } from './supervise.ts';

const HELP = `npm start

Builds what is not built, loads the demo data into an empty database, and runs the site until Ctrl-C. Settings are environment
variables; the usual ones, with what they are by default:

  PORT (3000), API_PORT (4000), CDN_PORT (4100)   the ports of site, api and artifacts
  DATA_DIR (.data)                                database, uploads, releases and logs
  PUBLIC_URL (http://localhost:PORT)              the address that visitors have
  DATABASE_URL                                    a PostgreSQL server in place of the embedded one
  DEMO (on), DEMO_TOURS (600)                     the demonstration, and how many tours it has
  GUARD (on)                                      takes back a new version that fails more than the one before it
  SITE                                            which variant of deploy/sites

README.md, "Settings", has the others.
`;

async function run(): Promise<void> {
  const { PORT, API_PORT, CDN_PORT, DATA_DIR, PUBLIC_URL, GUARD } = readStartSettings(process.env);
  const stack = await startStack({
    dataDir: DATA_DIR,
    port: PORT,
    apiPort: API_PORT,
    cdnPort: CDN_PORT,
    env: PUBLIC_URL ? { PUBLIC_URL } : {},
    isGuarded: GUARD === 'on',
  });
  process.stdout.write(
    welcome({ url: stack.url, listening: `http://localhost:${PORT}`, logs: stack.logs, isDemo: isDemo(process.env) }),
  );
  const letGo = supervise(stack.parts, { say: step });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    letGo();
    void stack.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
  if (values.help) process.stdout.write(HELP);
  else await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
