import { describe, expect, it } from '@jest/globals';
import { sampleTour } from '../../testing/sample-tours.ts';
import { originalPrice } from './original-price.ts';

describe('the organizer’s own price', () => {
  it.each([
    ['is not known', {}, null],
    ['is the one shown', { original_price: 89_000, original_currency: 'EUR' }, null],
    ['was converted', { original_price: 9_500_000, original_currency: 'KZT' }, { amount: 9_500_000, currency: 'KZT' }],
    ['is none without a departure', { original_price: null, original_currency: 'KZT' }, null],
  ])('%s', (_title, parts, expected) => {
    expect(originalPrice({ ...sampleTour(), ...parts })).toEqual(expected);
  });
});
