import { describe, expect, it } from '@jest/globals';
import { creatableName } from './city-options.ts';

const cities = [
  { id: 1, name: 'Karakol' },
  { id: 2, name: 'Bokonbaev' },
];
const offer = { query: 'Ak-Suu', cities, isLoading: false, canCreate: true };

describe('a city to create', () => {
  it.each([
    ['is offered', {}, 'Ak-Suu'],
    ['has no spaces around', { query: '  Ak-Suu ' }, 'Ak-Suu'],
    ['is not offered where none may be created', { canCreate: false }, undefined],
    ['is not offered while the search runs', { isLoading: true }, undefined],
    ['is not offered for a known name', { query: 'karakol' }, undefined],
    ['is not offered for a part of a known name', { query: 'kon' }, undefined],
    ['is offered when a known name is only its part', { query: 'Karakol-2' }, 'Karakol-2'],
    ['is offered when nothing was found', { cities: [] }, 'Ak-Suu'],
    ['is not offered for nothing', { query: '  ' }, undefined],
  ])('%s', (_what, part, name) => {
    expect(creatableName({ ...offer, ...part })).toBe(name);
  });
});
