import { expect, it } from '@jest/globals';
import { hasContacts } from './contacts-in.ts';

it.each([
  ['Call me: +420 601 123 456', true],
  ['kate.novak@example.com', true],
  ['https://t.me/kate_n', true],
  ['I am @kate_novak there', true],
  ['We are 2, from 14.06.2027 to 21.06.2027', false],
  ['It costs €1,870 for both', false],
  ['3 920 m, 13 km and 1 060 m up', false],
  ['', false],
])('%j has contacts: %s', (text, expected) => {
  expect(hasContacts(text)).toBe(expected);
});
