import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '@cairn/shared-contracts/node/with-lock';
import type { Placement } from './placement.ts';

const run = promisify(execFile);

/** environment of the database's own programs */
export const PROGRAM_ENV = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

const exists = (data: string): boolean => existsSync(join(data, 'PG_VERSION'));

/** Makes the cluster when there is none; of two first starts at once one makes it, the other waits. Renamed into place when complete, so that a killed start never leaves half a cluster. */
export async function initCluster({ bin, data, home, identity }: Placement): Promise<void> {
  if (exists(data)) return;
  await withLock(join(home, 'pg18.lock'), 60_000, async () => {
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
