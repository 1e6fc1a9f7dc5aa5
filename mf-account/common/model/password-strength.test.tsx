import { describe, expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { usePasswordStrength } from './password-strength.ts';

const strengthOf = async (password: string, ownWords = '') => {
  const { result } = renderHook(() => usePasswordStrength(password, ownWords));
  await waitFor(() => expect(result.current).toBeDefined());
  return result.current;
};

describe('the strength of a password', () => {
  it.each(['password', '12345678', 'qwertyuiop'])('is none for “%s”, which everybody tries', async (password) => {
    expect(await strengthOf(password)).toBe(0);
  });

  it('is the best for four words that do not belong together', async () => {
    expect(await strengthOf('marmot kettle slate sunday')).toBe(4);
  });

  it('is less when the password is made of the name', async () => {
    const ownWords = 'Aigerim Sadykova';
    const [stranger, own] = [await strengthOf('aigerimsadykova'), await strengthOf('aigerimsadykova', ownWords)];
    expect(own).toBeLessThan(stranger ?? 0);
  });

  it('is not told of nothing', () => {
    expect(renderHook(() => usePasswordStrength('', '')).result.current).toBeUndefined();
  });
});
