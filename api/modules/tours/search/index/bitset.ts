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
/** adds those of the others that do not have the third's bit */
export function addMissing(bits: Bits, others: Bits, third: Bits): void {
  for (let word = 0; word < bits.length; word++)
    bits[word] = (bits[word] ?? 0) | ((others[word] ?? 0) & ~(third[word] ?? 0));
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

/**
 * Set bits that both have in the words from `from` to before `to`. Words are added bit by bit, as columns of digits, so that only one of
 * eight needs its bits counted (Harley and Seal; Hacker's Delight, 5-1).
 */
export function countBoth(a: Bits, b: Bits, from: number, to: number): number {
  let [ones, twos, fours, eights] = [0, 0, 0, 0];
  let word = from;
  for (; word + 8 <= to; word += 8) {
    let x = (a[word] ?? 0) & (b[word] ?? 0);
    let y = (a[word + 1] ?? 0) & (b[word + 1] ?? 0);
    let half = ones ^ x;
    let twosA = (ones & x) | (half & y);
    ones = half ^ y;
    x = (a[word + 2] ?? 0) & (b[word + 2] ?? 0);
    y = (a[word + 3] ?? 0) & (b[word + 3] ?? 0);
    half = ones ^ x;
    let twosB = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    x = (a[word + 4] ?? 0) & (b[word + 4] ?? 0);
    y = (a[word + 5] ?? 0) & (b[word + 5] ?? 0);
    half = ones ^ x;
    twosA = (ones & x) | (half & y);
    ones = half ^ y;
    x = (a[word + 6] ?? 0) & (b[word + 6] ?? 0);
    y = (a[word + 7] ?? 0) & (b[word + 7] ?? 0);
    half = ones ^ x;
    twosB = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosA;
    const foursB = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    half = fours ^ foursA;
    eights += onesOf((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  let count = 8 * eights + 4 * onesOf(fours) + 2 * onesOf(twos) + onesOf(ones);
  for (; word < to; word++) count += onesOf((a[word] ?? 0) & (b[word] ?? 0));
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
