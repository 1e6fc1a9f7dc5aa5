import { describe, expect, it } from '@jest/globals';
import { judgePhone, readPhone } from './phone-numbers.ts';

/** country, what is typed, the number it is; null: no number of that country. Two of each of twenty countries. */
const NUMBERS: [country: string, typed: string, e164: string | null][] = [
  ['US', '(201) 555-0123', '+12015550123'],
  ['US', '123 456 7890', null],
  ['CA', '506 234 5678', '+15062345678'],
  ['CA', '506 234', null],
  ['GB', '07400 123456', '+447400123456'],
  ['GB', '0900', null],
  ['DE', '01512 3456789', '+4915123456789'],
  ['DE', '030 12345678', '+493012345678'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['FR', '06 12 34 56 7', null],
  ['IT', '312 345 6789', '+393123456789'],
  ['IT', '02 1234 5678', '+390212345678'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['ES', '112 34 56 78', null],
  ['CZ', '777 123 456', '+420777123456'],
  ['CZ', '100 000 000', null],
  ['PL', '512 345 678', '+48512345678'],
  ['PL', '012 345 678', null],
  ['RU', '8 (912) 345-67-89', '+79123456789'],
  ['RU', '912 345 67', null],
  ['KZ', '8 771 000 9998', '+77710009998'],
  ['KZ', '100 000 0000', null],
  ['KG', '0700 123 456', '+996700123456'],
  ['KG', '0700 123', null],
  ['GE', '555 12 34 56', '+995555123456'],
  ['GE', '100 12 34 56', null],
  ['UZ', '91 234 56 78', '+998912345678'],
  ['UZ', '11 234 56 78', null],
  ['BY', '8 029 491-19-11', '+375294911911'],
  ['BY', '99 123 45 67', null],
  ['CN', '131 2345 6789', '+8613123456789'],
  ['CN', '131 2345 678', null],
  ['JP', '090-1234-5678', '+819012345678'],
  ['JP', '090-1234', null],
  ['IN', '081234 56789', '+918123456789'],
  ['IN', '01234', null],
  ['TR', '0501 234 56 78', '+905012345678'],
  ['TR', '0101 234 56 78', null],
  ['BR', '(11) 96123-4567', '+5511961234567'],
  ['BR', '(11) 123', null],
];

describe('phone numbers', () => {
  it('are tried on 40 of 20 countries', () => {
    expect(NUMBERS).toHaveLength(40);
    expect(new Set(NUMBERS.map(([country]) => country)).size).toBe(20);
  });

  it.each(NUMBERS)('in %s %s is %s', (country, typed, e164) => {
    expect(judgePhone(typed, country).kind).toBe(e164 ? 'valid' : 'invalid');
    if (e164) expect(readPhone(typed, country)).toMatchObject({ e164, country });
  });

  it.each(NUMBERS.filter(([, , e164]) => e164))(
    '%s knows its number with the code, too: %s',
    (country, _typed, e164) => {
      expect(judgePhone(String(e164), country)).toEqual({ kind: 'valid' });
    },
  );

  it.each([
    ['+420777123456', 'US', 'CZ'],
    ['+7 771 000 99 98', 'RU', 'KZ'],
    ['+79123456789', 'KZ', 'RU'],
    ['+15062345678', 'US', 'CA'],
    ['506 234 5678', 'US', 'CA'],
    ['+447400123456', 'DE', 'GB'],
  ])('%s, typed with %s chosen, belongs to %s', (typed, chosen, owner) => {
    expect(judgePhone(typed, chosen)).toEqual({ kind: 'mismatch', country: owner });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['+', { kind: 'empty' }],
    ['+999123456789', { kind: 'invalid' }],
    ['5', { kind: 'invalid' }],
  ])('%j: %j', (typed, verdict) => {
    expect(judgePhone(typed, 'CZ')).toEqual(verdict);
  });

  it('writes a number as people there do', () => {
    expect(readPhone('+420777123456', 'US').national).toBe('777 123 456');
  });
});
