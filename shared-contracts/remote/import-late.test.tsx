import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { importLate } from './import-late.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: /k.js');
const haveLine = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** as a browser imports: what has failed once fails for as long as the page is open */
function onceAndForAll(isThere = true): () => Promise<string> {
  let outcome: Promise<string> | undefined;
  return () => {
    outcome ??= navigator.onLine && isThere ? Promise.resolve('code') : Promise.reject(GONE);
    return outcome;
  };
}

/** what the shell hears of */
const uncaught: unknown[] = [];
const heard = (event: ErrorEvent) => {
  uncaught.push(event.error);
  event.preventDefault();
};
beforeEach(() => window.addEventListener('error', heard));
afterEach(() => {
  jest.restoreAllMocks();
  window.removeEventListener('error', heard);
  uncaught.length = 0;
});

describe('code that comes when it is wanted', () => {
  it('is not spoilt by somebody who wants it without a line', async () => {
    const load = onceAndForAll();
    haveLine(false);
    await expect(importLate(load)).rejects.toThrow();
    haveLine(true);
    expect(await importLate(load)).toBe('code');
    expect(uncaught).toEqual([]);
  });

  it('needs no line once it is there', async () => {
    const load = onceAndForAll();
    haveLine(true);
    await importLate(load);
    haveLine(false);
    expect(await importLate(load)).toBe('code');
  });

  it('is told to the shell where it is gone', async () => {
    haveLine(true);
    await expect(importLate(onceAndForAll(false))).rejects.toBe(GONE);
    expect(uncaught).toEqual([GONE]);
  });
});
