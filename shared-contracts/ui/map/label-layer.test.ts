import { describe, expect, it } from '@jest/globals';
import { scaleFor } from './label-layer.ts';
import { peaksIn } from './peaks.ts';

describe('the scale', () => {
  it.each([
    [1, 50, 50],
    [27, 2000, 74],
    [216, 10_000, 46],
    [9000, 500_000, 56],
  ])('at %f metres a pixel is the longest round distance that has room', (perPixel, metres, px) => {
    expect(scaleFor(perPixel)).toEqual({ metres, px });
  });
});

describe('peaks', () => {
  it.each([
    ['en-US', 'Mont Blanc'],
    ['de', 'Mont Blanc'],
    ['ru', 'Монблан'],
    ['zh', '勃朗峰'],
  ])('have names in %s', (language, name) => {
    expect(peaksIn(language).map((peak) => peak.name)).toContain(name);
  });

  it('keep their English name where the language has none that is settled', () => {
    expect(peaksIn('ru').map(({ name }) => name)).toContain('Jiehkkevárri');
    expect(['en', 'de', 'ru', 'zh'].flatMap(peaksIn).every(({ name }) => name !== '')).toBe(true);
  });

  it('stand on the earth, the highest first, none twice', () => {
    const peaks = peaksIn('en-US');
    expect(peaks[0]).toMatchObject({ name: 'Everest', metres: 8849 });
    expect(peaks.map(({ metres }) => metres)).toEqual(peaks.map(({ metres }) => metres).toSorted((a, b) => b - a));
    expect(new Set(peaks.map(({ name }) => name)).size).toBe(peaks.length);
    expect(peaks.every(({ lat, lng }) => Math.abs(lat) < 85 && Math.abs(lng) <= 180)).toBe(true);
  });
});
