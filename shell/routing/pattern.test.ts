import { describe, expect, it } from '@jest/globals';
import { patternFault } from './pattern.ts';
import { SPECIFICATION } from './specification.ts';

describe('a pattern of the table', () => {
  it('may be any of the specification', () => {
    expect(SPECIFICATION.flatMap(({ pattern }) => patternFault(pattern) ?? [])).toEqual([]);
  });

  it.each([
    '/:from-to-:to',
    '/:a-:b-:c-:d',
    '/season/:name(spring|summer)/:rest*',
    '/:slug([^/]+-\\d+)',
    '/a/:one/:two/:three/:four',
    '/n/:year(\\d\\d\\d\\d)?',
  ])('may be %s', (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  });

  it.each([
    ['/drill/:x(', '/drill/:x( cannot be read: Unbalanced pattern at 9'],
    ['/drill/:x((a+)+b)', '/drill/:x((a+)+b) cannot be read: Capturing groups are not allowed at 10'],
    [`/${'a'.repeat(1_000_000)}`, `/${'a'.repeat(79)}… is longer than 300 characters`],
  ])('is refused when it cannot be read (%#)', (pattern, fault) => {
    expect(patternFault(pattern)).toBe(fault);
  });

  it.each(['/drill/:x((?:a+)+b)', '/drill/:x((?:a|aa){2,})', '/:x(.+)*/end'])(
    'is refused when an address can be cut in more ways than can be tried: %s',
    (pattern) => {
      expect(patternFault(pattern)).toMatch(/repeats a group/);
    },
  );

  it.each(['/:a*/:b*/:c*/end', '/:x(.*a.*b.*c)'])('is refused with too many open ends: %s', (pattern) => {
    expect(patternFault(pattern)).toMatch(/more than 2 parts of any length/);
  });
});
