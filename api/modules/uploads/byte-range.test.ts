import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range.ts';

describe('the part of a file that a player asks for', () => {
  it.each([
    [undefined, null],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-2', 'outside'],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
  ])('%s of 1000 bytes', (header, expected) => {
    expect(byteRange(header, 1_000)).toEqual(expected);
  });
});
