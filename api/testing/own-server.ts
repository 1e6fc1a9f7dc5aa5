import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installOnCi } from './install-on-ci.ts';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

interface Program {
  name: string;
  /** of the environment, which may say where it is */
  variable: string;
  /** Debian's package */
  debian: string;
}

/** What the environment says, the system's, else Debian's package on CI; undefined: there is none here. */
export function findProgram({ name, variable, debian }: Program): string | undefined {
  const firstThere = () => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return process.env[variable] ?? firstThere() ?? (installOnCi(debian) ? firstThere() : undefined);
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** At once, as a power cut does. Resolves when it is gone. */
export async function killNow(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
