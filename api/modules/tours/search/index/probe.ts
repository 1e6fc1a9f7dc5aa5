import { addAll, type Bits, countBoth, onesOf } from './bitset.ts';

/** A bitset and where its words are that hold any bit: what is empty need not be counted. */
export interface Probe {
  bits: Bits;
  places: Int32Array;
  /** how many words hold any */
  size: number;
}

/** looks at the bits anew */
export function fillProbe(probe: Probe, bits: Bits): Probe {
  let size = 0;
  for (let place = 0; place < bits.length; place++) if (bits[place] !== 0) probe.places[size++] = place;
  probe.bits = bits;
  probe.size = size;
  return probe;
}

export const probeOf = (bits: Bits): Probe => fillProbe({ bits, places: new Int32Array(bits.length), size: 0 }, bits);

/** the same in no more memory than it takes: in that of `known`, when it fits */
export function tightProbe(bits: Bits, known?: Probe): Probe {
  let size = 0;
  for (const word of bits) if (word !== 0) size += 1;
  const places = known && known.places.length >= size ? known.places : new Int32Array(size);
  return fillProbe({ bits, places, size }, bits);
}

/** one of so many words in a row holds any bit: reading all of them is quicker than looking up where those are */
const SPARSE = 4;

/** adds the rows of the probe */
export function addProbe(target: Bits, { bits, places, size }: Probe): void {
  if (size * SPARSE > bits.length) {
    addAll(target, bits);
    return;
  }
  for (let i = 0; i < size; i++) {
    const place = places[i] ?? 0;
    target[place] = (target[place] ?? 0) | (bits[place] ?? 0);
  }
}

/** rows that both have; as dear as the emptier one has words */
export function countCommon(a: Probe, b: Probe): number {
  const { places, size } = a.size < b.size ? a : b;
  if (size === 0) return 0;
  const [left, right] = [a.bits, b.bits];
  const first = places[0] ?? 0;
  const end = (places[size - 1] ?? 0) + 1;
  // most values lie close together: rows are sorted by where tours are
  if (size * SPARSE > end - first) return countBoth(left, right, first, end);
  let count = 0;
  for (let i = 0; i < size; i++) {
    const place = places[i] ?? 0;
    count += onesOf((left[place] ?? 0) & (right[place] ?? 0));
  }
  return count;
}
