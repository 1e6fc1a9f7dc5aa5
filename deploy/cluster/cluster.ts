import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@cairn/shared-contracts/node/with-lock';
import { buildAndRelease } from '../local/artifacts.ts';
import { type Child, stopChildren } from '../local/children.ts';
import { freePort } from '../local/free-port.ts';
import { startApi, startArtifacts, startShell } from '../local/stack.ts';
import { type Part, supervise } from '../local/supervise.ts';
import { startEdge } from './edge.ts';
import { enginePart } from './groonga.ts';
import type { Upstreams } from './nginx-config.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import type { Programs } from './programs.ts';
import { startRedis } from './redis.ts';
import { filesIn, releasesIn, startObjects } from './s3.ts';

export interface ClusterOptions {
  dataDir: string;
  /** what visitors reach; the other ports are free ones */
  port: number;
  programs: Programs;
  /** more variables for shells, apis and workers */
  env?: Record<string, string>;
  /** networks whose word about a visitor's address is taken, as of a load balancer before nginx */
  trusted?: readonly string[];
  say(text: string): void;
}

export interface Cluster {
  url: string;
  /** any api, as shells reach it */
  apiUrl: string;
  /** the database's server that takes writes, whichever that is */
  databaseUrl: string;
  /** which of the database's servers takes writes, and which follows it */
  primary(): string;
  standby(): string | undefined;
  /** of whatever runs now */
  pids(): Record<string, number>;
  /** Out of service, stopped, started, back in service. @param env variables of its own, until it is restarted again */
  restart(name: string, env?: Record<string, string>): Promise<void>;
  /** Sends nobody there any more, but to the others: what is under way ends where it began. */
  leaveOut(names: readonly string[]): Promise<void>;
  /** One after the other, each out of service before it stops and up before the next: nobody notices. */
  restartAll(): Promise<void>;
  /** resolves once every part is up and the database has its standby */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

const APIS = ['api-1', 'api-2'] as const;
const WORKERS = ['worker-1', 'worker-2'] as const;
const SHELLS = ['shell-1', 'shell-2'] as const;

/** how long those who were sent somewhere may still be on their way there */
const DRAIN_MS = 1_000;
const LOOK_MS = 250;

const socketOf = (pair: PostgresPair, which: 'primary' | 'standby'): string[] => {
  const server = which === 'primary' ? pair.primary() : pair.standby();
  return server ? [`unix:${server.server.connection.host}/.s.PGSQL.5432`] : [];
};

/**
 * Starts two of everything that Cairn is made of, each a process of its own, behind nginx.
 * @throws when a part does not come up; the others are stopped then
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const parts = new Map<string, Part>();
  const stopped: (() => Promise<void>)[] = [];
  try {
    return await startParts(options, parts, (stop) => stopped.push(stop));
  } catch (error) {
    await stopChildren([...parts.values()].map(({ child }) => child).reverse());
    for (const stop of stopped) await stop();
    throw error;
  }
}

async function startParts(
  { dataDir, port, programs, env = {}, trusted = [], say }: ClusterOptions,
  parts: Map<string, Part>,
  onStop: (stop: () => Promise<void>) => void,
): Promise<Cluster> {
  const data = resolve(dataDir);
  const logs = join(data, 'logs');
  await mkdir(logs, { recursive: true });
  const s3Port = await freePort();
  const add = async (name: string, start: Part['start']) => {
    parts.set(name, { name, child: await start(), start });
    say(`${name} is up`);
  };
  await add('s3', () => startObjects(data, s3Port));
  const releases = releasesIn(s3Port);
  await buildAndRelease(data, { ...process.env, ...releases });
  const pair = await startPostgresPair(join(data, 'postgres'));
  onStop(pair.stop);
  say(`${pair.primary().name} is the primary`);
  const [apiPort, primaryPort, replicaPort, redisPort, cdnPort] = (await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  )) as [number, number, number, number, number];
  const ports = new Map<string, number>();
  for (const name of [...APIS, ...WORKERS, ...SHELLS]) ports.set(name, await freePort());
  const portOf = (name: string) => ports.get(name) ?? 0;
  const url = env.PUBLIC_URL ?? `http://localhost:${port}`;

  /** in nobody's way: they are being restarted */
  const away = new Set<string>();
  const up = (names: readonly string[]) =>
    names.filter((name) => !away.has(name)).map((name) => `127.0.0.1:${portOf(name)}`);
  const upstreams = (): Upstreams => ({
    shells: up(SHELLS),
    apis: up(APIS),
    primary: socketOf(pair, 'primary')[0] ?? '',
    replicas: socketOf(pair, 'standby'),
  });

