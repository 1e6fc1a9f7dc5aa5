import { describe, expect, it, jest } from '@jest/globals';
import { batched } from './batched.ts';

describe('questions of one turn', () => {
  it('become one query, each key once, and nothing is remembered', async () => {
    const load = jest.fn(async (keys: readonly number[]) => keys.map((key) => key * 2));
    const twice = batched(load);
    expect(await Promise.all([twice(1), twice(2), twice(1)])).toEqual([2, 4, 2]);
    expect(await twice(1)).toBe(2);
    expect(load.mock.calls).toEqual([[[1, 2]], [[1]]]);
  });

  it('fail together, and not for good', async () => {
    let isDown = true;
    const twice = batched(async (keys: readonly number[]) => {
      if (isDown) throw new Error('the database is away');
      return keys.map((key) => key * 2);
    });
    const both = await Promise.allSettled([twice(1), twice(2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await twice(2)).toBe(4);
  });
});
