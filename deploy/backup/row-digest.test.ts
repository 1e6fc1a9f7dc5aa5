import { describe, expect, it } from '@jest/globals';
import { differences, type RowDigest } from './row-digest.ts';

const digest = (tables: Record<string, [rows: number, sum: string]>): RowDigest =>
  new Map(Object.entries(tables).map(([name, [rows, sum]]) => [name, { rows, sum }]));

describe('two states of a database', () => {
  const before = digest({ tours: [3, '17'], bookings: [2, '-5'] });

  it.each([
    ['are the same', digest({ bookings: [2, '-5'], tours: [3, '17'] }), []],
    ['lost a row', digest({ tours: [2, '9'], bookings: [2, '-5'] }), ['tours: had 3 rows, now 2']],
    ['lost a table', digest({ tours: [3, '17'] }), ['bookings: had 2 rows, is not there']],
    ['gained a table', new Map([...before, ['x', { rows: 1, sum: '1' }]]), ['x: was not there, now has 1 rows']],
    [
      'have a changed row',
      digest({ tours: [3, '18'], bookings: [2, '-5'] }),
      ['tours: the same number of rows, 3, with other content'],
    ],
  ])('that %s', (_what, after, expected) => {
    expect(differences(before, after)).toEqual(expected);
  });
});
