import { describe, expect, it } from '@jest/globals';
import { fittingDates } from './fitting-dates.ts';

/** '05-11' are days of July 2027; '05-11!1' leaves one seat */
const tour = (...spans: string[]) => ({
  dates: spans.map((span, id) => {
    const [days = '', seats = '8'] = span.split('!');
    const [from, to] = days.split('-');
    return { id, start: `2027-07-${from}`, end: `2027-07-${to}`, free_seats: Number(seats), seats: 8, total: 100 };
  }),
});
const days = ({ start, end }: { start: string; end: string }) => `${start.slice(-2)}-${end.slice(-2)}`;
const FREE = { from: '2027-07-03', to: '2027-07-18' };

describe('the dates that fit', () => {
  it.each([
    [
      'lie within the free days',
      [['01-05', '05-11', '12-18', '15-20'], ['03-06']],
      FREE,
      2,
      [['05-11', '12-18'], ['03-06']],
    ],
    [
      'are days that all have, when nobody said',
      [
        ['01-05', '10-14'],
        ['05-07', '20-24'],
      ],
      null,
      2,
      [['01-05'], ['05-07']],
    ],
    [
      'share a day with each other tour',
      [['01-09'], ['08-12'], ['09-10', '11-12']],
      null,
      2,
      [['01-09'], ['08-12'], ['09-10']],
    ],
    ['are none where nothing overlaps', [['01-05'], ['06-09']], null, 2, [[], []]],
    ['have seats for the party', [['01-05!1', '06-09'], ['01-09']], null, 2, [['06-09'], ['01-09']]],
    ['do without a tour that is sold out', [['01-05'], ['04-09'], ['20-22!0']], null, 2, [['01-05'], ['04-09'], []]],
    ['are none of one tour alone', [['01-05'], []], null, 2, [[], []]],
  ])('%s', (_what, tours, free, people, expected) => {
    const fitting = fittingDates(
      tours.map((spans) => tour(...spans)),
      { people, free },
    );
    expect(fitting.map(({ fits }) => fits.map(days))).toEqual(expected);
  });

  it('tell the price of the first that fits, or else of the first with seats', () => {
    const [a, b, c] = fittingDates([tour('01-02', '05-11'), tour('20-25!1', '26-28'), tour('05-06!1')], {
      ...{ people: 2, free: FREE },
    });
    expect(a?.first && days(a.first)).toBe('05-11');
    expect(b?.first && days(b.first)).toBe('26-28');
    expect(c).toEqual({ fits: [], first: null, isSoldOut: true });
  });
});
