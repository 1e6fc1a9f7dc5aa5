import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { stopChildren } from '../local/children.ts';
import { demoVariables } from '../local/demo-variables.ts';
import { untilFree } from '../local/free-port.ts';
import { step } from '../local/progress.ts';
import { startApi, startShell } from '../local/stack.ts';
import type { Part } from '../local/supervise.ts';
import { ownReportVerifier } from '../registry/keys.ts';
import { serveArtifacts } from '../registry/server.ts';
import { heldLive } from './held-live.ts';
import type { LayeredStore } from './layered-store.ts';

export interface MixedSite {
  url: string;
  parts: readonly Part[];
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  port: number;
  /** where to start an api, or where one answers */
  api: { port: number } | { url: string };
  cdnPort: number;
  /** what shells read, live versions included */
  store: LayeredStore;
  /** whose live versions the shell serves */
  environment: string;
  /** folder of the shell's build */
  dist: string;
  /** more that the artifacts' server answers */
  register?(app: FastifyInstance): void;
  env?: Record<string, string>;
}

/** between two questions for what is live, each of which is answered when it changes: see heldLive */
const POLL_MS = '50';

/** Api, database and a shell whose releases come from this very process. */
export async function startMixedSite(options: Options): Promise<MixedSite> {
  const { dataDir, port, api, cdnPort, store, environment, dist, register, env = {} } = options;
  const data = resolve(dataDir);
  for (const taken of [cdnPort, ...('port' in api ? [api.port] : []), port])
    await untilFree(taken, () => step(`port ${taken} is still taken, waiting`));
  const cacheDir = join(data, environment, 'shell-cache');
  await rm(cacheDir, { recursive: true, force: true });
  await mkdir(cacheDir, { recursive: true });
  const artifacts = await serveArtifacts({
    ...{ dataDir: data, port: cdnPort, store, reportKey: () => ownReportVerifier(data) },
    register(app) {
      heldLive(app, { store, environment });
      register?.(app);
    },
  });
  const url = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const common = { ...demoVariables({ ...process.env, ...env }), ANSWERS: 'strict', ...env, PUBLIC_URL: url };
  const addresses = {
    apiUrl: 'url' in api ? api.url : `http://127.0.0.1:${api.port}`,
    cdnUrl: `http://127.0.0.1:${cdnPort}`,
    dist,
    cacheDir,
  };
  const shellEnv = { ...common, LIVE_ENVIRONMENT: environment, LIVE_POLL_MS: POLL_MS, SERVICE_WORKER: 'off' };
  const parts: Part[] = [];
  const stop = async () => {
    await stopChildren(parts.map(({ child }) => child));
    await artifacts.close();
  };
  const add = async (name: string, start: Part['start']) => {
    parts.unshift({ name, child: await start(), start });
    step(`${name} is up`);
  };
  try {
    if ('port' in api) await add('api and database', () => startApi(data, api.port, common));
    await add('site', () => startShell(data, port, addresses, shellEnv));
    return { url, parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
