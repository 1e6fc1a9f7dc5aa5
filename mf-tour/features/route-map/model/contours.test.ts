import { describe, expect, it } from '@jest/globals';
import { contours } from './contours.ts';

const frame = { width: 400, height: 200 };

describe('contour lines', () => {
  it('are the same for the same tour and others for another', () => {
    expect(contours({ seed: 'tour-1', ...frame })).toEqual(contours({ seed: 'tour-1', ...frame }));
    expect(contours({ seed: 'tour-1', ...frame })).not.toEqual(contours({ seed: 'tour-2', ...frame }));
  });

  it('stay inside the frame and mark every fifth line', () => {
    const lines = contours({ seed: 'tour-1', ...frame });
    expect(lines.some(({ isBold }) => isBold)).toBe(true);
    const numbers = lines.flatMap(({ path }) => [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)]);
    expect(numbers.length).toBeGreaterThan(100);
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(frame.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(frame.height);
    }
  });
});
