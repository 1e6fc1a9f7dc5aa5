import { describe, expect, it } from '@jest/globals';
import { fieldToCorrect, refusalOf } from './charge.ts';

describe('a refusal of the provider', () => {
  it.each([
    { code: 'card_declined', decline_code: 'generic_decline', reason: 'declined', field: 'number' },
    { code: 'card_declined', decline_code: 'insufficient_funds', reason: 'insufficientFunds', field: 'number' },
    { code: 'card_declined', decline_code: 'expired_card', reason: 'expiredCard', field: 'expiry' },
    { code: 'expired_card', decline_code: undefined, reason: 'expiredCard', field: 'expiry' },
    { code: 'incorrect_cvc', decline_code: undefined, reason: 'wrongCvc', field: 'cvc' },
    { code: 'invalid_expiry_year', decline_code: undefined, reason: 'wrongExpiry', field: 'expiry' },
    { code: 'incorrect_number', decline_code: undefined, reason: 'wrongNumber', field: 'number' },
    { code: 'processing_error', decline_code: undefined, reason: 'bankBusy', field: null },
    { code: 'something_new', decline_code: 'something_newer', reason: 'declined', field: 'number' },
    { code: undefined, decline_code: undefined, reason: 'declined', field: 'number' },
  ])('$code / $decline_code is $reason and leads to $field', ({ code, decline_code, reason, field }) => {
    const result = refusalOf({ code, decline_code });
    expect(result).toEqual({ kind: 'declined', reason });
    expect(result.kind === 'declined' && fieldToCorrect(result.reason)).toBe(field);
  });

  it('knows an intent that was paid before', () => {
    expect(refusalOf({ code: 'payment_intent_unexpected_state' })).toEqual({ kind: 'alreadyPaid' });
  });
});
