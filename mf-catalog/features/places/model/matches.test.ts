import { describe, expect, it } from '@jest/globals';
import { matches, nearlyMatches } from './matches.ts';

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

describe('a place whose name was misspelt', () => {
  it.each([
    ['Georgia', 'gorgia', true],
    ['Georgia', 'goergia', true],
    ['Georgia', 'geeor', true],
    ['Kyrgyzstan', 'kirgyz', true],
    ['Cabo Verde', 'vrede', true],
    ['Georgia', 'gor', false],
    ['Georgia', 'norway', false],
    ['Oman', 'iran', false],
    ['Germany', 'georgia', false],
  ])('%s by "%s": %p', (name, phrase, found) => {
    expect(nearlyMatches(name, phrase)).toBe(found);
  });
});
