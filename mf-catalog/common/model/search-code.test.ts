import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { codeOfSearch } from './search-code.ts';

describe('the code of a search', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  });
  afterEach(() => void jest.useRealTimers());

  it('is what was loaded', async () => {
    const module = { hrefOf: () => '/georgia' };
    expect(await codeOfSearch(async () => module)).toBe(module);
  });

  it('is done without where it cannot be had', async () => {
    expect(await codeOfSearch(() => Promise.reject(new Error('gone')))).toBeUndefined();
  });

  it('is done without where it does not come soon', async () => {
    const found = codeOfSearch(() => new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await found).toBeUndefined();
  });
});
