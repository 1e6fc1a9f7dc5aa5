import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complaintsOf } from '../local/complaints.ts';
import { demoVariables } from '../local/demo-variables.ts';
import { freePort } from '../local/free-port.ts';
import { ROOT } from '../registry/build.ts';
import { sharePictures } from './shared-pictures.ts';
import { startTestedStack } from './tested-stack.ts';

/**
 * The whole stack on free ports with data of its own, and sites of its own beside those of the product (deploy/e2e/sites). E2E_DATA keeps a data folder between runs while one writes tests; E2E_URL,
 * E2E_API_URL and E2E_STACK_DATA together take a stack that runs already; E2E_CLUSTER=on starts a cluster (npm run cluster -- test).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => undefined;
  const kept = process.env.E2E_DATA;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'cairn-e2e-')));
  const sites = await mkdtemp(join(tmpdir(), 'cairn-sites-'));
  for (const from of ['deploy/sites', 'deploy/e2e/sites']) await cp(join(ROOT, from), sites, { recursive: true });
  if (!kept) await sharePictures(dataDir);
  const [port, apiPort, cdnPort] = [await freePort(), await freePort(), await freePort()];
  const { API_EXTENSIONS = '' } = demoVariables(process.env);
  const own = ['lapse', 'videos'].map((name) => join(import.meta.dirname, `${name}.extension.ts`));
  const stack = await startTestedStack({
    dataDir,
    port,
    apiPort,
    cdnPort,
    env: {
      ...{ AUTOPILOT_DELAY_MS: '800', LOG_LEVEL: 'warn', SITES_DIR: sites, PUSH: 'local' },
      // on two cores with three suites beside it, an api may be silent for seconds and well
      ...{ API_PATIENCE_MS: '30000', DATABASE_PATIENCE_MS: '30000', DATABASE_WAIT_MS: '10000' },
      API_EXTENSIONS: [API_EXTENSIONS, ...own].join(','),
    },
  });
  process.env.E2E_URL = stack.url;
  process.env.E2E_API_URL = stack.apiUrl;
  process.env.E2E_STACK_DATA = dataDir;
  const say = (text: string) => void process.stderr.write(`\n${text}\n`);
  return async () => {
    await stack.stop();
    say(await complaintsOf(join(dataDir, 'logs')));
    await rm(sites, { recursive: true, force: true });
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  };
}
