import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isAlive } from '@cairn/shared-contracts/node/with-lock';

const answers = (socketFolder: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

export interface RunningServer {
  pid: number;
  /** folder of its socket: the one it was started with, whatever TMPDIR says now */
  socket: string;
}

/** The server that runs on this data, if it accepts connections. A stale pid file may name a recycled pid, so the socket must answer. */
export async function findRunning(data: string): Promise<RunningServer | undefined> {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // postmaster.pid: process, data, start time, port, socket folder, address, shared memory, state
  const [pid, socket, state] = [Number(lines[0]), lines[4] ?? '', lines[7]?.trim()];
  const isRunning = pid > 0 && socket !== '' && state === 'ready' && isAlive(pid) && (await answers(socket));
  return isRunning ? { pid, socket } : undefined;
}
