import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SHELL_DIST } from '@cairn/shell/dist';
import { layeredStore } from '../develop/layered-store.ts';
import { makeLive } from '../develop/mixed-environment.ts';
import { type Child, stopChildren } from '../local/children.ts';
import { demoVariables } from '../local/demo-variables.ts';
import { freePort } from '../local/free-port.ts';
import { startApi, startShell } from '../local/stack.ts';
import { ownReportVerifier, reportKey } from '../registry/keys.ts';
import { readLive } from '../registry/live.ts';
import type { ObjectStore } from '../registry/object-store.ts';
import { serveArtifacts } from '../registry/server.ts';
import { apiThatAnswers } from './api-address.ts';

/** the environment of the version on trial, in memory, and that of what is live beside it */
const ENVIRONMENT = 'check';
const LIVE_ENVIRONMENT = 'check-live';
/** what one process that renders may hold: six remotes take 190 MB */
const MEMORY_MB = 512;

export interface ComposedPair {
  /** the live composition with the version in its place, alone: nothing stands in for it where it fails */
  candidate: string;
  /** what visitors get now; undefined where the remote is not live */
  live: string | undefined;
  /** the log of the candidate's shell */
  log: string;
  stop(): Promise<void>;
}

/** of a shell's log */
const nameOf = (environment: string): string => `shell-beside-${environment}`;
const logOf = (data: string, environment: string): string => join(data, 'logs', `${nameOf(environment)}.log`);

interface Options {
  store: ObjectStore;
  dataDir: string;
  environment: string;
  by: string;
  name: string;
  version: string;
  /** puts more into the check's own store. @returns what is to be live there beside the version */
  beside(store: ObjectStore): Promise<Readonly<Record<string, string>>>;
  tell(text: string): void;
}

/**
 * Starts two shells of their own on free ports: the live composition, and the same with one version in its remote's place. Their releases
 * come from this process; nothing is written to the store, and what is live is not touched.
 */
export async function startPair({ dataDir, environment, by, name, version, beside, tell, store: below }: Options) {
  const data = resolve(dataDir);
  // a squad has no platform's keys: the two sites are signed with their own
  const own = join(data, 'check');
  await reportKey(own);
  const work = await mkdtemp(join(tmpdir(), 'cairn-check-'));
  const store = layeredStore(below);
  const children: Child[] = [];
  const [cdnPort, port, livePort] = [await freePort(), await freePort(), await freePort()];
  const artifacts = await serveArtifacts({
    dataDir: own,
    port: cdnPort,
    store,
    reportKey: () => ownReportVerifier(own),
  });
  const stop = async () => {
    await stopChildren(children);
    await artifacts.close();
    await rm(work, { recursive: true, force: true });
  };
  try {
    const isLive = (await readLive(store, environment)).remotes[name]?.stable != null;
    const mixed = { store, dataDir: own, base: environment, by };
    await makeLive({ ...mixed, environment: ENVIRONMENT }, { ...(await beside(store)), [name]: version });
    if (isLive) await makeLive({ ...mixed, environment: LIVE_ENVIRONMENT }, {});
    let apiUrl = await apiThatAnswers();
    if (apiUrl === undefined) {
      tell('no api answers: starting one');
      const apiPort = await freePort();
      children.push(await startApi(data, apiPort, { PUBLIC_URL: `http://localhost:${port}` }));
      apiUrl = `http://127.0.0.1:${apiPort}`;
    }
    const startOne = async (shown: string, at: number) => {
      const url = `http://localhost:${at}`;
      const cacheDir = join(work, shown);
      const parts = { apiUrl, cdnUrl: `http://127.0.0.1:${cdnPort}`, dist: SHELL_DIST, cacheDir };
      const variables = {
        ...demoVariables(process.env),
        ...{ PUBLIC_URL: url, LIVE_ENVIRONMENT: shown, SHELL_NAME: `beside-${shown}`, ANSWERS: 'strict' },
        ...{ RENDER_PROCESSES: '1', RENDER_MEMORY_MB: String(MEMORY_MB), PAGE_CACHE_MB: '0', SERVICE_WORKER: 'off' },
        LOG_LEVEL: 'warn',
      };
      // of the check before: this one's answers are looked for in it
      await rm(logOf(own, shown), { force: true });
      children.unshift(await startShell(own, at, parts, variables, nameOf(shown)));
      return url;
    };
    // one after the other: each loads all remotes, and most machines that check have few processors
    const live = isLive ? await startOne(LIVE_ENVIRONMENT, livePort) : undefined;
    const candidate = await startOne(ENVIRONMENT, port);
    return { candidate, live, log: logOf(own, ENVIRONMENT), stop } satisfies ComposedPair;
  } catch (error) {
    await stop();
    throw error;
  }
}
