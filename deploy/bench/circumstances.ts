import { readFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../registry/build.ts';

/** how and where it was measured, in words: every chapter of RESULTS.md begins with it */
export interface Circumstances {
  /** 'YYYY-MM-DD' */
  date: string;
  /** what makes the chapter again */
  command: string;
  machine: string;
  versions: string;
  notes: readonly string[];
}

/** '2 cores, 24 GB of memory' */
export const machine = (): string => `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory`;

/** 'YYYY-MM-DD' in UTC */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** the installed version of a package */
export async function versionOf(name: string): Promise<string> {
  // a package's own manifest
  const { version } = JSON.parse(await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** How many processes wanted a core during the last minute: to be read before a benchmark starts. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** what a reader must know when the machine was not the benchmark's alone */
export const busyNotes = (loadBefore: number): string[] =>
  loadBefore > cpus().length / 2
    ? [
        `Other work ran on the machine at the same time (load ${loadBefore.toFixed(1)} before the start): absolute times and rates are worse than on an idle one.`,
      ]
    : [];
