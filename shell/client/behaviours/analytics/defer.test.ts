import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deferred } from './defer.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aWindow() {
  const target = new EventTarget();
  // a window has more than waiting asks of it
  return Object.assign(target, { setTimeout, clearTimeout }) as unknown as Window;
}

describe('what waits', () => {
  it('waits 6000 ms at most', () => {
    const run = jest.fn();
    deferred(aWindow(), run);
    jest.advanceTimersByTime(5999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])('runs at the first %s, once', (sign) => {
    const run = jest.fn();
    const window = aWindow();
    deferred(window, run);
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never runs when it is taken back', () => {
    const run = jest.fn();
    const window = aWindow();
    deferred(window, run)();
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });
});
