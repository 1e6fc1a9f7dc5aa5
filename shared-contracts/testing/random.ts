/** FNV-1a with a final mix: the one hash behind every seed in the demo data. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 13;
  h = Math.imul(h, 0x5bd1e995);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A stream of numbers in [0, 1) that is the same for the same seed. */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  sign(): -1 | 1;
}

/** Mulberry32. The first draws of near seeds resemble one another, so a few are thrown away by default. */
export function createRandom(seed: string, warmUp = 5): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < warmUp; i++) next();
  const between = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(next, {
    between,
    int: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly T[]): T => pickAt(list, next()),
    chance: (probability: number) => next() < probability,
    sign: (): -1 | 1 => (next() < 0.5 ? -1 : 1),
  });
}

/** Element at a fraction of the list's length. */
export function pickAt<T>(list: readonly T[], fraction: number): T {
  return elementAt(list, Math.floor(fraction * list.length));
}

/** Element that is known to exist; a wrong index is a defect of the caller and says so. */
export function elementAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  // The bounds are checked above; T itself may include undefined, so the value cannot be tested instead.
  return list[index] as T;
}
