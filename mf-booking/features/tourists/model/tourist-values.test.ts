import { describe, expect, it } from '@jest/globals';
import { tourist } from '../../../testing/samples.ts';
import { valuesOf, withoutTourist, withTourist } from './tourist-values.ts';

const kate = tourist({ first_name: 'Kate', passport: 'X1', weight: 60 });
const jan = tourist({ first_name: 'Jan' });
const NOTHING = { collectPassport: false, collectWeight: false };
const ALL = { collectPassport: true, collectWeight: true };
const eva = { ...valuesOf(null), first_name: 'Eva', passport: 'E2', weight: 55 };
const names = (list: { first_name: string }[]) => list.map(({ first_name }) => first_name);

describe('tourists that are sent', () => {
  it.each([
    [1, ['Eva', 'Jan']],
    [2, ['Kate', 'Eva']],
    [3, ['Kate', 'Jan', 'Eva']],
    [5, ['Kate', 'Jan', 'Eva']],
  ])('place %i filled in', (place, expected) => {
    expect(names(withTourist([kate, jan], place, eva, NOTHING))).toEqual(expected);
  });

  it.each([
    [1, ['Jan']],
    [2, ['Kate']],
    [3, ['Kate', 'Jan']],
  ])('place %i removed', (place, expected) => {
    expect(names(withoutTourist([kate, jan], place, NOTHING))).toEqual(expected);
  });

  it.each([
    ['collects them', ALL, ['X1', 60, 'E2', 55]],
    ['collects neither', NOTHING, ['', null, '', null]],
    ['collects passports', { ...NOTHING, collectPassport: true }, ['X1', null, 'E2', null]],
  ])('passport and weight, when the site %s', (_case, collects, expected) => {
    const list = withTourist([kate], 2, eva, collects);
    expect(list.flatMap(({ passport, weight }) => [passport, weight])).toEqual(expected);
  });
});
