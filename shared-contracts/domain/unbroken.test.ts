import { expect, it } from '@jest/globals';
import { unbroken } from './unbroken.ts';

it.each([
  ['a pass at 4,000 m asks', 'a pass at 4,000_m asks'],
  ['9 kg for 6 days', '9_kg for 6 days'],
  ['25 km/h, then 3 h', '25_km/h, then 3_h'],
  ['на высоте 4 000 м ночью', 'на высоте 4 000_м ночью'],
  ['2 Std. und 10 %', '2_Std. und 10_%'],
  // no units: they only begin like one
  ['3 men and 2 months', '3 men and 2 months'],
  ['5 минут, 4 марта', '5 минут, 4 марта'],
  ['day 6 mornings', 'day 6 mornings'],
])('%s', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('_', '\u00a0'));
});
