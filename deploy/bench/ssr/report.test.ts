import { expect, it } from '@jest/globals';
import type { LoadFigures } from '../composition/load.ts';
import type { Crowd } from './crowd.ts';
import { judge, type PageRates } from './report.ts';

const rounds = (...perSecond: number[]): LoadFigures[] => perSecond.map((rate) => ({ perSecond: rate, p99: 10 }));
const home = (cached: LoadFigures[], guest: LoadFigures[], more: Partial<PageRates['rates']> = {}): PageRates => ({
  page: { name: 'home', path: '/' },
  rates: { cached, guest, user: rounds(1), plain: rounds(1), guestBefore: [], userBefore: [], ...more },
});
const aCrowd = (more: Partial<Crowd> = {}): Crowd => ({
  ...{ people: 400, pages: 300, turnedAway: 100, failed: 0, longest: 4_000, after: 50 },
  ...more,
});

it.each([
  ['medians of the rounds decide', rounds(10, 600, 900), rounds(10, 12, 11), true, '55 ×'],
  ['exactly the target is met', rounds(500), rounds(10), true, '50 ×'],
  ['below it is not', rounds(499), rounds(10), false, '50 ×'],
])('pages made once for many beside the build of before: %s', (_name, cached, guestBefore, met, figure) => {
  const judged = judge([home(cached, rounds(20), { guestBefore })], {});
  expect(judged.at(-1)).toEqual(expect.objectContaining({ met, figure }));
});

it('each kind is held against a build of before', () => {
  const before = { user: rounds(15), guestBefore: rounds(10), userBefore: rounds(10) };
  const judged = judge([home(rounds(499), rounds(20), before)], {});
  expect(judged.map(({ met, figure }) => [met, figure])).toEqual([
    [true, '2.00 ×'],
    [true, '1.50 ×'],
    [false, '50 ×'],
  ]);
});

it('nothing is judged by a build of before that is not there', () => {
  expect(judge([home(rounds(499), rounds(20))], {})).toEqual([]);
});

it.each([
  ['all have a page or are asked to come back', {}, true],
  ['one has neither', { failed: 1 }, false],
  ['one waits too long', { longest: 5_001 }, false],
])('of a crowd: %s', (_name, more, met) => {
  expect(judge([], { all: aCrowd(more) })[0]?.met).toBe(met);
});
