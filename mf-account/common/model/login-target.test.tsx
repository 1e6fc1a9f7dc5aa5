import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { rememberTarget, takeTarget } from './login-target.ts';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('where the mailed link leads', () => {
  it('is where its owner was going in the other tab, once', () => {
    rememberTarget('/chat/12');
    expect(takeTarget()).toBe('/chat/12');
    expect(takeTarget()).toBe('/');
  });

  it('is home when that was long ago', () => {
    jest.useFakeTimers();
    rememberTarget('/chat/12');
    jest.advanceTimersByTime(16 * 60_000);
    expect(takeTarget()).toBe('/');
  });

  it.each(['["https://evil.example",9e15]', '["//evil.example",9e15]', '{"a":1}', 'no json', '[7,9e15]'])(
    'is home when the storage says %s',
    (text) => {
      localStorage.setItem('cairn:own:login-next', text);
      expect(takeTarget()).toBe('/');
    },
  );
});
