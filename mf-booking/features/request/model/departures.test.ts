import { describe, expect, it } from '@jest/globals';
import { departure } from '../../../testing/samples.ts';
import { alternativeTo, maxTourists, selectedDeparture, shownDepartures } from './departures.ts';

describe('seats of a departure', () => {
  it.each([
    { free: 6, most: 6 },
    { free: 40, most: 20 },
  ])('lets at most $most tourists into $free free seats', ({ free, most }) => {
    expect(maxTourists(departure({ number_of_free_seats: free }))).toBe(most);
  });
});

const june = departure({ id: 1, start: '2027-06-14' });
const full = departure({ id: 2, start: '2027-06-28', number_of_free_seats: 0 });
const july = departure({ id: 3, start: '2027-07-12', number_of_free_seats: 2 });
const august = departure({ id: 4, start: '2027-08-09', number_of_free_seats: 8 });
const all = [june, full, july, august];

describe('choosing a departure', () => {
  it.each([
    { chosen: null, dates: all, expected: 1 },
    { chosen: null, dates: [full, july], expected: 3 },
    { chosen: 4, dates: all, expected: 4 },
    { chosen: 2, dates: all, expected: null },
    { chosen: 99, dates: all, expected: null },
  ])('takes $expected when $chosen was chosen', ({ chosen, dates, expected }) => {
    expect(selectedDeparture(dates, chosen)?.id ?? null).toBe(expected);
  });

  it.each([
    { lost: june, tourists: 2, other: 3 },
    { lost: june, tourists: 5, other: 4 },
    { lost: june, tourists: 9, other: null },
    { lost: august, tourists: 1, other: 3 },
  ])('offers $other to $tourists tourists who lost $lost.start', ({ lost, tourists, other }) => {
    expect(alternativeTo(lost, all, tourists)?.id ?? null).toBe(other);
  });

  it.each([
    { selected: 1, isAll: false, ids: [1, 2, 3] },
    { selected: 4, isAll: false, ids: [1, 2, 4] },
    { selected: null, isAll: false, ids: [1, 2, 3] },
    { selected: 1, isAll: true, ids: [1, 2, 3, 4] },
  ])('shows $ids while $selected is selected', ({ selected, isAll, ids }) => {
    expect(shownDepartures(all, selected, isAll).map(({ id }) => id)).toEqual(ids);
  });
});
