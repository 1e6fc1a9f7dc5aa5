import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { commandOf, copiedFromTree, environmentOf, readDockerfile } from './dockerfile.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const image = readDockerfile(read('Dockerfile')).find(({ name }) => name === 'api');
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
async function start(name: 'api' | 'worker'): Promise<{ child: ChildProcess; url: string; log(): string }> {
  const service = compose.services[name];
  if (!image || !service) throw new Error(`no image or service of ${name}`);
  expect(service.command).toEqual(commandOf(image));
  const port = await freePort();
  const data = join(folder, name);
  mkdirSync(data);
  const readable = [
    ...copiedFromTree(image).map((path) => join(ROOT, path)),
    join(ROOT, 'node_modules'),
    join(ROOT, 'package.json'),
  ];
  const flags = [
    '--permission',
    '--disable-warning=SecurityWarning',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...[data, postgres.connection.host].flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-write=${path}`]),
    '--allow-child-process',
    '--allow-worker',
    '--allow-addons',
    '--allow-wasi',
  ];
  const child = spawn(process.execPath, [...flags, ...service.command], {
    cwd: ROOT,
    // nothing of this process's own environment: the image has none of it
    env: {
      ...environmentOf(image),
      ...service.environment,
      HOST: '127.0.0.1',
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${log}`);
    await wait(100);
  }
  return { child, url, log: () => log };
}

async function stop({ child }: { child: ChildProcess }): Promise<number | null> {
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
