import { describe, expect, it } from '@jest/globals';
import { degrees, rainfall } from './measures.ts';

describe('weather in the visitor’s units', () => {
  it.each([
    [21.4, 'metric', 21],
    [-0.3, 'metric', 0],
    [21.4, 'imperial', 71],
    [-40, 'imperial', -40],
  ] as const)('%f °C, %s: %i', (celsius, units, shown) => {
    expect(degrees(celsius, units)).toBe(shown);
  });

  it.each([
    [84, 'metric', 84],
    [84, 'imperial', 3.3],
    [0, 'imperial', 0],
  ] as const)('%i mm, %s: %f', (millimetres, units, shown) => {
    expect(rainfall(millimetres, units)).toBe(shown);
  });
});
