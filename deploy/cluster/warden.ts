import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * How a program ends that none of ours asks to: a server of the database at once, with all that is committed on its disk. A program's own
 * children go with it.
 */
export type Farewell = 'database' | 'program';

let warden: ChildProcess | undefined;

/** One for this process, which outlives it: what it is told comes by a pipe, which ends when this process does, however that is. */
function tell(word: 'watch' | 'forget', farewell: Farewell, pid: number): void {
  if (!warden) {
    // a group of its own: who kills the cluster's does not mean it
    warden = spawn(process.execPath, [import.meta.filename], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    warden.unref();
    // a warden that was killed, or could not be started, is no reason to end
    warden.on('error', () => undefined);
    warden.stdin?.on('error', () => undefined);
  }
  warden.stdin?.write(`${word} ${farewell} ${pid}\n`);
}

/**
 * Programs that are none of ours do not notice when a cluster is killed. What is watched ends with this process then.
 * @returns to be called once it has ended by itself
 */
export function endWithUs(pid: number, farewell: Farewell): () => void {
  tell('watch', farewell, pid);
  return () => tell('forget', farewell, pid);
}

function end(farewell: string, pid: number): void {
  try {
    if (farewell === 'database') process.kill(pid, 'SIGINT');
    else process.kill(-pid, 'SIGTERM');
  } catch {
    // it is gone already
  }
}

/** When it began, by the kernel's clock; '' where there is no /proc. A number is given to another process once its own has ended. */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name, in brackets, may hold spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

if (import.meta.main) {
  const watched = new Map<number, { farewell: string; since: string }>();
  for await (const line of createInterface({ input: process.stdin })) {
    const [word, farewell = '', pid = ''] = line.split(' ');
    if (word === 'watch') watched.set(Number(pid), { farewell, since: beginningOf(Number(pid)) });
    else watched.delete(Number(pid));
  }
  for (const [pid, { farewell, since }] of watched) if (beginningOf(pid) === since) end(farewell, pid);
}
