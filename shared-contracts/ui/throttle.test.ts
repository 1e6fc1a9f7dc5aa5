import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { throttle } from './throttle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('throttle', () => {
  it('calls at once, and once more for all that came meanwhile', () => {
    const call = jest.fn();
    const throttled = throttle(call, 300);
    throttled();
    throttled();
    throttled();
    expect(call).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(299);
    expect(call).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('makes no call that was cancelled', () => {
    const call = jest.fn();
    const throttled = throttle(call, 300);
    throttled();
    throttled();
    throttled.cancel();
    jest.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
