import { expect, it } from '@jest/globals';
import { createStore } from '../composition/store.ts';
import { asksAhead } from './ask-ahead.ts';

/** asks for another page's calls over a line that says nothing until it is ended. @returns the line's end too */
function ask() {
  let line: AbortSignal | null | undefined;
  const leaves = new AbortController();
  const ahead = asksAhead({
    store: createStore({ baseUrl: '', headers: () => ({}) }, {}),
    manifestUrl: '/assets/composition/.json',
    location: { pathname: '/' },
    fetch: (_input, init) => {
      line = init?.signal;
      return new Promise((_resolve, reject) => line?.addEventListener('abort', () => reject(line?.reason)));
    },
  })(new Request('https://cairn.test/tours?a=1', { signal: leaves.signal }));
  return { ahead, leaves, isEnded: () => line?.aborted };
}

it('a request for the next page’s calls ends when nobody waits for it any more', async () => {
  const { ahead, isEnded } = ask();
  expect(isEnded()).toBe(false);
  ahead?.giveUp();
  expect([isEnded(), await ahead?.answer]).toEqual([true, undefined]);
});

it('and when its visitor goes somewhere else', async () => {
  const { ahead, leaves, isEnded } = ask();
  leaves.abort();
  expect([isEnded(), await ahead?.answer]).toEqual([true, undefined]);
});
