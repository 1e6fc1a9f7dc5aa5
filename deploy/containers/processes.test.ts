import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { type EmbeddedPostgres, startEmbedded } from '@cairn/api/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { parse, parseAllDocuments } from 'yaml';
import { freePort } from '../local/free-port.ts';
import { ROOT } from '../registry/build.ts';
import { commandOf, copiedFromTree, environmentOf, readDockerfile, type Stage } from './dockerfile.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const images = readDockerfile(read('Dockerfile'));
const compose: { services: Record<string, { command: string[]; environment: Record<string, string> }> } = parse(
  read('compose.yaml'),
  { merge: true },
);

let folder: string;
let postgres: EmbeddedPostgres;
let db: DatabaseHandle;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-containers-'));
  chmodSync(folder, 0o755);
  postgres = await startEmbedded(join(folder, 'postgres'), { shared_buffers: '16MB', fsync: 'off' });
  db = createDb(postgres.connection, { max: 1 });
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * As the container does, with the image's own files, the file system closed but for what it copies, and nothing to write to but its
 * volumes: Node's permissions stand for both.
 */
function closedTo(image: Stage, writable: readonly string[]): string[] {
  const readable = [...copiedFromTree(image), 'node_modules', 'package.json'].map((path) => join(ROOT, path));
  return [
    '--permission',
    '--disable-warning=SecurityWarning',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...writable.flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-write=${path}`]),
    '--allow-child-process',
    '--allow-worker',
    '--allow-addons',
    '--allow-wasi',
  ];
}

interface How {
  /** the image */
  target: string;
  /** volumes; without them the file system stays open */
  writable?: readonly string[];
  env: Record<string, string>;
}

function startAs(name: 'api' | 'worker' | 'shell', { target, writable, env }: How) {
  const service = compose.services[name];
  const image = images.find((stage) => stage.name === target);
  if (!image || !service) throw new Error(`no image or service of ${name}`);
  expect(service.command).toEqual(commandOf(image));
  const flags = writable ? closedTo(image, writable) : [];
  const child = spawn(process.execPath, [...flags, ...service.command], {
    cwd: ROOT,
    // nothing of this process's own environment: the image has none of it
    env: { ...environmentOf(image), ...service.environment, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  return { child, log: () => log };
}

/** waits until the process answers an address so */
async function untilAnswers(url: string, isIt: (answer: Response) => boolean, { child, log }: Started): Promise<void> {
  while (!(await fetch(url).then(isIt, () => false))) {
    if (child.exitCode !== null) throw new Error(`it ended: ${log()}`);
    await wait(100);
  }
}
type Started = ReturnType<typeof startAs>;

async function start(name: 'api' | 'worker'): Promise<Started & { url: string }> {
  const port = await freePort();
  const data = join(folder, name);
  mkdirSync(data);
  const started = startAs(name, {
    ...{ target: 'api', writable: [data, postgres.connection.host] },
    env: {
      API_PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(postgres.connection.host)}`,
      REDIS_URL: '',
      RELEASE_KEY: '',
      MAIL_URL: '',
      APP_SECRET: 'a secret of a test, of at least 32 characters',
      PAYMENT_PROVIDER: 'sandbox',
      PUBLIC_URL: 'https://cairn.example',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/healthz`, ({ ok }) => ok, started);
  return { ...started, url };
}

/** A shell whose store has nothing yet. It closes the file system to its own render processes, and Node would close theirs as this one's. */
async function startShell(): Promise<Started & { url: string }> {
  if (!existsSync(join(ROOT, 'shell/dist/server/main.mjs'))) await (await import('@cairn/shell/build')).buildShell();
  const [port, away] = [await freePort(), await freePort()];
  const data = join(folder, 'shell');
  mkdirSync(data);
  const key = join(data, 'release.pub.pem');
  writeFileSync(key, generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
  const started = startAs('shell', {
    target: 'shell',
    env: {
      ...{ EDGE: 'off', PORT: String(port), CACHE_DIR: data, RELEASE_KEY: key, REPORT_KEY: join(data, 'none.pem') },
      ...{ API_URL: `http://127.0.0.1:${away}`, CDN_URL: `http://127.0.0.1:${away}` },
      PUBLIC_URL: 'http://localhost:3000',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/healthz`, () => true, started);
  return { ...started, url };
}

async function stop({ child }: Started): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return typeof code === 'number' ? code : null;
}

describe('what the containers start', () => {
  it('answers calls, does jobs, writes to its volumes alone, and ends when it is asked to', async () => {
    const api = await start('api');
    const worker = await start('worker');
    const answer = await fetch(`${api.url}/openapi.json`);
    expect([answer.status, api.log(), worker.log()]).toEqual([
      200,
      expect.stringContaining('api is ready'),
      expect.stringContaining('api is ready'),
    ]);
    // one of them leads the jobs: the worker, since an api does none
    const terms = async () => {
      const { rows } = await sql<{ terms: number }>`SELECT fence::int AS terms FROM job_terms`.execute(db);
      return rows[0]?.terms;
    };
    while (((await terms()) ?? 0) < 1) await wait(50);
    expect([await stop(api), await stop(worker)]).toEqual([0, 0]);
    expect(api.log() + worker.log()).not.toContain('ERR_ACCESS_DENIED');
  }, 180_000);

  it('serves what it can of the shell while nothing is live, and ends when it is asked to', async () => {
    const shell = await startShell();
    const page = await fetch(`${shell.url}/`, { headers: { accept: 'text/html', host: 'localhost:3000' } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await page.text()).toContain('</html>');
    // a line that is kept holds it up no longer
    const since = performance.now();
    expect(await stop(shell)).toBe(0);
    expect(performance.now() - since).toBeLessThan(5_000);
  }, 180_000);

  it('is scaled by how long the oldest effect that is due has waited', async () => {
    const scaled: { kind: string; spec: { triggers: [{ metadata: { query: string } }] } } | undefined =
      parseAllDocuments(read('kubernetes/base/worker.yaml'))
        .map((document) => document.toJS())
        .find(({ kind }: { kind: string }) => kind === 'ScaledObject');
    const seconds = async () => {
      const { rows } = await sql.raw<Record<string, number>>(scaled?.spec.triggers[0].metadata.query ?? '').execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await seconds()).toBe(0);
    await sql`
      INSERT INTO outbox (kind, payload, available_at, tries, done_at) VALUES
        ('mail', '{}', now() - interval '40 seconds', 0, NULL),
        ('mail', '{}', now() + interval '1 hour', 0, NULL),
        ('mail', '{}', now() - interval '2 hours', 1, now()),
        ('mail', '{}', now() - interval '3 hours', 12, NULL)`.execute(db);
    expect(await seconds()).toBeGreaterThanOrEqual(40);
    expect(await seconds()).toBeLessThan(3_600);
  });
});
