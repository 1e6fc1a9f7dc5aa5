import { DEFAULT_BOOKING_SEGMENT } from '@cairn/shared-contracts/domain/booking-paths';
import { compile, type Key, parse, tokensToRegexp } from 'path-to-regexp';
import { withBase } from './match-route.ts';

const tokensOf = (pattern: string) => parse(withBase(pattern, DEFAULT_BOOKING_SEGMENT));

/** two patterns that differ in the names of their parameters alone are one */
export const identityOf = (pattern: string): string => tokensToRegexp(tokensOf(pattern)).source;

const keysOf = (pattern: string): Key[] => tokensOf(pattern).filter((token) => typeof token === 'object');

/** its first segment is whatever the visitor writes: it answers addresses that are others' */
export const isCatchAll = (pattern: string): boolean => typeof tokensOf(pattern)[0] === 'object';

const ANY_SEGMENT = '[^\\/#\\?]+?';

/** More literal segments first, then fewer parameters, then parameters that say what they take; at last by the alphabet. */
export function bySpecificity(one: string, other: string): number {
  const weights = [one, other].map((pattern) => {
    const keys = keysOf(pattern);
    const literals = tokensOf(pattern).flatMap((token) =>
      typeof token === 'string' ? token.split('/').filter(Boolean) : [],
    );
    const loose = keys.filter((key) => key.pattern === ANY_SEGMENT || key.modifier === '*' || key.modifier === '+');
    return [-literals.length, keys.length, loose.length];
  });
  const [first = [], second = []] = weights;
  for (const [index, weight] of first.entries()) {
    const difference = weight - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one < other ? -1 : Number(one > other);
}

const VALUES = ['any-place', '7', 'any-7', '0d9f7a52-5d1c-4a0e-9f5f-3b8f1a7c2e11'];

/** addresses that the pattern answers, one of each kind of value that its parameters may take */
export function samplesOf(pattern: string): string[] {
  const path = withBase(pattern, DEFAULT_BOOKING_SEGMENT);
  const write = compile(path, { validate: true });
  const keys = keysOf(pattern);
  const samples = [undefined, ...VALUES].flatMap((value) => {
    const given = keys.map(({ name, modifier }) => [
      name,
      modifier === '*' || modifier === '+' ? value && [value] : value,
    ]);
    try {
      return [write(Object.fromEntries(given)) || '/'];
    } catch {
      // a value of another kind
      return [];
    }
  });
  return [...new Set(samples)];
}