  const redis = () => startRedis(programs.redis, redisPort, join(logs, 'redis.log'));
  await add('redis', redis);
  const edge = await startEdge(
    programs.nginx,
    {
      ...{ home: join(data, 'nginx'), port, apiPort, primaryPort, replicaPort, ...upstreams() },
      isLimited: env.RATE_LIMIT !== 'off',
      trusted,
    },
    join(logs, 'nginx.log'),
  );
  parts.set('nginx', {
    name: 'nginx',
    child: edge.child,
    async start() {
      edge.child = await edge.start();
      return edge.child;
    },
  });
  say('nginx is up');
  const engine = programs.groonga ? await enginePart(programs.groonga, data) : undefined;
  if (engine) await add('groonga', engine.start);
  const common = {
    ...env,
    ...engine?.env,
    ...filesIn(s3Port),
    PUBLIC_URL: url,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${primaryPort}/postgres`,
    DATABASE_READ_URL: `postgres://postgres@127.0.0.1:${replicaPort}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  };
  /** by name of a part: what it was restarted with */
  const own = new Map<string, Record<string, string>>();
  const cdnUrl = `http://127.0.0.1:${cdnPort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  await add('artifacts', () => startArtifacts(data, cdnPort, releases));
  for (const name of APIS)
    await add(name, () => startApi(data, portOf(name), { ...common, ROLE: 'api', ...own.get(name) }, name));
  for (const name of WORKERS) {
    const worker = { ...common, ROLE: 'worker', ...(engine?.env ?? { SEARCH: 'sql' }) };
    await add(name, () => startApi(data, portOf(name), { ...worker, ...own.get(name) }, name));
  }
  for (const name of SHELLS) {
    const shell = { apiUrl, cdnUrl, cacheDir: join(data, `${name}-cache`) };
    const env = { EDGE: 'on', ...common, SHELL_NAME: name };
    await add(name, () => startShell(data, portOf(name), shell, { ...env, ...own.get(name) }, name));
  }
  await pair.addStandby();
  say(`${pair.standby()?.name} follows ${pair.primary().name}`);
  await edge.point(upstreams());

  const pids = (): Record<string, number> => ({
    cluster: process.pid,
    ...Object.fromEntries([...parts].map(([name, { child }]) => [name, child.process.pid ?? 0])),
    [pair.primary().name]: pair.primary().server.pid,
    ...(pair.standby() ? { [pair.standby()?.name ?? '']: pair.standby()?.server.pid ?? 0 } : {}),
  });
  /** for the commands, which are processes of their own */
  const writePids = () => writeFile(join(data, 'cluster.json'), JSON.stringify(pids(), undefined, 2));
  await writePids();
  // `npm run cairn` on the cluster's releases is told where they are
  const told = Object.entries(releases).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(data, 'releases.env'), `${told.join('\n')}\n`);

  let isStopping = false;
  /** a server of the database that ends: the other takes its place, and it comes back as standby */
  async function watchDatabase(): Promise<void> {
    while (!isStopping) {
      // a fault in the middle of another one is looked at again: the watch goes on
      await lookAtDatabase().catch((error: unknown) => say(`the database: ${String(error)}`));
      await writePids();
      await wait(LOOK_MS);
    }
  }
  async function lookAtDatabase(): Promise<void> {
    const standby = pair.standby();
    if (!isAlive(pair.primary().server.pid)) {
      say(`${pair.primary().name} ended: ${standby ? `${standby.name} takes its place` : 'it is started again'}`);
      await pair.failOver();
    } else if (standby && !isAlive(standby.server.pid)) {
      say(`${standby.name} ended`);
      await pair.dropStandby();
    } else if (!standby) {
      await pair.addStandby();
      say(`${pair.standby()?.name} follows ${pair.primary().name}`);
    } else return;
    await edge.point(upstreams());
  }
  const watching = watchDatabase();
  // an orchestrator starts again at once what ends
  let letGo = supervise([...parts.values()], { say, firstWaitMs: 100 });

  async function restart(name: string, env: Record<string, string> = {}): Promise<void> {
    const part = parts.get(name);
    if (!part) throw new Error(`there is no ${name}: ${[...parts.keys()].join(', ')}`);
    letGo();
    own.set(name, env);
    away.add(name);
    await edge.point(upstreams());
    await wait(DRAIN_MS);
    await stopChildren([part.child]);
    part.child = await part.start();
    away.delete(name);
    await edge.point(upstreams());
    letGo = supervise([...parts.values()], { say, firstWaitMs: 100 });
    await writePids();
    say(`${name} was restarted`);
  }

  return {
    url,
    apiUrl,
    databaseUrl: common.DATABASE_URL,
    primary: () => pair.primary().name,
    standby: () => pair.standby()?.name,
    pids,
    restart,
    async leaveOut(names) {
      away.clear();
      for (const name of names) away.add(name);
      await edge.point(upstreams());
    },
    async restartAll() {
      for (const name of [...WORKERS, ...APIS, ...SHELLS]) await restart(name);
    },
    async whole() {
      const isUp = ({ child }: Part) => child.process.exitCode === null && child.process.signalCode === null;
      while (![...parts.values()].every(isUp) || !pair.standby()) await wait(LOOK_MS);
    },
    async stop() {
      isStopping = true;
      letGo();
      await watching;
      const order = [...SHELLS, ...APIS, ...WORKERS, 'artifacts', 'nginx', 'groonga', 'redis', 's3'];
      await stopChildren(order.flatMap((name): Child | [] => parts.get(name)?.child ?? []));
      await pair.stop();
      await rm(join(data, 'cluster.json'), { force: true });
    },
  };
}
