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

/** an address of the app is far shorter */
const LENGTH_MAX = 300;
/** parts of one pattern that may each end anywhere: with three, an address of 8 KB is tried for minutes */
const OPEN_ENDS_MAX = 2;
const SHOWN = 80;

/** with every character that stands for itself, and every list of characters, as one letter: what is left are groups and repetitions */
const bare = (pattern: string): string => pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');

/** what path-to-regexp writes for a parameter without a pattern: it ends at the next slash, or at the text that follows it */
const UP_TO_TEXT = /^\(\?:\(\?!(?:\\.|[^)\\])*\)\[\^\\\/#\\\?\]\)\+\?$/;
const isAnySegment = (own: string): boolean => own === ANY_SEGMENT || UP_TO_TEXT.test(own);

/** everything in one pattern that an address can be cut at in more than one way */
function openEndsOf(pattern: string): number {
  const ends = keysOf(pattern).map(({ pattern: own, modifier }) => {
    if (isAnySegment(own)) return modifier === '*' || modifier === '+' ? 1 : 0;
    return bare(own).match(/[*+{]/g)?.length ?? 0;
  });
  return ends.reduce((sum, one) => sum + one, 0);
}

const repeatsAGroup = (pattern: string): boolean =>
  keysOf(pattern).some(
    ({ pattern: own, modifier }) =>
      !isAnySegment(own) && (/\)[*+{]/.test(bare(own)) || modifier === '*' || modifier === '+'),
  );

/**
 * Why a pattern must not stand in the table, which every address is held against: one that cannot be read spoils every page, and one
 * that an address can be held against in too many ways stops the process for as long as that takes.
 */
export function patternFault(pattern: string): string | undefined {
  const shown = pattern.length > SHOWN ? `${pattern.slice(0, SHOWN)}…` : pattern;
  if (pattern.length > LENGTH_MAX) return `${shown} is longer than ${LENGTH_MAX} characters`;
  try {
    identityOf(pattern);
    if (repeatsAGroup(pattern))
      return `${shown} repeats a group: there are addresses that it could take hours to refuse`;
    if (openEndsOf(pattern) > OPEN_ENDS_MAX) return `${shown} has more than ${OPEN_ENDS_MAX} parts of any length`;
    return undefined;
  } catch (error) {
    return `${shown} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
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
