import { describe, expect, it } from '@jest/globals';
import { fold } from './fold.ts';

describe('a long list', () => {
  it.each([
    ['a short one is whole', 4, [4, 0]],
    ['as many as are shown', 6, [6, 0]],
    ['one or two more are shown too', 8, [8, 0]],
    ['the rest folds away when it is worth it', 9, [6, 3]],
  ])('%s', (_title, length, counts) => {
    const items = Array.from({ length }, (_, index) => index);
    const [shown, rest] = fold(items, 6);
    expect([shown.length, rest.length]).toEqual(counts);
    expect([...shown, ...rest]).toEqual(items);
  });
});
