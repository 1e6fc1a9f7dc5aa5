import { describe, expect, it } from '@jest/globals';
import { AT_TOP, pressedAt, scrolledTo } from './scroll-return.ts';

describe('the scroll button', () => {
  it.each([
    [0, false],
    [150, false],
    [151, true],
  ])('at %i px from the top is there: %p', (y, isBelow) => {
    expect(scrolledTo(AT_TOP, y).isBelow).toBe(isBelow);
  });

  it('goes to the top and back to where it was', () => {
    const below = scrolledTo(AT_TOP, 900);
    const up = pressedAt(below, 900);
    expect(up.to).toBe(0);
    const onTheWay = scrolledTo(up.next, 500);
    expect(onTheWay.left).toBe(900);
    const arrived = scrolledTo(onTheWay, 0);
    expect(arrived.left).toBe(900);
    expect(pressedAt(arrived, 0)).toEqual({ to: 900, next: { ...AT_TOP, isBelow: true } });
  });

  it('forgets the place when somebody reads on from the top by hand', () => {
    const arrived = scrolledTo(pressedAt(scrolledTo(AT_TOP, 900), 900).next, 0);
    expect(scrolledTo(arrived, 200)).toEqual({ isBelow: true, left: null, hasArrived: false });
  });

  it('gives the same state back when nothing changed, so that nothing is drawn again', () => {
    const below = scrolledTo(AT_TOP, 900);
    expect(scrolledTo(below, 1000)).toBe(below);
    const arrived = scrolledTo(pressedAt(below, 900).next, 0);
    expect(scrolledTo(arrived, 10)).toBe(arrived);
  });
});
