import { describe, expect, it } from '@jest/globals';
import { authorName } from './author-name.ts';

describe('how a review is signed', () => {
  it.each([
    ['Kate', 'Novak', 'Kate N.'],
    ['Kate', '', 'Kate'],
    ['', 'Novak', 'N.'],
    ['', '', 'A traveller'],
    [' Анна ', 'ёлкина', 'Анна Ё.'],
    ['Wei', '𠮷田', 'Wei 𠮷.'],
  ])('%s %s as "%s"', (first_name, last_name, signed) => {
    expect(authorName({ first_name, last_name })).toBe(signed);
  });
});
