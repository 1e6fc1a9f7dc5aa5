import { describe, expect, it } from '@jest/globals';
import { addOn } from '../../../testing/samples.ts';
import { addOnsText, chosenAddOns, wantedAddOns } from './add-ons.ts';

const bag = addOn({ id: 12, per: 'person' });
const transfer = addOn({ id: 14, per: 'booking' });

describe('add-ons in the address', () => {
  it.each([
    ['', []],
    [
      '?add-ons=12-2.14-1',
      [
        [12, 2],
        [14, 1],
      ],
    ],
    ['?add-ons=12-2.all.14', [[12, 2]]],
    ['?add-ons=-1-2.12--3', []],
    ['?add-ons=12-99999', []],
  ])('%s', (search, wanted) => {
    expect([...wantedAddOns(new URLSearchParams(search))]).toEqual(wanted);
  });

  it('are written as they are read', () => {
    const text = addOnsText([
      [12, 2],
      [13, 0],
      [14, 1],
    ]);
    expect(text).toBe('12-2.14-1');
    expect([...wantedAddOns(new URLSearchParams({ 'add-ons': text }))]).toEqual([
      [12, 2],
      [14, 1],
    ]);
  });

  it.each([
    [
      'for as many as want it',
      3,
      [
        [12, 2],
        [14, 1],
      ],
    ],
    [
      'for no more than go',
      1,
      [
        [12, 1],
        [14, 1],
      ],
    ],
  ])('are chosen %s, once for a booking, and only where offered', (_how, tourists, expected) => {
    const wanted = new Map([
      [14, 5],
      [12, 2],
      [99, 1],
    ]);
    const chosen = chosenAddOns([bag, transfer], wanted, tourists);
    expect(chosen.map(({ addOn: { id }, quantity }) => [id, quantity])).toEqual(expected);
  });
});
