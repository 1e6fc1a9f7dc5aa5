import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { inTurn } from './in-turn.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a call waits for the one before it, whatever becomes of that', async () => {
  const steps: string[] = [];
  let refuse = (_reason: Error) => {};
  const first = inTurn(() => new Promise((_, reject) => (refuse = reject)));
  const second = inTurn(async () => steps.push('second'));
  await jest.advanceTimersByTimeAsync(100);
  expect(steps).toEqual([]);
  refuse(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(steps).toEqual(['second']);
});

it('and not for ever', async () => {
  void inTurn(() => new Promise(() => {}));
  const second = inTurn(async () => 'done');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await second).toBe('done');
});
