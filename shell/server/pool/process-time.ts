import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second */
const TICK_MS = 10;

/**
 * Processor time that a process's main thread has used, in milliseconds: one that stands still for want of a processor has used none.
 * Undefined where the system does not tell.
 */
export async function mainThreadTime(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => undefined);
  // behind the name, which may hold spaces: state is the 3rd field, user and system time the 14th and 15th
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields?.[11]), Number(fields?.[12])];
  return Number.isFinite(user + system) ? (user + system) * TICK_MS : undefined;
}
