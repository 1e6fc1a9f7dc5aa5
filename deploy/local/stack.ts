import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { SHELL_DIST } from '@cairn/shell/dist';
import { ROOT } from '../registry/build.ts';
import { publicKeyPath, reportKeyPath } from '../registry/keys.ts';
import { answersMode } from './answers-mode.ts';
import { buildAndRelease } from './artifacts.ts';
import { checkSettings } from './check-settings.ts';
import { type Child, startChild, stopChildren, untilHealthy } from './children.ts';
import { demoVariables, isDemo } from './demo-variables.ts';
import { untilFree } from './free-port.ts';
import { step } from './progress.ts';
import type { Part } from './supervise.ts';

export interface StackOptions {
  dataDir: string;
  port: number;
  apiPort: number;
  cdnPort: number;
  /** more variables for api and shell */
  env?: Record<string, string>;
  /** a new version that fails more than the one before it is taken back */
  isGuarded?: boolean;
}

export interface Stack {
  url: string;
  apiUrl: string;
  /** the folder with a log of each part, absolute */
  logs: string;
  /** in the order in which they stop */
  parts: readonly Part[];
  stop(): Promise<void>;
}

/** the first start creates the database and loads the demo data */
const API_LIMIT_MS = 180_000;
/** for what hangs: one that ends is told of at once, and a busy machine is slow */
const LIMIT_MS = 120_000;

/** variables of the environment that a part is started with, on top of this process's own */
type Variables = Record<string, string>;

async function startPart(
  name: string,
  script: string,
  env: Variables,
  url: string,
  logs: string,
  limitMs: number,
): Promise<Child> {
  const log = join(logs, `${name}.log`);
  const child = await startChild(name, join(ROOT, script), env, log);
  try {
    await untilHealthy(url, child, limitMs, step);
    return child;
  } catch (error) {
    await stopChildren([child]);
    throw new Error(`${error instanceof Error ? error.message : String(error)} (its log: ${log})`);
  }
}

/** where each part of the stack with this data folder writes its log, `<name>.log` */
const logsOf = (data: string): string => join(data, 'logs');

const loopback = (port: number) => `http://127.0.0.1:${port}`;

/** @param env names the store, where it is not the folder of the data */
export const startArtifacts = (data: string, port: number, env: Variables = {}): Promise<Child> =>
  startPart(
    'artifacts',
    'deploy/registry/server.ts',
    { ...env, DATA_DIR: data, CDN_PORT: String(port) },
    loopback(port),
    logsOf(data),
    LIMIT_MS,
  );

/** It answers nobody: what it has done is told, and stands in the history. */
async function startGuard(data: string, apiUrl: string): Promise<Child> {
  const environment = process.env.LIVE_ENVIRONMENT ?? 'local';
  const args = ['guard', '--environment', environment, '--data', data];
  const script = join(ROOT, 'deploy/registry/cli.ts');
  const child = await startChild('guard', script, { API_URL: apiUrl }, join(logsOf(data), 'guard.log'), args);
  child.process.stderr?.on('data', (text: string) => step(`guard: ${text.trim()}`));
  return child;
}

/**
 * What keeps an api small, read before its code runs. Node gives short-lived objects up to 192 MB on a machine with much memory: with 8 MB a
 * side they are cleared oftener. What that costs was not measured. Buffers of pictures go back to the system rather than stay in glibc's heap.
 */
const SMALL_API = {
  NODE_OPTIONS: ['--max-semi-space-size=8', process.env.NODE_OPTIONS ?? ''].join(' ').trim(),
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const apiVariables = (data: string, port: number, env: Variables): Variables => ({
  ...SMALL_API,
  ...demoVariables({ ...process.env, ...env }),
  ...env,
  DATA_DIR: data,
  API_PORT: String(port),
  RELEASE_KEY: publicKeyPath(data),
});

/** @param name of its log, where there are several */
export const startApi = (data: string, port: number, env: Variables, name = 'api'): Promise<Child> =>
  startPart(name, 'api/main.ts', apiVariables(data, port, env), loopback(port), logsOf(data), API_LIMIT_MS);

/** addresses of api and artifacts */
interface ShellParts {
  apiUrl: string;
  cdnUrl: string;
  /** folder of the shell's build: by default the one that is released */
  dist?: string;
  /** by default the one of the data */
  cacheDir?: string;
}

const shellVariables = (
  data: string,
  port: number,
  { apiUrl, cdnUrl, dist = SHELL_DIST, cacheDir = join(data, 'shell-cache') }: ShellParts,
  env: Variables,
): Variables => ({
  // React's development build would render half as many pages
  NODE_ENV: 'production',
  ...env,
  DEMO: isDemo({ ...process.env, ...env }) ? 'on' : 'off',
  PORT: String(port),
  API_URL: apiUrl,
  CDN_URL: cdnUrl,
  RELEASE_KEY: publicKeyPath(data),
  REPORT_KEY: reportKeyPath(data),
  CACHE_DIR: cacheDir,
  SHELL_DIST: dist,
});

/** @param name of its log, where there are several */
export const startShell = (
  data: string,
  port: number,
  parts: ShellParts,
  env: Variables,
  name = 'shell',
): Promise<Child> =>
  startPart(
    name,
    relative(ROOT, join(parts.dist ?? SHELL_DIST, 'server/main.mjs')),
    shellVariables(data, port, parts, env),
    loopback(port),
    logsOf(data),
    LIMIT_MS,
  );

/**
 * Builds what is not built and starts the whole stack: artifacts, api with its database, shell.
 * @throws before anything is built where a part could not start with its settings, or another program holds its port
 * @throws when a part does not come up; the others are stopped then
 */
export async function startStack({
  dataDir,
  port,
  apiPort,
  cdnPort,
  env = {},
  isGuarded,
}: StackOptions): Promise<Stack> {
  const data = resolve(dataDir);
  await mkdir(data, { recursive: true });
  const url = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const common = { ANSWERS: answersMode(process.env), ...env, PUBLIC_URL: url };
  const addresses = { apiUrl: loopback(apiPort), cdnUrl: loopback(cdnPort) };
  await checkSettings([
    { script: 'api/check-settings.ts', env: apiVariables(data, apiPort, common) },
    { script: 'shell/server/check-settings.ts', env: shellVariables(data, port, addresses, common) },
  ]);
  for (const taken of [cdnPort, apiPort, port]) {
    await untilFree(taken, () => step(`port ${taken} is still taken, waiting`));
  }
  await buildAndRelease(data);

  const parts: Part[] = [];
  const stop = () => stopChildren(parts.map(({ child }) => child));
  const add = async (name: string, start: Part['start'], at: string) => {
    parts.unshift({ name, child: await start(), start });
    step(`${name} on ${at}`);
  };
  try {
    await add('artifacts', () => startArtifacts(data, cdnPort), addresses.cdnUrl);
    await add('api and database', () => startApi(data, apiPort, common), addresses.apiUrl);
    await add('site', () => startShell(data, port, addresses, common), url);
    if (isGuarded) {
      const start = () => startGuard(data, addresses.apiUrl);
      parts.unshift({ name: 'guard', child: await start(), start });
    }
    return { url, apiUrl: addresses.apiUrl, logs: logsOf(data), parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
