import { describe, expect, it } from '@jest/globals';
import { isDoubleTap, keepInside, pinch, RESTING, swipeOf, toggleZoom } from './viewer-gestures.ts';

describe('what a finger meant', () => {
  it.each([
    [-101, 0, 'next'],
    [101, 20, 'previous'],
    [100, 0, null],
    [-100, 0, null],
    [10, 101, 'close'],
    [10, -101, 'close'],
    [0, 100, null],
    [-150, 140, 'next'],
  ])('travelled %i, %i: %p', (dx, dy, meant) => {
    expect(swipeOf(dx, dy)).toBe(meant);
  });

  it.each([
    [null, 500, false],
    [200, 500, true],
    [199, 500, false],
  ])('a tap at %p and one at %i: double %p', (before, now, isDouble) => {
    expect(isDoubleTap(before, now)).toBe(isDouble);
  });
});

describe('magnification', () => {
  it('goes in and back out again', () => {
    const inside = toggleZoom(RESTING);
    expect(inside.scale).toBeGreaterThan(1);
    expect(toggleZoom(inside)).toEqual(RESTING);
  });

  it.each([
    [100, 200, 2],
    [100, 50, 1],
    [100, 5000, 4],
  ])('two fingers from %i to %i apart magnify by %i', (from, to, scale) => {
    expect(pinch(RESTING, 1, from, to).scale).toBe(scale);
  });

  it.each([
    [
      { x: 900, y: -900, scale: 2 },
      { x: 200, y: -150, scale: 2 },
    ],
    [
      { x: -50, y: 10, scale: 2 },
      { x: -50, y: 10, scale: 2 },
    ],
    [
      { x: 90, y: 0, scale: 1 },
      { x: 90, y: 0, scale: 1 },
    ],
  ])('a picture moved to %j in a stage of 400 by 300 lies at %j', (moved, kept) => {
    expect(keepInside(moved, 400, 300)).toEqual(kept);
  });
});
