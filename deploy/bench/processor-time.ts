import { readdir, readFile } from 'node:fs/promises';

/** of Linux: clock ticks a second */
const TICKS = 100;

interface Used {
  parent: number;
  ms: number;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; with children that have ended */
async function used(pid: number): Promise<Used | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // the name, in brackets, may hold spaces
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (!fields) return undefined;
  const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0);
  return { parent: fields[1] ?? 0, ms: (ticks / TICKS) * 1_000 };
}

const pidsNow = async (): Promise<number[]> => (await readdir('/proc')).map(Number).filter((pid) => pid > 0);

const UNKNOWN = 'the system does not tell how much processor time a process has used';

/**
 * Processor time, ms, that each of these processes has used with all that it started, and they in turn; one of them below another is not the other's.
 * @throws where the system does not say
 */
export async function cpuOfTrees(roots: Readonly<Record<string, number>>): Promise<Map<string, number>> {
  const all = new Map<number, Used>();
  for (const pid of await pidsNow()) {
    const one = await used(pid);
    if (one) all.set(pid, one);
  }
  const nameOf = new Map(Object.entries(roots).map(([name, pid]) => [pid, name]));
  const sums = new Map<string, number>();
  for (const [pid, { ms }] of all) {
    let at = pid;
    while (at > 1 && !nameOf.has(at)) at = all.get(at)?.parent ?? 0;
    const name = nameOf.get(at);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + ms);
  }
  if (sums.size === 0) throw new Error(UNKNOWN);
  return sums;
}

/**
 * Processor time that processes have used, and a database with all that it started. Other work on the machine does not change it.
 * @throws where the system does not say
 */
export async function cpuOfAll(pids: readonly number[], database: number): Promise<number> {
  const all = await pidsNow();
  let sum = 0;
  for (const pid of all) {
    const one = await used(pid);
    if (one && (pids.includes(pid) || pid === database || one.parent === database)) sum += one.ms;
  }
  if (sum === 0) throw new Error(UNKNOWN);
  return sum;
}
