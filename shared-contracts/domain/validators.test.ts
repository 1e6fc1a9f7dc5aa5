import { describe, expect, it } from '@jest/globals';
import { email as contractEmail } from '../api/common.schema.ts';
import {
  code,
  confirmed,
  email,
  firstProblem,
  imageType,
  maxLength,
  maxValue,
  minLength,
  minValue,
  phone,
  required,
  url,
  type Validator,
} from './validators.ts';

const png = { name: 'a.png', type: 'image/png' };
const pdf = { name: 'a.pdf', type: 'application/pdf' };
const unknown = { name: 'a', type: '' };

type Row = [name: string, rule: Validator, value: unknown, code: string | undefined, params?: object];

const ROWS: Row[] = [
  ['required', required(), '', 'required'],
  ['required', required(), '   ', 'required'],
  ['required', required(), null, 'required'],
  ['required', required(), undefined, 'required'],
  ['required', required(), [], 'required'],
  ['required', required(), false, 'required'],
  ['required', required(), 'a', undefined],
  ['required', required(), 0, undefined],
  ['required', required(), true, undefined],
  ['required', required(), ['a'], undefined],
  ['required', required(), png, undefined],

  ['email', email(), '', undefined],
  ['email', email(), 'kate@cairn.example', undefined],
  ['email', email(), ' kate@cairn.example ', undefined],
  ['email', email(), 'kate+tour@mail.cairn.example', undefined],
  ['email', email(), 'кейт@почта.рф', undefined],
  ['email', email(), 'kate', 'email'],
  ['email', email(), 'kate@cairn', 'email'],
  ['email', email(), 'kate@cairn.c', 'email'],
  ['email', email(), '@cairn.example', 'email'],
  ['email', email(), 'kate@@cairn.example', 'email'],
  ['email', email(), 'kate novak@cairn.example', 'email'],
  ['email', email(), `${'k'.repeat(250)}@cairn.example`, 'email'],
  ['email', email(), 5, 'fallback'],

  ['minLength 8', minLength(8), '', undefined],
  ['minLength 8', minLength(8), '1234567', 'minLength', { length: 8 }],
  ['minLength 8', minLength(8), '12345678', undefined],
  ['minLength 2', minLength(2), '🏔', 'minLength', { length: 2 }],
  ['maxLength 3', maxLength(3), 'abc', undefined],
  ['maxLength 3', maxLength(3), 'abcd', 'maxLength', { length: 3 }],
  ['maxLength 3', maxLength(3), '🏔🏔🏔', undefined],
  ['maxLength 3', maxLength(3), '', undefined],

  ['minValue 1', minValue(1), 0, 'minValue', { min: 1 }],
  ['minValue 1', minValue(1), 1, undefined],
  ['minValue 1', minValue(1), '0.5', 'minValue', { min: 1 }],
  ['minValue 1', minValue(1), '', undefined],
  ['minValue 1', minValue(1), 'many', 'fallback'],
  ['maxValue 17', maxValue(17), 17, undefined],
  ['maxValue 17', maxValue(17), 18, 'maxValue', { max: 17 }],
  ['maxValue 17', maxValue(17), '18', 'maxValue', { max: 17 }],
  ['maxValue 17', maxValue(17), Number.NaN, 'fallback'],
  ['maxValue 17', maxValue(17), {}, 'fallback'],

  ['phone', phone(), '', undefined],
  ['phone', phone(), '+123456789', undefined],
  ['phone', phone(), '+12345678', 'phone'],
  ['phone', phone(), '123456789', 'phone'],
  ['phone', phone(), '+12345678a', 'phone'],
  ['phone', phone(), '+12345678901234567', undefined],
  ['phone', phone(), '+123456789012345678', 'phone'],
  ['phone', phone(), '++123456789', 'phone'],

  ['url', url(), '', undefined],
  ['url', url(), 'https://cairn.example', undefined],
  ['url', url(), 'http://cairn.example/a?b=c#d', undefined],
  ['url', url(), 'cairn.example', 'url'],
  ['url', url(), 'https://cairn', 'url'],
  ['url', url(), 'javascript:alert(1)', 'url'],
  ['url', url(), 'ftp://cairn.example', 'url'],
  ['url', url(), 'https://', 'url'],

  ['image', imageType(), null, undefined],
  ['image', imageType(), png, undefined],
  ['image', imageType(), [png, png], undefined],
  ['image', imageType(), pdf, 'image'],
  ['image', imageType(), [png, pdf], 'image'],
  ['image', imageType(), unknown, 'image'],
  ['image', imageType(), 'a.png', 'image'],
  ['image', imageType(), { type: 'x-image/png' }, 'image'],

  ['code', code(), '', undefined],
  ['code', code(), '12345', undefined],
  ['code', code(), '1234', 'code', { length: 5 }],
  ['code', code(), '123456', 'code', { length: 5 }],
  ['code', code(), '1234a', 'code', { length: 5 }],
  ['code', code(), '12 45', 'code', { length: 5 }],
  ['code of 6', code(6), '123456', undefined],
];

describe('rules of a field', () => {
  it.each(ROWS.map(([name, rule, value, code, params]) => ({ name, rule, value, code, params })))(
    '$name, $value: $code',
    ({ rule, value, code, params }) => {
      expect(rule(value, {})).toEqual(code === undefined ? undefined : { code, ...(params ? { params } : {}) });
    },
  );

  it.each([
    ['long walk', 'long walk', undefined],
    ['long walk', 'short walk', { code: 'confirmed' }],
    ['long walk', '', { code: 'confirmed' }],
  ])('%s repeated as %s: %j', (password, again, expected) => {
    expect(confirmed<{ password: string; again: string }>('password')(again, { password, again })).toEqual(expected);
  });

  it('tells the first thing that is wrong', () => {
    const rules = [required(), minLength(3), email()];
    expect(firstProblem(rules, '', {})).toEqual({ code: 'required' });
    expect(firstProblem(rules, 'k', {})).toEqual({ code: 'minLength', params: { length: 3 } });
    expect(firstProblem(rules, 'kate', {})).toEqual({ code: 'email' });
    expect(firstProblem(rules, 'kate@cairn.example', {})).toBeUndefined();
  });

  it('lets a form say it in its own words', () => {
    expect(firstProblem([required(), () => 'Write your question first'], 'a', {})).toBe('Write your question first');
  });

  it.each(ROWS.flatMap(([name, , value]) => (name === 'email' && value !== '' ? [value] : [])))(
    'agrees with the contract about the e-mail %p',
    (value) => {
      expect(contractEmail.safeParse(value).success).toBe(email()(value, {}) === undefined);
    },
  );
});
