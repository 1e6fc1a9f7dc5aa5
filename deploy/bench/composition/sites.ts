import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAndRelease } from '../../local/artifacts.ts';
import { type Child, startChild, stopChildren, untilHealthy } from '../../local/children.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { startApi, startArtifacts, startShell } from '../../local/stack.ts';
import { buildMonolith, MONOLITH_DIST } from '../monolith/build.ts';
import { type Edge, startEdge } from './edge.ts';
import type { SiteKey } from './measures.ts';

const START_LIMIT_MS = 30_000;
const QUIET = { NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox', LOG_LEVEL: 'error' };

export interface RunningSite {
  /** with TLS and HTTP/2, for browsers */
  url: string;
  /** the server itself, for the load generator */
  serverUrl: string;
}

interface Options {
  dataDir: string;
  /** one that runs already; without it one is started on the data folder */
  apiUrl: string | undefined;
}

/** What the sites stand on: one api, the released files, an edge of its own for each of them. */
export interface Backend {
  apiUrl: string;
  cdnUrl: string;
  behindEdge(start: (port: number, publicUrl: string) => Promise<Child>): Promise<RunningSite>;
  stop(): Promise<void>;
}

/** Builds and releases the federated site, and starts what every site needs, on free ports. */
export async function startBackend({ dataDir, apiUrl: given }: Options): Promise<Backend> {
  await mkdir(dataDir, { recursive: true });
  await buildAndRelease(dataDir);

  const children: Child[] = [];
  const edges: Edge[] = [];
  const stop = async () => {
    await Promise.all(edges.map((edge) => edge.close()));
    await stopChildren(children);
  };
  try {
    const [cdnPort, apiPort] = [await freePort(), await freePort()];
    children.unshift(await startArtifacts(dataDir, cdnPort));
    if (!given) children.unshift(await startApi(dataDir, apiPort, { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' }));
    const apiUrl = given ?? `http://127.0.0.1:${apiPort}`;
    step(`api on ${apiUrl}`);
    return {
      apiUrl,
      cdnUrl: `http://127.0.0.1:${cdnPort}`,
      stop,
      async behindEdge(start) {
        const edge = await startEdge();
        edges.push(edge);
        const port = await freePort();
        edge.passTo(port);
        children.unshift(await start(port, edge.url));
        return { url: edge.url, serverUrl: `http://127.0.0.1:${port}` };
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** every page is rendered for who asks: what is compared is the work, not what is spared */
const EACH_ANEW = { PAGE_CACHE_MB: '0' };

/** the product as it is released, for browsers as in production */
export const startFederated = (
  { behindEdge, apiUrl, cdnUrl }: Backend,
  dataDir: string,
  env: Readonly<Record<string, string>> = EACH_ANEW,
): Promise<RunningSite> =>
  behindEdge((port, url) => startShell(dataDir, port, { apiUrl, cdnUrl }, { ...QUIET, PUBLIC_URL: url, ...env }));

export function startMonolith(
  { behindEdge, apiUrl }: Backend,
  dataDir: string,
  kind: 'ssr' | 'spa',
): Promise<RunningSite> {
  return behindEdge(async (port, url) => {
    const env = { ...QUIET, PORT: String(port), PUBLIC_URL: url, API_URL: apiUrl, MONOLITH: kind };
    const program = join(MONOLITH_DIST, 'server/main.mjs');
    const child = await startChild(`monolith-${kind}`, program, env, join(dataDir, 'logs', `monolith-${kind}.log`));
    await untilHealthy(`http://127.0.0.1:${port}`, child, START_LIMIT_MS);
    return child;
  });
}

export interface RunningSites {
  apiUrl: string;
  sites: Record<SiteKey, RunningSite>;
  stop(): Promise<void>;
}

/** Builds and starts the federated site and both monoliths on free ports, before one api. */
export async function startSites(options: Options): Promise<RunningSites> {
  await buildMonolith();
  step('monolith built');
  const backend = await startBackend(options);
  try {
    const { dataDir } = options;
    const federated = await startFederated(backend, dataDir);
    const sites = {
      federated,
      ssr: await startMonolith(backend, dataDir, 'ssr'),
      spa: await startMonolith(backend, dataDir, 'spa'),
    };
    step('all three sites are up');
    return { apiUrl: backend.apiUrl, sites, stop: backend.stop };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
