import { describe, expect, it } from '@jest/globals';
import { refuseCard } from './cards.ts';

const now = new Date('2026-11-20T12:00:00Z');
const good = { number: '4242 4242 4242 4242', exp_month: '12', exp_year: '2030', cvc: '123' };

describe('cards of the sandbox', () => {
  it.each([
    { card: good, code: undefined, decline: undefined },
    { card: { ...good, exp_year: '30' }, code: undefined, decline: undefined },
    { card: { ...good, exp_month: '11', exp_year: '26' }, code: undefined, decline: undefined },
    { card: { ...good, number: '4000000000000002' }, code: 'card_declined', decline: 'generic_decline' },
    { card: { ...good, number: '4000000000009995' }, code: 'card_declined', decline: 'insufficient_funds' },
    { card: { ...good, number: '4000000000000069' }, code: 'expired_card', decline: undefined },
    { card: { ...good, number: '4000000000000127' }, code: 'incorrect_cvc', decline: undefined },
    { card: { ...good, number: '4242424242424241' }, code: 'incorrect_number', decline: undefined },
    { card: {}, code: 'incorrect_number', decline: undefined },
    { card: { ...good, exp_month: '13' }, code: 'invalid_expiry_month', decline: undefined },
    { card: { ...good, exp_month: '10', exp_year: '2026' }, code: 'invalid_expiry_year', decline: undefined },
    { card: { ...good, cvc: '12' }, code: 'invalid_cvc', decline: undefined },
  ])('$card.number $card.exp_month/$card.exp_year $card.cvc → $code', ({ card, code, decline }) => {
    const refusal = refuseCard(card, now);
    expect([refusal?.code, refusal?.decline_code]).toEqual([code, decline]);
  });
});
