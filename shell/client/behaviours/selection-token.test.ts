import { describe, expect, it } from '@jest/globals';
import { withoutSelectionToken } from './selection-token.ts';

describe('the tour-selection token in an address', () => {
  it.each([
    ['alone', '/tours?tour-selection-token=31-abc', '/tours', '31-abc'],
    [
      'among others, which stay as they are',
      '/tours?a=%20+x&tour-selection-token=31-a-b&b',
      '/tours?a=%20+x&b',
      '31-a-b',
    ],
    ['before a hash', '/walk-42?tour-selection-token=31-abc#program', '/walk-42#program', '31-abc'],
    ['encoded', '/tours?tour%2Dselection-token=31%2Dabc', '/tours', '31-abc'],
    ['that can be none is not kept', '/tours?tour-selection-token=<b>', '/tours', undefined],
    ['without a request is not kept', '/tours?tour-selection-token=abc-31', '/tours', undefined],
    ['empty', '/tours?tour-selection-token&page=2', '/tours?page=2', undefined],
  ])('%s', (_title, address, cleaned, token) => {
    expect(withoutSelectionToken(address)).toEqual({ address: cleaned, token });
  });

  it.each([
    '/',
    '/tours?page=2',
    '/tours?my-tour-selection-token=31-abc',
    '/tours#?tour-selection-token=31-abc',
    '/tours?%=1',
  ])('%s has none', (address) => {
    expect(withoutSelectionToken(address)).toBeUndefined();
  });
});
