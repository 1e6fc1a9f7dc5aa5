import { describe, expect, it } from '@jest/globals';
import { parseLsn } from './lsn.ts';

describe('a place in the log', () => {
  it.each([
    ['0/0', 0n],
    ['0/16B3748', 0x16b3748n],
    ['16/B374D848', 0x16b374d848n],
    ['FFFFFFFF/FFFFFFFF', 0xffffffffffffffffn],
  ])('%s is a number', (text, expected) => {
    expect(parseLsn(text)).toBe(expected);
  });

  it.each(['', '0', '16/', '/1', '16/b374d848', '100000000/0', ' 0/0', null, undefined, ['0/0']])(
    '%j is none',
    (text) => {
      expect(parseLsn(text)).toBeUndefined();
    },
  );

  it('is compared by what it means, not as text', () => {
    expect(parseLsn('A/0')).toBeGreaterThan(parseLsn('9/FFFFFFFF') ?? 0n);
    expect(parseLsn('10/0')).toBeGreaterThan(parseLsn('9/0') ?? 0n);
  });
});
