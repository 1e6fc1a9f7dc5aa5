import { describe, expect, it } from '@jest/globals';
import { secondsOf } from './retry-after.ts';

const NOW = Date.parse('2027-03-01T10:00:00Z');

describe('when a push service wants to be asked again', () => {
  it.each([
    ['120', 120],
    ['0', 0],
    ['Mon, 01 Mar 2027 10:02:00 GMT', 120],
    ['Mon, 01 Mar 2027 09:00:00 GMT', 0],
    ['-5', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (header, seconds) => {
    expect(secondsOf(header, NOW)).toBe(seconds);
  });
});
