import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a promise with a limit', () => {
  it('gives what comes in time, and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve(7), 100, 'it')).resolves.toBe(7);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives the error that comes in time, and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.reject(new Error('no')), 100, 'it')).rejects.toThrow('no');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is over when the limit is, in words that say what was waited for', async () => {
    const waiting = expect(withTimeout(new Promise(() => {}), 100, 'the loader')).rejects.toThrow(
      new TimeoutError('the loader', 100),
    );
    await jest.advanceTimersByTimeAsync(100);
    await waiting;
  });
});
