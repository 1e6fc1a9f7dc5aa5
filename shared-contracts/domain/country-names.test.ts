import { expect, it } from '@jest/globals';
import { countryNames } from './country-names.ts';

it.each([
  ['GR', { de: 'Griechenland', zh: '希腊', ru: 'Греция' }],
  ['NO', { de: 'Norwegen', zh: '挪威', ru: 'Норвегия' }],
  ['GE', { de: 'Georgien', zh: '格鲁吉亚', ru: 'Грузия' }],
  ['XX', {}],
])('%s in the languages of the site', (iso2, names) => {
  expect(countryNames(iso2)).toEqual(names);
});
