import { describe, expect, it } from '@jest/globals';
import { matches } from './matches.ts';

describe('a place that somebody looks for', () => {
  it.each([
    ['Georgia', '', true],
    ['Georgia', ' GEO', true],
    ['Georgia', 'org', false],
    ['Cabo Verde', 'verde', true],
    ['Bosnia-Herzegovina', 'herz', true],
    ['Türkiye', 'turk', true],
    ['Réunion', 'réu', true],
    ['Georgia', 'georgia and more', false],
  ])('%s is found by "%s": %p', (name, phrase, found) => {
    expect(matches(name, phrase)).toBe(found);
  });
});
