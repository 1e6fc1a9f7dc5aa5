import { describe, expect, it } from '@jest/globals';
import { isBookable, seatState } from './seats.ts';

describe('seats of a departure', () => {
  it.each([
    { free: 6, busy: false, state: 'open' },
    { free: 4, busy: false, state: 'open' },
    { free: 3, busy: false, state: 'few' },
    { free: 1, busy: false, state: 'few' },
    { free: 0, busy: false, state: 'full' },
    { free: 6, busy: true, state: 'full' },
    { free: 0, busy: true, state: 'full' },
  ])('with $free free seats, closed: $busy, it is $state', ({ free, busy, state }) => {
    const date = { number_of_free_seats: free, is_busy: busy };
    expect(seatState(date)).toBe(state);
    expect(isBookable(date)).toBe(state !== 'full');
  });
});
