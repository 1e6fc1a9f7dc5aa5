import { describe, expect, it } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.ts';

describe('one question at a time', () => {
  it('a hundred messages that come while it is asked are one more question', async () => {
    const inTurn = oneAtATime();
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const first = inTurn(() => {
      asked += 1;
      return answer;
    });
    for (let at = 0; at < 100; at++) void inTurn(async () => undefined);
    expect(asked).toBe(1);
    resolve();
    await first;
    expect(asked).toBe(2);
  });

  it('a question that fails does not keep the next one back', async () => {
    const inTurn = oneAtATime();
    await expect(inTurn(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    let asked = 0;
    await inTurn(async () => {
      asked += 1;
    });
    expect(asked).toBe(1);
  });
});
