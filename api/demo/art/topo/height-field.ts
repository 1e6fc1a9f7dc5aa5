import { hash } from '../../random.ts';

/** Smooth two-dimensional noise in [0, 1] over three octaves: the ground under contour lines. */
export function createHeightField(seed: string): (x: number, y: number) => number {
  const key = hash(seed);
  const valueAt = (x: number, y: number) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ key;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const smoothAt = (x: number, y: number) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = fade(x - i);
    const w = fade(y - j);
    const upper = valueAt(i, j) * (1 - u) + valueAt(i + 1, j) * u;
    const lower = valueAt(i, j + 1) * (1 - u) + valueAt(i + 1, j + 1) * u;
    return upper * (1 - w) + lower * w;
  };
  return (x, y) =>
    smoothAt(x, y) * 0.62 + smoothAt(x * 2.1 + 9, y * 2.1 + 4) * 0.27 + smoothAt(x * 4.3 + 3, y * 4.3 + 8) * 0.11;
}
