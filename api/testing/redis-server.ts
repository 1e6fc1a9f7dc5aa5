import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { findProgram, freePort, killNow } from './own-server.ts';

const PATIENCE_MS = 20_000;
/** REDIS_SERVER, the system's, else Debian's package on CI; undefined: there is none here. */
export const findRedis = (): string | undefined =>
  findProgram({ name: 'redis-server', variable: 'REDIS_SERVER', debian: 'redis-server' });

/** A Redis of a test's own, which keeps nothing. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** at once, as a power cut does */
  kill(): Promise<void>;
}

export async function createRedisServer(program: string): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program, options, { stdio: 'ignore' });
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) {
        const client = createClient({ url, socket: { reconnectStrategy: false } });
        client.on('error', () => undefined);
        const answer = await client.connect().then(
          () => client.ping(),
          () => undefined,
        );
        if (client.isOpen) client.destroy();
        if (answer) return;
      }
      throw new Error('redis did not start');
    },
    async kill() {
      const ending = child;
      child = undefined;
      await killNow(ending);
    },
  };
}
