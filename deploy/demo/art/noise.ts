import { hash } from '@cairn/shared-contracts/testing/random';

/** Smooth one-dimensional value noise in [0, 1], summed over octaves. */
export type Noise = (x: number, octaves?: number, gain?: number) => number;

export function createNoise(seed: string): Noise {
  const key = hash(seed);
  const valueAt = (i: number) => {
    let x = Math.imul(i ^ key, 0x27d4eb2d);
    x ^= x >>> 15;
    x = Math.imul(x, 0x85ebca6b);
    x ^= x >>> 13;
    return (x >>> 0) / 4294967296;
  };
  const smoothAt = (x: number) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return valueAt(i) * (1 - u) + valueAt(i + 1) * u;
  };
  return (start, octaves = 4, gain = 0.5) => {
    let x = start;
    let amplitude = 1;
    let sum = 0;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * smoothAt(x + octave * 17.3);
      total += amplitude;
      amplitude *= gain;
      x *= 2.03;
    }
    return sum / total;
  };
}

/** A rolling skyline around `y`: the shape of every hill, shore and slope. */
export function wave(seed: string, y: number, amplitude: number, length: number): (x: number) => number {
  const noise = createNoise(seed);
  return (x) => y - (noise((x + 3000) / length, 3) - 0.5) * 2 * amplitude;
}
