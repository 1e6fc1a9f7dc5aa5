import { totalmem } from 'node:os';
import { missingForTests } from '../cluster/programs.ts';

/** A cluster's processes take 3 GB, the browser before them and the suite beside them as much again. */
const MEMORY_GB = 8;
const GB = 1024 ** 3;
/** a machine sold with so many has some hundredths less */
const ROUGHLY = 0.9;

/** of the machine, or of what its control group may have */
const memoryHere = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/** Whether the end-to-end tests that several nodes can break find their cluster on this machine. */
export interface ClusterHere {
  has: boolean;
  /** for whoever reads what a run has done */
  says: string;
}

/** Installs what it needs on a machine of CI that may. */
export function clusterHere(missing = missingForTests, memory = memoryHere): ClusterHere {
  const not = (why: string) => ({ has: false, says: `no cluster: all end-to-end tests run on one machine; ${why}` });
  const gb = memory() / GB;
  if (gb < MEMORY_GB * ROUGHLY) return not(`it takes ${MEMORY_GB} GB of memory, and here are ${gb.toFixed(1)}`);
  const why = missing();
  return why === undefined
    ? { has: true, says: 'a quarter of the api and end-to-end tests runs on a cluster' }
    : not(why);
}
