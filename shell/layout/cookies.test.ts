import { describe, expect, it } from '@jest/globals';
import { readCookie } from './cookies.ts';

describe('cookies of the site', () => {
  it.each([
    ['the first', 'a=1; b=2', 'a', '1'],
    ['a later one', 'a=1; b=2', 'b', '2'],
    ['an encoded value', 'a=x%20y', 'a', 'x y'],
    ['a value that is not encoded well', 'a=50%', 'a', '50%'],
    ['an equals sign in the value', 'a=b=c', 'a', 'b=c'],
    ['not one whose name only ends alike', 'ba=1', 'a', undefined],
    ['none', '', 'a', undefined],
  ])('reads %s', (_title, cookies, name, value) => {
    expect(readCookie(cookies, name)).toBe(value);
  });
});
