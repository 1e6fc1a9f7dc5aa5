import { expect, it } from '@jest/globals';
import { chosenOf } from './chosen.ts';

const ALL = ['shell', 'api'] as const;

it.each([
  { asked: undefined, chosen: ['shell', 'api'] },
  { asked: ['api'], chosen: ['api'] },
  { asked: [], chosen: [] },
])('$asked of all are $chosen', ({ asked, chosen }) => {
  expect(chosenOf('drill', asked, ALL)).toEqual(chosen);
});

it('a name that there is not is refused with those that there are', () => {
  expect(() => chosenOf('drill', ['api', 'shel'], ALL)).toThrow('there is no drill "shel": shell, api');
});
