import { execFile } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Placement } from './placement.ts';
import { isAlive } from './process.ts';

const run = promisify(execFile);
const LOCK_WAIT_MS = 60_000;

/** environment of the database's own programs */
export const PROGRAM_ENV = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

const exists = (data: string): boolean => existsSync(join(data, 'PG_VERSION'));

/** Two first starts at once: one makes the cluster, the other waits. A lock whose owner died is taken over. */
async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  for (const since = Date.now(); ; ) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      break;
    } catch {
      if (Date.now() - since > LOCK_WAIT_MS)
        throw new Error(`waited ${LOCK_WAIT_MS / 1000} s for ${file}: remove it if nothing else starts`);
      dropDeadLock(file);
      await wait(50);
    }
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function dropDeadLock(file: string): void {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && !isAlive(owner)) rmSync(file, { force: true });
  } catch {
    // gone in the meantime
  }
}

/** Makes the cluster when there is none. Renamed into place when complete, so that a killed start never leaves half a cluster. */
export async function initCluster({ bin, data, home, identity }: Placement): Promise<void> {
  if (exists(data)) return;
  await withLock(join(home, 'pg18.lock'), async () => {
    if (exists(data)) return;
    const draft = `${data}.init`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    if (identity) chownSync(draft, identity.uid, identity.gid);
    const options = [
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    await run(join(bin, 'initdb'), ['-D', draft, ...options], { ...identity, env: PROGRAM_ENV, cwd: '/' });
    renameSync(draft, data);
  });
}
