import { describe, expect, it } from '@jest/globals';
import { emailRule, nameRule, splitName } from './field-rules.ts';

describe('rules of the sign-in fields', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['kate', 'email'],
    ['kate@cairn', 'email'],
    ['kate@cairn.example', undefined],
    [' kate@cairn.example ', undefined],
  ])('the e-mail %j: %s', (value, problem) => {
    expect(emailRule(value)).toBe(problem);
  });

  it.each([
    ['', 'required'],
    ['Kate', undefined],
    ['Kate Novak', undefined],
    [`Kate ${'x'.repeat(61)}`, 'name'],
    ['x'.repeat(61), 'name'],
  ])('the name %j: %s', (value, problem) => {
    expect(nameRule(value)).toBe(problem);
  });

  it.each([
    ['Kate', 'Kate', ''],
    ['  Kate   von Novak ', 'Kate', 'von Novak'],
    ['', '', ''],
  ])('splits %j into first and last name', (typed, first_name, last_name) => {
    expect(splitName(typed)).toEqual({ first_name, last_name });
  });
});
