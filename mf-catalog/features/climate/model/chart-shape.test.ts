import { describe, expect, it } from '@jest/globals';
import { bandPath, heightOf, linePath, scaleOf } from './chart-shape.ts';

describe('the shape of a chart', () => {
  it('puts the highest value near the top and the lowest near the bottom', () => {
    const scale = scaleOf([-10, 30]);
    expect(heightOf(30, scale)).toBeLessThan(10);
    expect(heightOf(-10, scale)).toBeGreaterThan(90);
  });

  it('starts bars on the ground', () => {
    expect(heightOf(0, scaleOf([0, 80], 0))).toBe(100);
  });

  it('survives a year in which nothing changes', () => {
    expect(linePath([5, 5], scaleOf([5, 5]))).toBe('M5 50L15 50');
    expect(linePath([0, 0], scaleOf([0, 0], 0))).toBe('M5 100L15 100');
  });

  it('closes the band between two lines', () => {
    expect(bandPath([10, 10], [0, 0], { min: 0, max: 10 })).toBe('M5 0L15 0L15 100L5 100Z');
  });
});
