import { describe, expect, it } from '@jest/globals';
import { hasBothNames, namesFit, splitName } from './field-rules.ts';

describe('rules of the sign-in fields', () => {
  it.each([
    ['', undefined],
    ['Kate', undefined],
    ['Kate Novak', undefined],
    [`Kate ${'x'.repeat(60)}`, undefined],
    [`Kate ${'x'.repeat(61)}`, 'too long'],
    ['x'.repeat(61), 'too long'],
  ])('the name %j: %s', (value, problem) => {
    expect(namesFit('too long')(value, {})).toBe(problem);
  });

  it.each([
    ['', undefined],
    ['Kate Novak', undefined],
    [' Kate ', 'both'],
  ])('with a password the name %j: %s', (value, problem) => {
    expect(hasBothNames('both')(value, {})).toBe(problem);
  });

  it.each([
    ['Kate', 'Kate', ''],
    ['  Kate   von Novak ', 'Kate', 'von Novak'],
    ['', '', ''],
  ])('splits %j into first and last name', (typed, first_name, last_name) => {
    expect(splitName(typed)).toEqual({ first_name, last_name });
  });
});
