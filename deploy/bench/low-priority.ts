import { readdir, readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

const numbersIn = async (folder: string): Promise<number[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.map(Number).filter((one) => one > 0);
};

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name, in brackets, may hold spaces
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** every process that `root` started, and they in turn */
async function descendants(root: number): Promise<number[]> {
  const pids = await numbersIn('/proc');
  const parents = new Map(await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === root || isBelow(parent));
  };
  return pids.filter(isBelow);
}

/**
 * Lets all that the process `root` has started so far, and what that starts in turn, wait for whatever is started later: a browser has
 * a processor for itself, as on a device of its own, while site and database share the machine. Linux gives a priority to each thread.
 * Nothing happens elsewhere.
 */
export async function lowerPriorityOfServers(root = process.pid): Promise<void> {
  for (const pid of await descendants(root)) {
    for (const thread of await numbersIn(`/proc/${pid}/task`)) {
      try {
        setPriority(thread, constants.priority.PRIORITY_LOW);
      } catch {
        // ended in the meantime
      }
    }
  }
}
