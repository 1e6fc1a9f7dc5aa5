import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** bytes: names and versions of remotes are shorter */
const SIZE = 256;

const running = z.object({
  /** 'mf-tour@1.1.0' */
  key: z.string().min(1),
  /** by itself, for no page */
  isTimer: z.boolean(),
});

/** Whose code runs. */
export type Running = z.infer<typeof running>;

/**
 * Where a render process notes whose code runs, for the front to read when the process stands still or is no more. A message would wake
 * the front each time a component begins: that alone was a tenth of a page. A note wakes nobody, and outlives the process.
 */
export class RunningRecord {
  /** what the process inherits */
  readonly fd: number;
  #isClosed = false;

  /** @param dir where files can be made; this one has no name there */
  constructor(dir: string) {
    mkdirSync(dir, { recursive: true });
    const path = join(dir, `running-${randomUUID()}`);
    this.fd = openSync(path, 'wx+', 0o600);
    rmSync(path);
  }

  /** undefined when nobody's code runs, or what is noted makes no sense */
  read(): Running | undefined {
    if (this.#isClosed) return undefined;
    const bytes = Buffer.alloc(SIZE);
    readSync(this.fd, bytes, 0, SIZE, 0);
    try {
      return running.parse(JSON.parse(bytes.toString()));
    } catch {
      return undefined;
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.fd);
  }
}

/** @param fd as inherited. @returns what notes whose code begins to run; undefined: nobody's any more */
export function noteRunning(fd: number): (running?: Running) => void {
  const notes = new Map<string, Buffer>();
  let last: Buffer | undefined;
  return (running) => {
    const id = running ? `${running.key} ${running.isTimer}` : '';
    let note = notes.get(id);
    if (!note) {
      note = Buffer.alloc(SIZE, ' ');
      note.write(running ? JSON.stringify(running) : 'null');
      notes.set(id, note);
    }
    if (note === last) return;
    last = note;
    writeSync(fd, note, 0, SIZE, 0);
  };
}
