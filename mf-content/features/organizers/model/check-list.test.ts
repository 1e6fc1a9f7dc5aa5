import { expect, it } from '@jest/globals';
import { checkViews } from './check-list.ts';

const CHECK = {
  kind: 'insurance',
  checked_on: '2026-03-04',
  valid_until: '2027-03-04',
  reference: '€500,000',
} as const;

it.each([
  [1, '2027-03-04', 'passed'],
  [2, '2027-03-04', 'failed'],
  [0, '2027-03-04', 'expired'],
  [0, null, 'none'],
  // of a later release
  [7, null, 'none'],
] as const)('a check of status %i, valid until %s, is %s', (status, valid_until, state) => {
  const [view] = checkViews([{ ...CHECK, status, valid_until }], 'en-US');
  expect(view).toMatchObject({ state, month: 'March 2026', until: valid_until ? 'March 4, 2027' : '' });
});
