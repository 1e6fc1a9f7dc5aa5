/** One bit per row of the index, 32 in a word. */
export type Bits = Uint32Array<ArrayBuffer>;

export const createBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5);

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
export function setBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
}
export function clearBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31));
}

export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}
export function removeAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
}

/** set bits of a word, counted in parallel (Hacker's Delight, 5-1) */
export function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += onesOf(bits[word] ?? 0);
  return count;
}

/** Writes the rows of the set bits, in order. @returns how many */
export function rowsOf(bits: Bits, rows: Int32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      const lowest = left & -left;
      rows[count++] = (word << 5) + 31 - Math.clz32(lowest);
      left ^= lowest;
    }
  }
  return count;
}
