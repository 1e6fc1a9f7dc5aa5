import { describe, expect, it } from '@jest/globals';
import { refuseCard, TEST_CARDS } from './cards.ts';

const NOW = new Date('2026-11-20');
const card = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('cards of the sandboxes', () => {
  it.each(TEST_CARDS)('$number: $refused', ({ number, refused }) => {
    expect(refuseCard({ ...card, number }, NOW)).toBe(refused);
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'wrongNumber'],
    [{ number: '42' }, 'wrongNumber'],
    [{ expiry: '13 / 30' }, 'wrongExpiry'],
    [{ expiry: 'soon' }, 'wrongExpiry'],
    [{ expiry: '10/26' }, 'expiredCard'],
    [{ expiry: '1126' }, null],
    [{ expiry: '11/2026' }, null],
    [{ cvc: '12' }, 'wrongCvc'],
  ])('%j: %s', (part, refused) => {
    expect(refuseCard({ ...card, ...part }, NOW)).toBe(refused);
  });
});
