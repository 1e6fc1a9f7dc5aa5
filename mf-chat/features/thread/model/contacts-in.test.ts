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
  // as people get around it
  ['kate\u200b.novak@example.com', true],
  ['kate (at) example (dot) com', true],
  ['kate[at]example.com', true],
  ['write to kate at example dot com', true],
  ['kate собака example точка ru', true],
  ['０７００ １２３ ４５６', true],
  ['0_700_123_456', true],
  ['٠٧٠٠١٢٣٤٥٦', true],
  ['Telegram: kate_n', true],
  // what only looks like it
  ['from 2027-06-14 2027-06-21 or 13.07.-20.07.2027', false],
  ['14/06/2027 - 21/06/2027', false],
  ['We meet at the hut at 8', false],
  ['Is there a group in WhatsApp?', false],
  ['42.5051, 74.0942', false],
])('%j has contacts: %s', (text, expected) => {
  expect(hasContacts(text)).toBe(expected);
});
