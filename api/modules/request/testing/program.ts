import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { applicationName } from '../../../platform/db.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url));
const LOOK_AGAIN_MS = 50;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** The real program in a process of its own, on a test's database: to be killed. */
export interface Program {
  url(): string;
  start(): Promise<void>;
  /** at once, as a crash does it; what its sessions had sent to the database is committed or undone by then */
  kill(): Promise<void>;
}

export function createProgram({ connection, db }: Pick<TestApi, 'connection' | 'db'>): Program {
  let url = '';
  let child: ChildProcess | undefined;

  async function untilSessionsEnd(pid: number): Promise<void> {
    for (;;) {
      const { rows } = await sql`SELECT FROM pg_stat_activity WHERE application_name = ${applicationName(pid)}`.execute(
        db,
      );
      if (rows.length === 0) return;
      await wait(LOOK_AGAIN_MS);
    }
  }

  return {
    url: () => url,
    async start() {
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const { host, user, database } = connection;
      child = spawn(process.execPath, [MAIN], {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          API_PORT: String(port),
          DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
          RATE_LIMIT: 'off',
          LOG_LEVEL: 'fatal',
        },
      });
      const isUp = () =>
        fetch(`${url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        );
      while (!(await isUp())) await wait(LOOK_AGAIN_MS);
    },
    async kill() {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await untilSessionsEnd(child.pid);
    },
  };
}
