import { describe, expect, it, jest } from '@jest/globals';
import { NoTurn, Turns } from './turns.ts';

/** work that ends when it is told to, and what has begun */
function workshop(patienceMs = 60_000) {
  const turns = new Turns<string>({ atOnce: 2, patienceMs });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const take = (name: string, key = 'departure') => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return turns.take(key, () => {
      begun.push(name);
      return end.promise;
    });
  };
  const end = (name: string) => ends.get(name)?.resolve(name);
  const fail = (name: string) => ends.get(name)?.reject(new Error(name));
  return { take, begun, end, fail };
}

describe('turns', () => {
  it('come a few at once, in the order of those who wait', async () => {
    const { take, begun, end } = workshop();
    const all = ['a', 'b', 'c', 'd'].map((name) => take(name));
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await all[1]).toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) end(name);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of one key are in nobody else’s way', () => {
    const { take, begun } = workshop();
    for (const name of ['a', 'b', 'c']) void take(name);
    void take('d', 'another');
    expect(begun).toEqual(['a', 'b', 'd']);
  });

  it('go on after what failed', async () => {
    const { take, begun, fail } = workshop();
    const first = take('a');
    for (const name of ['b', 'c']) void take(name);
    fail('a');
    await expect(first).rejects.toThrow('a');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('are not waited for without end, and who gave up is passed over', async () => {
    jest.useFakeTimers();
    const { take, begun, end } = workshop(2_500);
    const first = take('a');
    void take('b');
    const third = take('c');
    jest.advanceTimersByTime(2_500);
    await expect(third).rejects.toBeInstanceOf(NoTurn);
    void take('d');
    end('a');
    await first;
    expect(begun).toEqual(['a', 'b', 'd']);
    jest.useRealTimers();
  });

  it('are all free again when everybody has had theirs', async () => {
    const { take, begun, end } = workshop();
    const all = ['a', 'b', 'c'].map((name) => take(name));
    for (const name of ['a', 'b', 'c']) end(name);
    await Promise.all(all);
    for (const name of ['d', 'e', 'f']) void take(name);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
