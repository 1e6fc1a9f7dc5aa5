import { type ChildProcess, spawn } from 'node:child_process';
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
    // a warden that was killed is no reason to end
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

if (import.meta.main) {
  const watched = new Map<number, string>();
  for await (const line of createInterface({ input: process.stdin })) {
    const [word, farewell = '', pid = ''] = line.split(' ');
    if (word === 'watch') watched.set(Number(pid), farewell);
    else watched.delete(Number(pid));
  }
  for (const [pid, farewell] of watched) end(farewell, pid);
}
