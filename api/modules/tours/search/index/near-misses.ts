import type { Bits } from './bitset.ts';
import type { GroupFilter } from './group-bits.ts';
import type { Probe } from './probe.ts';
import type { Scratch } from './scratch.ts';

/** Tours by how many filters they miss. */
interface NearMisses {
  /** those that pass all */
  none: Bits;
  /** those that miss exactly one, whichever it is */
  one: Bits;
}

/** One look at each filter, however many there are: what passes all but one of them is then known for each (see `without`). */
export function nearMisses(scratch: Scratch, base: Probe, filters: readonly GroupFilter[]): NearMisses {
  const none = scratch.bits();
  const one = scratch.bits();
  const all = filters.map(({ bits }) => bits);
  for (let i = 0; i < base.size; i++) {
    const word = base.places[i] ?? 0;
    let passed = base.bits[word] ?? 0;
    let missed = 0;
    for (let at = 0; at < all.length && (passed | missed) !== 0; at++) {
      const fits = all[at]?.[word] ?? 0;
      // those that missed none so far and miss this one, and those that missed one and pass this one
      missed = (passed & ~fits) | (missed & fits);
      passed &= fits;
    }
    none[word] = passed;
    one[word] = missed;
  }
  return { none, one };
}
