import { expect, it } from '@jest/globals';
import type { ProgramEdition } from '../../platform/stored-json.ts';
import { isNews } from './edition.ts';

const TODAY = '2027-05-01';
const june = { id: 1, start: '2027-06-04', end: '2027-06-11', price: 89_300, discount: 0 };
const july = { ...june, id: 2, start: '2027-07-02', end: '2027-07-09' };
const april = { ...june, id: 3, start: '2027-04-02', end: '2027-04-09' };
const edition = (over: Partial<ProgramEdition> = {}): ProgramEdition => ({
  program: 'a',
  departures: [june, july],
  ...over,
});

it.each<[string, ProgramEdition, ProgramEdition, boolean]>([
  ['nothing', edition(), edition(), false],
  ['a departure that has begun', edition({ departures: [april, june, july] }), edition(), false],
  ['another program', edition(), edition({ program: 'b' }), true],
  ['another price', edition(), edition({ departures: [{ ...june, price: 95_000 }, july] }), true],
  ['a discount', edition(), edition({ departures: [{ ...june, discount: 15 }, july] }), true],
  ['other days', edition(), edition({ departures: [{ ...june, end: '2027-06-12' }, july] }), true],
  ['one departure more', edition({ departures: [june] }), edition(), true],
  ['one departure less', edition(), edition({ departures: [june] }), true],
  ['one departure for another', edition(), edition({ departures: [june, { ...july, id: 9 }] }), true],
])('%s: news or not', (_what, seen, now, expected) => expect(isNews(seen, now, TODAY)).toBe(expected));
