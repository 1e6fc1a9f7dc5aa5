import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, freePort, killNow } from './own-server.ts';

const PATIENCE_MS = 20_000;
/** bytes; of a disk's block as `stat` counts them */
const BLOCK = 512;
const MB = 1024 * 1024;
/** GROONGA, the system's, else Debian's package on CI; undefined: there is none here. */
export const findGroonga = (): string | undefined =>
  findProgram({ name: 'groonga', variable: 'GROONGA', debian: 'groonga-bin' });

/** A Groonga of a test's own, with a database of its own. */
export interface GroongaServer {
  url: string;
  start(): Promise<void>;
  /** at once, as a power cut does; its files stay */
  kill(): Promise<void>;
  /** of its files */
  diskMb(): number;
  /** what it has written goes */
  remove(): Promise<void>;
}

export async function createGroongaServer(program: string): Promise<GroongaServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'cairn-groonga-'));
  const file = join(folder, 'db');
  let child: ChildProcess | undefined;

  async function kill(): Promise<void> {
    const ending = child;
    child = undefined;
    await killNow(ending);
  }
  return {
    url,
    async start() {
      const options = ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '--port', String(port)];
      const logs = ['--log-path', join(folder, 'log')];
      // -n makes a new database, and refuses where there is one
      const database = existsSync(file) ? [file] : ['-n', file];
      child = spawn(program, [...options, ...logs, ...database], { stdio: 'ignore' });
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) {
        if (
          await fetch(`${url}/d/status`).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
      }
      throw new Error('groonga did not start');
    },
    kill,
    diskMb: () =>
      readdirSync(folder)
        .map((name) => statSync(join(folder, name)))
        // files are made larger than they are filled
        .reduce((sum, { blocks }) => sum + blocks * BLOCK, 0) / MB,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
