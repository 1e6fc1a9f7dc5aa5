import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '@cairn/shared-contracts/build/build-remote';
import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { type Child, stopChildren } from '../local/children.ts';
import { freePort } from '../local/free-port.ts';
import { startArtifacts, startShell } from '../local/stack.ts';
import { ROOT } from '../registry/build.ts';
import { RELEASE_GATES } from '../registry/gate-list.ts';
import { passGates } from '../registry/gates.ts';
import { releaseKey } from '../registry/keys.ts';
import { changeLive, readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { publish, releaseIntegrity } from '../registry/releases.ts';
import { type ApiLine, openApiLine } from './api-line.ts';

/** what the global set-up left in the environment. @throws outside a test run */
function fromSetup(name: 'E2E_API_URL' | 'E2E_STACK_DATA'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by global-setup.ts`);
  return value;
}

export type Fixture =
  | 'second'
  | 'throws-at-load'
  | 'throws-in-loader'
  | 'throws-in-render'
  | 'throws-in-browser'
  | 'hangs';

/** how a command of `cairn` ended */
export interface Told {
  code: number;
  said: string;
}

/** In what one more shell differs from the site's first. */
interface Other {
  /** of a build */
  dist?: string;
  environment?: string;
  /** variables, which have the last word */
  settings?: Record<string, string>;
}

/** A site of its own, with its own store, artifact server and shell, on the shared stack's api: to break what must not spoil other tests. */
export interface Site {
  url: string;
  /** the version of mf-content that the stack was built as: of a data folder that is kept, a development version */
  own: string;
  /** its data folder, with store and keys */
  data: string;
  /** runs a command of `cairn` on its store */
  cairn(...command: string[]): Promise<Told>;
  /** one more shell on the same store and api: of another build or environment, with other variables, where these are named */
  startShell(name: string, other?: Other): Promise<{ url: string; child: Child }>;
  /** stops the shell that it began with */
  stopShell(): Promise<void>;
  /** its way to the api */
  api: Pick<ApiLine, 'cut' | 'restore' | 'hang' | 'wake'>;
  /** builds and releases a fixture as that version of mf-content */
  release(fixture: Fixture, version: string): Promise<void>;
  /** builds and releases a remote that the site does not have yet, and makes it live beside the others; it has to fit them */
  add(fixture: 'extra', version: string): Promise<void>;
  /** spoils a released file: its content no longer is what its hash says */
  tamper(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** makes versions of mf-content live, 'version' → weight; the first is the stable one. An unreleased one may be named with its hash. */
  live(weights: Record<string, number>, integrity?: Record<string, string>): Promise<void>;
  stopArtifacts(): Promise<void>;
  stop(): Promise<void>;
}

/** @param settings variables of its shells */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'cairn-site-'));
  const stackData = fromSetup('E2E_STACK_DATA');
  // what the stack's own shell says of itself is not of this site, and is written anew while it is copied
  const reports = join(stackData, 'store', 'shells');
  const isOurs = (from: string) => from !== reports;
  await cp(join(stackData, 'store'), join(data, 'store'), { recursive: true, filter: isOurs });
  await cp(join(stackData, 'keys'), join(data, 'keys'), { recursive: true });
  const store = diskStore(storeDir(data));
  const key = await releaseKey(data);
  const [port, cdnPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const artifacts = await startArtifacts(data, cdnPort);
  const api = await openApiLine(fromSetup('E2E_API_URL'));
  const parts = { apiUrl: api.url, cdnUrl: `http://127.0.0.1:${cdnPort}` };
  const quick = { LIVE_POLL_MS: '100', LOG_LEVEL: 'warn', API_PATIENCE_MS: '30000', ...settings };
  const shell = await startShell(data, port, parts, { ...quick, PUBLIC_URL: url });
  const children: Child[] = [shell, artifacts];
  const contentPath = (path: string) => join(data, 'store', 'remotes', 'mf-content', path);

  return {
    url,
    own: (await readLive(store, 'local')).remotes['mf-content']?.stable ?? '',
    api,
    data,
    cairn: (...command) =>
      new Promise((resolve) => {
        const args = [join(ROOT, 'deploy/registry/cli.ts'), ...command, '--data', data];
        execFile(process.execPath, args, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
        );
      }),
    async startShell(name, { dist, environment, settings: own } = {}) {
      const ownPort = await freePort();
      const ownUrl = `http://localhost:${ownPort}`;
      const where: Record<string, string> = {
        ...(environment === undefined ? {} : { LIVE_ENVIRONMENT: environment }),
        // a process that renders reads packages where they lie beside its shell, and a copy of the tree has links to them
        ...(dist === undefined ? {} : { RENDER_PROCESSES: '0' }),
      };
      const env = { ...quick, ...where, PUBLIC_URL: ownUrl, SHELL_NAME: name, ...own };
      const other = dist === undefined ? {} : { dist, cacheDir: join(data, `shell-cache-${name}`) };
      const child = await startShell(data, ownPort, { ...parts, ...other }, env, `shell-${name}`);
      children.unshift(child);
      return { url: ownUrl, child };
    },
    async release(fixture, version) {
      const out = join(data, 'built', version);
      await buildRemote(join(import.meta.dirname, 'fixtures', fixture), { version, out });
      await publish(store, out);
    },
    async add(fixture, version) {
      const out = join(data, 'built', fixture, version);
      const { release } = await buildRemote(join(import.meta.dirname, 'fixtures', fixture), { version, out });
      const read = (file: string) => readFile(join(out, file));
      await passGates(RELEASE_GATES, { store, release, read, live: await readLive(store, 'local') });
      await publish(store, out);
      const integrity = await releaseIntegrity(store, release.name, version);
      const remote: LiveRemote = { stable: version, versions: [{ version, weight: 100, integrity }] };
      await changeLive(store, { environment: 'local', by: 'test', note: '', key }, { [release.name]: () => remote });
    },
    tamper: (path) => appendFile(contentPath(path), '\n// tampered with'),
    remove: (path) => rm(contentPath(path), { recursive: true }),
    async live(weights, integrity = {}) {
      const versions = await Promise.all(
        Object.entries(weights).map(async ([version, weight]) => ({
          version,
          weight,
          integrity: integrity[version] ?? (await releaseIntegrity(store, 'mf-content', version)),
        })),
      );
      const remote: LiveRemote = { stable: versions[0]?.version ?? '', versions };
      await changeLive(store, { environment: 'local', by: 'test', note: '', key }, { 'mf-content': () => remote });
    },
    stopShell: () => stopChildren([shell]),
    stopArtifacts: () => stopChildren([artifacts]),
    async stop() {
      await stopChildren(children);
      await api.cut();
      await rm(data, { recursive: true, force: true });
    },
  };
}
