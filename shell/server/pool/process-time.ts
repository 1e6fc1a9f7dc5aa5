import { closeSync, openSync, readSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second */
const TICK_MS = 10;
/** a name of 15 letters and 52 numbers */
const LONGEST = 1500;

/**
 * Processor time of a process's main thread: one that stands still for want of a processor has used none. It is looked at several times a
 * second, so the file stays open: opening it through the pool of threads costs ten times as much.
 */
export class MainThreadTime {
  #fd: number | undefined;

  constructor(pid: number) {
    try {
      this.#fd = openSync(`/proc/${pid}/task/${pid}/stat`, 'r');
    } catch {
      // no Linux, or no such process
    }
  }

  /** milliseconds used until now; undefined where the system does not tell, or the process is no more */
  read(): number | undefined {
    if (this.#fd === undefined) return undefined;
    const bytes = Buffer.alloc(LONGEST);
    try {
      const stat = bytes.toString('latin1', 0, readSync(this.#fd, bytes, 0, LONGEST, 0));
      // behind the name, which may hold spaces: state is the 3rd field, user and system time the 14th and 15th
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [user, system] = [Number(fields[11]), Number(fields[12])];
      return Number.isFinite(user + system) ? (user + system) * TICK_MS : undefined;
    } catch {
      return undefined;
    }
  }

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
  }
}
