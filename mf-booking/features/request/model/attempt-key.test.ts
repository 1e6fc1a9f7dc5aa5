import { describe, expect, it } from '@jest/globals';
import { attemptKeys } from './attempt-key.ts';

const counting = () => {
  let count = 0;
  return attemptKeys(() => `key ${++count}`);
};

describe('idempotency key of a request', () => {
  it('stays the same while the same is asked for, so that a lost answer books once', () => {
    const keys = counting();
    expect([keys.keyFor('two in June'), keys.keyFor('two in June')]).toEqual(['key 1', 'key 1']);
  });

  it('is another one when something else is asked for', () => {
    const keys = counting();
    expect([keys.keyFor('two in June'), keys.keyFor('two in July')]).toEqual(['key 1', 'key 2']);
  });

  it('is another one after an answer', () => {
    const keys = counting();
    keys.keyFor('two in June');
    keys.settle();
    expect(keys.keyFor('two in June')).toBe('key 2');
  });
});
