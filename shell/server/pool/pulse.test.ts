import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Pulse } from './pulse.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** a loop of which nothing is heard after that many answers, with so much of the processor's time */
function watched(answers: number, share: number | undefined, patience = 1) {
  let left = answers;
  let stoodStillAt: number | undefined;
  const pulse = new Pulse({
    used: () => (share === undefined ? undefined : performance.now() * share),
    ping: () => {
      if (left-- > 0) pulse.answered();
    },
    standsStill: () => {
      stoodStillAt ??= performance.now();
    },
  });
  pulse.setPatience(patience);
  const start = performance.now();
  return {
    after(ms: number) {
      jest.advanceTimersByTime(ms);
      pulse.stop();
      return stoodStillAt === undefined ? undefined : stoodStillAt - start;
    },
  };
}

it.each([
  ['one that works and answers nothing is still after a second', 0, 1, 1, 1200],
  ['after answers, counted from the first that is missing', 5, 1, 1, 2200],
  ['at half of a processor', 0, 0.5, 1, 1200],
  ['without the system’s word after four times as long as it has to work', 0, undefined, 1, 2200],
  ['without a processor it may take eight seconds', 0, 0, 1, 8200],
  ['a load may work three times as long', 0, 1, 3, 3200],
] as const)('%s', (_what, answers, share, patience, ms) => {
  expect(watched(answers, share, patience).after(ms - 1)).toBeUndefined();
  expect(watched(answers, share, patience).after(ms)).toBe(ms);
});

it('one that answers is never still', () => {
  expect(watched(Number.POSITIVE_INFINITY, 1).after(60_000)).toBeUndefined();
});
