import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEmbedded } from './platform/postgres/embedded.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-main-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** statuses that /healthz gave until it was ready */
async function untilReady(port: number): Promise<number[]> {
  const seen: number[] = [];
  for (let tries = 0; tries < 2_400 && seen.at(-1) !== 200; tries++) {
    const status = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status !== seen.at(-1)) seen.push(status);
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return seen;
}

/** its exit code; null when a signal ended it */
async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

describe('the api as a process', () => {
  it('a bad environment is one line and exit code 1', async () => {
    const { child, output } = run({ API_PORT: 'abc' });
    expect(await exitOf(child)).toBe(1);
    expect(output()).toBe('API_PORT must be a port between 0 and 65535, but is "abc"\n');
  });

  it('an extension that is not there is one line, too', async () => {
    const { child, output } = run({ API_PORT: '0', API_EXTENSIONS: '/no/such/extension.ts' });
    expect(await exitOf(child)).toBe(1);
    expect(output()).toMatch(
      /^API_EXTENSIONS must be paths of modules, .* \/no\/such\/extension\.ts cannot be used: .+\n$/,
    );
  });

  it('comes up on the same data after kill -9, and stops with its database when asked to', async () => {
    const port = await freePort();
    const env = { API_PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const first = run(env);
    const seen = await untilReady(port);
    expect(seen.at(-1)).toBe(200);
    expect(seen.every((status) => [0, 503, 200].includes(status))).toBe(true);
    first.child.kill('SIGKILL');
    await exitOf(first.child);

    const second = run(env);
    expect((await untilReady(port)).at(-1)).toBe(200);
    const pid = Number(readFileSync(join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);
    expect(pid).toBeGreaterThan(0);
    second.child.kill('SIGTERM');
    expect(await exitOf(second.child)).toBe(0);
    expect(existsSync(join(folder, 'pg18', 'postmaster.pid'))).toBe(false);
    expect(second.output()).toBe('');
  }, 150_000);

  describe('a database that is killed', () => {
    const call = '/spa/blog-posts';
    const ask = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}${call}`, { signal: AbortSignal.timeout(5_000) });
      await answer.body?.cancel();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    };
    /** each answer that differs from the one before, until one is as wanted */
    async function until(port: number, wanted: number) {
      const seen = [await ask(port)];
      for (let tries = 0; tries < 2_400 && seen.at(-1)?.status !== wanted; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 25));
        const next = await ask(port);
        if (next.status !== seen.at(-1)?.status) seen.push(next);
      }
      return seen;
    }
    const pidOf = (data: string) => Number(readFileSync(join(data, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const ANSWERS = [{ status: 503, retryAfter: '5' }, expect.objectContaining({ status: 200 })];

    it('is brought up again where it is embedded; meanwhile calls are told to come again', async () => {
      const data = join(folder, 'killed');
      const port = await freePort();
      const api = run({ API_PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' });
      await untilReady(port);
      process.kill(pidOf(data), 'SIGKILL');
      const seen = [...(await until(port, 503)).slice(-1), ...(await until(port, 200)).slice(-1)];
      expect(seen).toEqual(ANSWERS);
      expect((await untilReady(port)).at(-1)).toBe(200);
      expect(api.output()).toContain('the embedded PostgreSQL is gone');
      expect(api.output()).not.toContain('unexpected error');
      api.child.kill('SIGTERM');
      expect(await exitOf(api.child)).toBe(0);
      expect(existsSync(join(data, 'pg18', 'postmaster.pid'))).toBe(false);
    }, 150_000);

    it('is used again when it is back where it is of another', async () => {
      const data = join(folder, 'elsewhere');
      mkdirSync(data);
      const postgres = await startEmbedded(data);
      const { host } = postgres.connection;
      const port = await freePort();
      const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
      const api = run({ API_PORT: String(port), DATABASE_URL: url, DATA_DIR: data, LOG_LEVEL: 'error' });
      await untilReady(port);
      process.kill(postgres.pid, 'SIGKILL');
      expect((await until(port, 503)).at(-1)).toEqual(ANSWERS[0]);
      const again = await startEmbedded(data);
      expect((await until(port, 200)).at(-1)).toEqual(ANSWERS[1]);
      api.child.kill('SIGTERM');
      expect(await exitOf(api.child)).toBe(0);
      await again.stop();
      rmSync(host, { recursive: true, force: true });
    }, 150_000);
  });

  describe('a database of another that is away at the start', () => {
    const start = (role: string, port: number, data: string, host: string, to = 'postgres@localhost/postgres') =>
      run({
        ...{ API_PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', ROLE: role },
        DATABASE_URL: `postgres://${to}?host=${encodeURIComponent(host)}`,
      });

    it.each(['api', 'worker'])(
      'is waited for by one with the role %s, which says why',
      async (role) => {
        const data = join(folder, `away-${role}`);
        mkdirSync(data);
        const { connection, stop } = await startEmbedded(data);
        await stop();
        const port = await freePort();
        const api = start(role, port, data, connection.host);
        const databaseNow = async () => {
          const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
          const { parts }: { parts?: { database?: { state: string; note?: string } } } = (await answer?.json()) ?? {};
          return { status: answer?.status, ...parts?.database };
        };
        let seen = await databaseNow();
        while (!seen.note && api.child.exitCode === null) {
          await new Promise((resolve) => setTimeout(resolve, 25));
          seen = await databaseNow();
        }
        expect(seen).toEqual({ status: 503, state: 'starting', note: expect.stringMatching(/^connect E/) });
        const postgres = await startEmbedded(data);
        expect((await untilReady(port)).at(-1)).toBe(200);
        api.child.kill('SIGTERM');
        expect(await exitOf(api.child)).toBe(0);
        expect(api.output()).toBe('');
        await postgres.stop();
        rmSync(postgres.connection.host, { recursive: true, force: true });
      },
      150_000,
    );

    it('is waited for until somebody asks the api to stop', async () => {
      const data = join(folder, 'away-for-good');
      const port = await freePort();
      const api = start('all', port, data, join(folder, 'nowhere'));
      while (!(await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined)) && api.child.exitCode === null)
        await new Promise((resolve) => setTimeout(resolve, 25));
      api.child.kill('SIGTERM');
      expect(await exitOf(api.child)).toBe(0);
    });

    it.each([
      ['nobody@localhost/postgres', 'role "nobody" does not exist'],
      ['postgres@localhost/nothing', 'database "nothing" does not exist'],
    ])(
      'is not waited for as %s: a refusal is one line and exit code 1',
      async (to, reason) => {
        const data = mkdtempSync(join(folder, 'refused-'));
        const postgres = await startEmbedded(data);
        const api = start('all', await freePort(), data, postgres.connection.host, to);
        expect(await exitOf(api.child)).toBe(1);
        expect(api.output()).toBe(`the api could not start: the database of DATABASE_URL cannot be used: ${reason}\n`);
        await postgres.stop();
        rmSync(postgres.connection.host, { recursive: true, force: true });
      },
      60_000,
    );
  });

  it('asked to stop in the middle of its start, it leaves no database behind', async () => {
    const data = join(folder, 'early');
    const early = run({ API_PORT: String(await freePort()), DATA_DIR: data });
    while (!early.output().includes('PostgreSQL is up')) await new Promise((resolve) => setTimeout(resolve, 5));
    early.child.kill('SIGTERM');
    expect(await exitOf(early.child)).toBe(0);
    expect(existsSync(join(data, 'pg18', 'postmaster.pid'))).toBe(false);
  }, 150_000);
});
