import { UNKNOWN_PLACE } from '@cairn/shared-contracts/api/lsn';
import { expect, it } from '@jest/globals';
import { VisitorPlace } from './visitor-place.ts';

/** what is told after each of the answers */
function after(...answers: (string | null)[]): (string | undefined)[] {
  const visitor = new VisitorPlace();
  return answers.map((told) => {
    visitor.hear(told);
    return visitor.place;
  });
}

it('a visitor tells the furthest place that they have heard of', () => {
  expect(after(null, '0/10', '0/8', null, '1/2', 'nonsense')).toEqual([
    undefined,
    '0/10',
    '0/10',
    '0/10',
    '1/2',
    '1/2',
  ]);
});

it('a place that is not known holds until one is', () => {
  expect(after('0/10', UNKNOWN_PLACE, null, UNKNOWN_PLACE, '0/20', '0/18')).toEqual([
    '0/10',
    UNKNOWN_PLACE,
    UNKNOWN_PLACE,
    UNKNOWN_PLACE,
    '0/20',
    '0/20',
  ]);
});

it('an answer that comes late does not end what is not known', () => {
  expect(after('0/20', UNKNOWN_PLACE, '0/18', '0/28')).toEqual(['0/20', UNKNOWN_PLACE, UNKNOWN_PLACE, '0/28']);
});
