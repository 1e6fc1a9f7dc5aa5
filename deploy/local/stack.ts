import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ROOT } from '../registry/build.ts';
import { publicKeyPath } from '../registry/keys.ts';
import { buildAll, releaseAll } from './artifacts.ts';
import { type Child, startChild, stopChildren, untilHealthy } from './children.ts';
import { step } from './progress.ts';

export interface StackOptions {
  dataDir: string;
  port: number;
  apiPort: number;
  cdnPort: number;
  /** more variables for api and shell */
  env?: Record<string, string>;
}

export interface Stack {
  url: string;
  apiUrl: string;
  children: Record<'artifacts' | 'api' | 'shell', Child>;
  stop(): Promise<void>;
}

/** the first start creates the database and loads the demo data */
const API_LIMIT_MS = 180_000;
const LIMIT_MS = 30_000;

/**
 * Builds what is not built and starts the whole house: artifacts, api with its database, shell.
 * @throws when a part does not come up; the others are stopped then
 */
export async function startStack({ dataDir, port, apiPort, cdnPort, env = {} }: StackOptions): Promise<Stack> {
  const data = resolve(dataDir);
  await mkdir(data, { recursive: true });
  await buildAll();
  await releaseAll(data);

  const url = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const cdnUrl = `http://127.0.0.1:${cdnPort}`;
  const common = { ...env, DATA_DIR: data, PUBLIC_URL: url };
  const log = (name: string) => join(data, 'logs', `${name}.log`);
  const started: Child[] = [];
  const start = async (name: string, script: string, more: Record<string, string>, at: string, limitMs: number) => {
    const child = await startChild(name, join(ROOT, script), { ...common, ...more }, log(name));
    started.unshift(child);
    await untilHealthy(at, child, limitMs).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}; see ${log(name)}`);
    });
    return child;
  };
  try {
    const artifacts = await start(
      'artifacts',
      'deploy/registry/server.ts',
      { CDN_PORT: String(cdnPort) },
      cdnUrl,
      LIMIT_MS,
    );
    step(`artifacts on ${cdnUrl}`);
    const api = await start('api', 'api/main.ts', { API_PORT: String(apiPort) }, apiUrl, API_LIMIT_MS);
    step(`api and database on ${apiUrl}`);
    const shellEnv = {
      PORT: String(port),
      API_URL: apiUrl,
      CDN_URL: cdnUrl,
      RELEASE_KEY: publicKeyPath(data),
      CACHE_DIR: join(data, 'shell-cache'),
    };
    const shell = await start('shell', 'shell/dist/server/main.mjs', shellEnv, `http://127.0.0.1:${port}`, LIMIT_MS);
    step(`site on ${url}`);
    return { url, apiUrl, children: { artifacts, api, shell }, stop: () => stopChildren(started) };
  } catch (error) {
    await stopChildren(started);
    throw error;
  }
}
