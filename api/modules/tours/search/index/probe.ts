import { type Bits, onesOf } from './bitset.ts';

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

/** rows that both have; as dear as the emptier one has words */
export function countCommon(a: Probe, b: Probe): number {
  const { places, size } = a.size < b.size ? a : b;
  const [left, right] = [a.bits, b.bits];
  let count = 0;
  for (let i = 0; i < size; i++) {
    const place = places[i] ?? 0;
    count += onesOf((left[place] ?? 0) & (right[place] ?? 0));
  }
  return count;
}
