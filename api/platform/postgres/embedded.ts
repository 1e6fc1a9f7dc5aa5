import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@cairn/shared-contracts/node/with-lock';
import { initCluster, PROGRAM_ENV } from './init.ts';
import { type Placement, placeDatabase } from './placement.ts';
import { findRunning, type RunningServer } from './process.ts';

const START_MS = 120_000;
const STOP_MS = 20_000;

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string };
  pid: number;
  /** where the data lives: beside the project, or elsewhere when the database's user cannot get there */
  home: string;
  /** it ran already: an earlier process left it behind, or another one shares it */
  adopted: boolean;
  /** fast shutdown: open transactions are rolled back, everything committed is on disk */
  stop(): Promise<void>;
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  shared_buffers: '128MB',
  max_connections: '80',
  random_page_cost: '1.1',
  // queries of a few milliseconds lose more to compiling than they win
  jit: 'off',
};

function launch(place: Placement, settings: Readonly<Record<string, string>>): ChildProcess {
  const log = openSync(join(place.home, 'pg18.log'), 'a');
  const flags = Object.entries({ ...SETTINGS, unix_socket_directories: place.socket, ...settings });
  // detached: Ctrl-C must not stop the database before the api has drained
  const child = spawn(
    join(place.bin, 'postgres'),
    ['-D', place.data, ...flags.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    {
      ...place.identity,
      env: PROGRAM_ENV,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  child.unref();
  closeSync(log);
  return child;
}

async function stopServer(pid: number, data: string): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (const since = Date.now(); existsSync(join(data, 'postmaster.pid')) && isAlive(pid); await wait(20)) {
    if (Date.now() - since > STOP_MS) throw new Error(`PostgreSQL ${pid} did not stop in ${STOP_MS / 1000} s`);
  }
}

/**
 * Brings up a private PostgreSQL on `dataDir`/pg18, reachable over a Unix socket only: makes the cluster on first start, adopts a
 * server that already runs on it, recovers after a kill.
 */
export async function startEmbedded(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const place = placeDatabase(dataDir);
  await initCluster(place);
  const result = ({ pid, socket }: RunningServer, adopted: boolean): EmbeddedPostgres => ({
    connection: { host: socket, user: 'postgres', database: 'postgres' },
    pid,
    home: place.home,
    adopted,
    stop: () => stopServer(pid, place.data),
  });
  // after a kill -9 of the server its orphaned backends hold the shared memory for a moment: try again
  for (const since = Date.now(); ; await wait(200)) {
    const running = await findRunning(place.data);
    if (running) return result(running, true);
    const child = launch(place, settings);
    let failure: string | undefined;
    child.once('error', (error) => {
      failure = error.message;
    });
    child.once('exit', (code, signal) => {
      failure = `exit ${code ?? signal}`;
    });
    while (failure === undefined) {
      const started = await findRunning(place.data);
      if (started) return result(started, started.pid !== child.pid);
      if (Date.now() - since > START_MS)
        throw new Error(`PostgreSQL did not start in ${START_MS / 1000} s, see ${place.home}/pg18.log`);
      await wait(20);
    }
    if (Date.now() - since > 10_000)
      throw new Error(`PostgreSQL did not start (${failure}), see ${place.home}/pg18.log`);
  }
}
