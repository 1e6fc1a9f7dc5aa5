import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // it lives, but is another user's
    return errorCode(error) === 'EPERM';
  }
}

const answers = (socketFolder: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** The server that runs on this data, if it accepts connections. A stale pid file may name a recycled pid, so the socket must answer. */
export async function findRunning(data: string, socketFolder: string): Promise<number | undefined> {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  // line 8 of postmaster.pid is the server's state
  return pid > 0 && lines[7]?.trim() === 'ready' && isAlive(pid) && (await answers(socketFolder)) ? pid : undefined;
}
