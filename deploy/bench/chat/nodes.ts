import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Connection } from '@cairn/api/database';
import { type Child, startChild, untilHealthy } from '../../local/children.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { ROOT } from '../../registry/build.ts';

const START_LIMIT_MS = 300_000;
const KB = 1024;

export interface Node {
  url: string;
  child: Child;
}

/** a database in a folder of sockets, as the benchmark starts one */
export type LocalConnection = Extract<Connection, { host: string }>;

/** The real api, without the demonstration. */
export async function startNode(dataDir: string, { host, user, database }: LocalConnection): Promise<Node> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), PAYMENT_PROVIDER: 'sandbox', DATA_DIR: dataDir },
    ...{ RATE_LIMIT: 'off', CAPTCHA: 'off', LOG_LEVEL: 'warn', SEARCH: 'sql', API_PORT: String(port) },
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  };
  const child = await startChild('api', join(ROOT, 'api/main.ts'), env, join(dataDir, 'logs/api.log'));
  await untilHealthy(url, child, START_LIMIT_MS, step);
  return { url, child };
}

/** What sends the same bytes with nothing around it. */
export async function startBare(dataDir: string, connection: LocalConnection): Promise<Node> {
  const port = await freePort();
  const script = join(ROOT, 'deploy/bench/chat/start-bare.ts');
  const env = { BARE_PORT: String(port), BARE_DATABASE: JSON.stringify(connection) };
  const child = await startChild('bare', script, env, join(dataDir, 'logs/bare.log'));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child, START_LIMIT_MS);
  return { url, child };
}

/** resident memory of a process, bytes */
export async function memoryOf({ child }: Node): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.process.pid)]);
  return Number(stdout.trim()) * KB;
}

/** of Linux: clock ticks a second */
const TICKS = 100;

/** processor time that a process has used, ms; null where the system does not say. Other work on the machine does not change it. */
export async function cpuOf({ child }: Node): Promise<number | null> {
  const stat = await readFile(`/proc/${child.process.pid}/stat`, 'utf8').catch(() => null);
  // the name, in brackets, may hold spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000 : null;
}
