import type { ProcessLost } from './render-process.ts';

/** the first one may have been the machine's doing: somebody killed it, or it stood still */
const OWN_LOSSES = 2;
/** where others end process after process, it waits for better times */
const LOSSES = 5;

/** 'again': it may be innocent. 'given up': it may be innocent, and is not loaded now */
export type LossVerdict = 'again' | 'guilty' | 'given up';

/** Judges a version by the processes that are lost, one after the other, while they load it. */
export function lossesOf(key: string): (lost: ProcessLost) => LossVerdict {
  let [own, all] = [0, 0];
  return ({ running }) => {
    all++;
    // what another's code ended tells nothing of this one
    if (running === undefined || running === key) own++;
    if (own === OWN_LOSSES) return 'guilty';
    return all < LOSSES ? 'again' : 'given up';
  };
}
