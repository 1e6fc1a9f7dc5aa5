import { expect, it } from '@jest/globals';
import { printable } from './printable.ts';

it.each([
  ['Терскей\u2011Алатау', 'Терскей-Алатау'],
  ['3\u202f920 m', '3\u00a0920 m'],
  ['Swim 🏊🏽 and rest ❤️', 'Swim and rest '],
  ['Wander\u00adweg', 'Wanderweg'],
  ['天山徒步，with 王芳 “Ala-Too”', '天山徒步，with 王芳 “Ala-Too”'],
  ['Seoul 서울 trail', 'Seoul  trail'],
  ['Cafe\u0301 и\u0306', 'Café й'],
  ['© Cairn™ −5 °C, 1200 €', '© Cairn™ −5 °C, 1200 €'],
])('%s is printed as %s', (written, printed) => {
  expect(printable({ name: written, days: [{ text: written, day: 1 }], price: null })).toEqual({
    name: printed,
    days: [{ text: printed, day: 1 }],
    price: null,
  });
});
