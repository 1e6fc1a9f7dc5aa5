import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../local/progress.ts';
import { readStartSettings } from '../local/start-settings.ts';
import { ROOT } from '../registry/build.ts';
import { apiTestsOnNodes } from '../test/jest-command.ts';
import { startCluster } from './cluster.ts';
import { findPrograms, missingForTests } from './programs.ts';
import { API_QUARTER, mayBeSkipped, QUARTER } from './quarter.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const HELP = `npm run cluster [-- <command>]

  Two shells, two apis and two workers, PostgreSQL with a standby, Redis, a store of objects and nginx on this machine: what one machine outgrows, to try and
  to break. Each part is a process of its own on a free port; only PORT is what visitors reach.

  npm run cluster                     starts it all, and tells what is missing
  npm run cluster -- parts            names the parts of the one that runs, with their process ids
  npm run cluster -- kill <part>      ends one at once, as a power cut does; the cluster brings it back
  npm run cluster -- restart          asks the one that runs to restart every process, one after the other
  npm run cluster -- test             the API tests with a Redis and a database that follows theirs, then the end-to-end tests on a cluster of its own
  npm run cluster -- test <spec>…     of the end-to-end tests alone those of the files that are called so
  npm run cluster -- test --quarter   those of both that several nodes can break, which npm test has run so, too; where there can be no cluster it says what is missing
                                      and skips them; where CI is set it installs that or fails, unless --may-skip is there too

  Settings: PORT and DATA_DIR, by default 3000 and .data/cluster; SEARCH=groonga starts a search engine, too, which holds the index for both apis.
`;

type Verb = 'start' | 'parts' | 'kill' | 'restart' | 'test' | 'help';
const VERBS: readonly string[] = ['start', 'parts', 'kill', 'restart', 'test', 'help'];
const isVerb = (text: string): text is Verb => VERBS.includes(text);

/** shown by name in cluster.json: who takes orders */
const SELF = 'cluster';

class Refusal extends Error {}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function settings(): { port: number; dataDir: string } {
  const { PORT, DATA_DIR } = readStartSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR || '.data/cluster' });
  return { port: PORT, dataDir: DATA_DIR };
}

async function runningParts(dataDir: string): Promise<Record<string, number>> {
  const text = await readFile(join(dataDir, 'cluster.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Refusal(`no cluster runs on ${dataDir}`);
  // written by cluster.ts
  return JSON.parse(text) as Record<string, number>;
}

async function pidOf(dataDir: string, name: string | undefined): Promise<number> {
  const parts = await runningParts(dataDir);
  const pid = name === undefined ? undefined : parts[name];
  if (!pid) throw new Refusal(`name one of ${Object.keys(parts).join(', ')}`);
  return pid;
}

async function start(): Promise<void> {
  const { port, dataDir } = settings();
  const programs = findPrograms({ isEngineWanted: process.env.SEARCH === 'groonga' });
  const cluster = await startCluster({ dataDir, port, programs, say: step });
  process.stdout.write(
    `\n  The cluster runs at ${cluster.url}. Ctrl-C stops everything. Logs are in ${join(dataDir, 'logs')}.\n  Its releases: node --env-file=${join(dataDir, 'releases.env')} deploy/registry/cli.ts status\n\n`,
  );
  let restarting: Promise<void> = Promise.resolve();
  process.on('SIGUSR2', () => {
    restarting = restarting.then(() => cluster.restartAll()).catch((error: unknown) => step(String(error)));
  });
  stopOnSignal(cluster.stop);
}

/** @returns the exit code */
async function run([program, ...args]: readonly [string, ...string[]], env: Record<string, string>): Promise<number> {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const RUN: Record<Verb, (args: readonly string[]) => Promise<void>> = {
  start,
  async parts() {
    const parts = await runningParts(settings().dataDir);
    for (const [name, pid] of Object.entries(parts)) process.stdout.write(`${name.padEnd(12)} ${pid}\n`);
  },
  async kill([name]) {
    process.kill(await pidOf(settings().dataDir, name), 'SIGKILL');
  },
  async restart() {
    process.kill(await pidOf(settings().dataDir, SELF), 'SIGUSR2');
  },
  async test(asked) {
    const isQuarter = asked.includes('--quarter');
    const missing = isQuarter ? missingForTests() : undefined;
    if (missing) {
      if (!mayBeSkipped(asked, process.env.CI)) throw new Error(`${missing}\n--may-skip lets a CI pass without them`);
      process.stdout.write(`skipped: ${missing}\n`);
      return;
    }
    const specs = isQuarter
      ? [...QUARTER.map((file) => `/${file}$`), ...asked.filter((word) => !['--quarter', '--may-skip'].includes(word))]
      : asked;
    const withApi = asked.every((word) => word === '--quarter' || word === '--may-skip');
    const folders = isQuarter ? API_QUARTER : ['api'];
    const api = withApi ? await run(apiTestsOnNodes(ROOT, folders), { API_TESTS: 'cluster' }) : 0;
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const pages = await run([process.execPath, playwright, 'test', '-c', 'deploy/e2e/playwright.config.ts', ...specs], {
      E2E_CLUSTER: 'on',
    });
    process.exitCode = api || pages;
  },
  async help() {
    process.stdout.write(HELP);
  },
};

const [verb = 'start', ...rest] = process.argv
  .slice(2)
  .map((word) => (['--help', '-h'].includes(word) ? 'help' : word));
try {
  if (!isVerb(verb)) throw new Refusal(`${verb} is no command\n\n${HELP}`);
  await RUN[verb](rest);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(error instanceof Refusal ? 2 : 1);
}
