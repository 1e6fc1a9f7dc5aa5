import { describe, expect, it } from '@jest/globals';
import { allOf, anyOf, between, decimal, holdsAny, isOneOf, number, text } from './expression.ts';

describe('expressions', () => {
  it.each([
    ['alpine', '"alpine"'],
    ['say "now"', '"say \\"now\\""'],
    ['back\\slash', '"back\\\\slash"'],
    ['\\" || true || "', '"\\\\\\" || true || \\""'],
    ['two\nlines\u0000', '"two lines "'],
    ['山 🏔', '"山 🏔"'],
  ])('the text %j stays one', (value, expected) => {
    expect(text(value)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%p is no number', (value) => {
    expect(() => number(value)).toThrow(RangeError);
  });

  it.each([
    [5, '5.0'],
    [0.25, '0.25'],
    [-3, '-3.0'],
    [1e-9, '1e-9'],
  ])('%p is written with decimals', (value, expected) => {
    expect(decimal(value)).toBe(expected);
  });

  it.each([
    [holdsAny('tour.places', [3, 5]), 'in_values(tour.places, 3, 5)'],
    [holdsAny('tour.places', []), '_id == 0'],
    [isOneOf('tour.comfort', ['base', '"']), '(tour.comfort == "base") || (tour.comfort == "\\"")'],
    [allOf(between('tour.days', 3, undefined)), '(tour.days >= 3)'],
    [allOf([]), 'all_records()'],
    [anyOf([]), '_id == 0'],
  ])('%s', (expression, expected) => {
    expect(expression).toBe(expected);
  });
});
