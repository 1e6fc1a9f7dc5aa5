import { describe, expect, it } from '@jest/globals';
import { smoothLine } from './smooth-line.ts';

const points = [
  { x: 0, y: 0 },
  { x: 60, y: 30 },
  { x: 120, y: 0 },
];

describe('a smooth line', () => {
  it('goes through every point, level at a summit', () => {
    expect(smoothLine(points, 6)).toBe('M0.0 0.0C10.0 5.0 40.0 30.0 60.0 30.0C80.0 30.0 110.0 5.0 120.0 0.0');
  });

  it('swings further out when it is less stiff', () => {
    expect(smoothLine(points, 5)).toContain('C84.0 30.0');
  });

  it.each([
    ['of no points is none', [], ''],
    ['of one point is that point', [{ x: 1.25, y: 2 }], 'M1.3 2.0'],
  ])('%s', (_case, few, line) => {
    expect(smoothLine(few, 6)).toBe(line);
  });
});
