import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Heights, heightsOf, rowAt } from './heights.ts';
import { drawnFold, TILE, tileHeights } from './relief-tiles.ts';

let heights: Heights;
beforeAll(async () => {
  const file = readFileSync(fileURLToPath(new URL('./data/relief.webp', import.meta.url)));
  heights = heightsOf(await sharp(file).greyscale().raw().toBuffer());
});

describe('heights of the world', () => {
  it.each([
    ['Issyk-Kul', 42.45, 77.2, 1607, 150],
    ['Titicaca', -15.8, -69.4, 3812, 250],
    ['Namtso', 30.7, 90.6, 4718, 250],
    ['Lake Victoria', -1, 33, 1135, 120],
    ['Baikal', 53.5, 108, 456, 150],
    ['the Pacific', 0, -140, 0, 1],
    ['the North Sea', 56, 3, 0, 1],
  ])('stand where they are: %s', (_case, lat, lng, metres, give) => {
    expect(Math.abs(rowAt(heights.metres, lat).at(lng) - metres)).toBeLessThan(give);
  });

  it('go on over the date line', () => {
    const row = rowAt(heights.metres, 66);
    expect(row.at(180)).toBeCloseTo(row.at(-180), 3);
  });
});

describe('a tile of the relief', () => {
  it('meets its neighbour without a step', () => {
    const [left, right] = [tileHeights(heights, 7, 91, 47), tileHeights(heights, 7, 92, 47)];
    for (const row of [0, 100, 255]) {
      const step = Math.abs((left[row * TILE + 255] ?? 0) - (right[row * TILE] ?? 0));
      expect(step).toBeLessThan(120);
    }
  });

  it('is measured heights alone as long as the map is far', () => {
    const tile = tileHeights(heights, 3, 5, 3);
    const lat = 31.95;
    // the middle of a pixel near Tibet
    expect(Math.max(...tile)).toBeLessThan(6500);
    expect(rowAt(heights.metres, lat).at(88)).toBeGreaterThan(4500);
  });

  it('draws no mountains into the sea or the plain', () => {
    expect(Math.max(...tileHeights(heights, 9, 60, 255))).toBe(0);
    const plain = tileHeights(heights, 9, 121, 196);
    expect(Math.max(...plain) - Math.min(...plain)).toBeLessThan(120);
  });

  it('folds the same ground alike for everybody, up and down', () => {
    const folds = Array.from({ length: 400 }, (_, at) => drawnFold(77 + at / 200, 42 + ((at * 7) % 100) / 60));
    expect(folds).toEqual(Array.from({ length: 400 }, (_, at) => drawnFold(77 + at / 200, 42 + ((at * 7) % 100) / 60)));
    const mean = folds.reduce((sum, one) => sum + one, 0) / folds.length;
    expect(Math.abs(mean)).toBeLessThan(0.15);
    expect(Math.max(...folds.map(Math.abs))).toBeLessThan(1.4);
  });
});
