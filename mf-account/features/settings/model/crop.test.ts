import { describe, expect, it } from '@jest/globals';
import { dragged, maxZoom, squareOf, WHOLE } from './crop.ts';

const WIDE = { width: 2000, height: 1000 };

describe('the square of a photo', () => {
  it('is the largest in the middle at first', () => {
    expect(squareOf(WIDE, WHOLE)).toEqual({ x: 500, y: 0, side: 1000 });
  });

  it('gets smaller by the zoom, and never leaves the picture', () => {
    expect(squareOf(WIDE, { zoom: 2, x: 0, y: 1 })).toEqual({ x: 0, y: 500, side: 500 });
    expect(squareOf(WIDE, { zoom: 2, x: 7, y: -7 })).toEqual({ x: 1500, y: 0, side: 500 });
  });

  it.each([
    [WIDE, 2.5],
    [{ width: 400, height: 900 }, 1],
    [{ width: 9000, height: 9000 }, 4],
  ])('of %o can be enlarged %f times and keeps 400 pixels', (size, zoom) => {
    expect(maxZoom(size)).toBe(zoom);
  });

  it('follows the finger: the picture moves right, the square left', () => {
    // the frame shows 1000 pixels, so a tenth of it is 100 of the 1000 that there is room for
    expect(dragged(WIDE, WHOLE, { x: 0.1, y: 0.1 })).toEqual({ zoom: 1, x: 0.4, y: 0.5 });
    expect(dragged(WIDE, WHOLE, { x: 9, y: 0 }).x).toBe(0);
  });
});
