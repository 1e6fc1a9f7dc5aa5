import type { CardField } from './card.ts';

/** names of the texts under 'decline' */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'wrongCvc'
  | 'wrongNumber'
  | 'wrongExpiry'
  | 'notConfirmed'
  | 'bankBusy';

/** How an attempt to charge a card ended. */
export type ChargeResult =
  /** the bank has the money; the booking follows as soon as the provider has told the api */
  | { kind: 'paid' }
  | { kind: 'declined'; reason: DeclineReason }
  /** the intent was paid before: from another tab, or an answer was lost */
  | { kind: 'alreadyPaid' }
  /** nobody knows; asking again with the same intent cannot charge twice */
  | { kind: 'unreachable' };

/** an error of Stripe's API: https://docs.stripe.com/error-codes */
export interface ProviderError {
  code?: string | undefined;
  decline_code?: string | undefined;
}

const BY_CODE: Readonly<Record<string, DeclineReason>> = {
  expired_card: 'expiredCard',
  incorrect_cvc: 'wrongCvc',
  invalid_cvc: 'wrongCvc',
  incorrect_number: 'wrongNumber',
  invalid_number: 'wrongNumber',
  invalid_expiry_month: 'wrongExpiry',
  invalid_expiry_year: 'wrongExpiry',
  insufficient_funds: 'insufficientFunds',
  processing_error: 'bankBusy',
  rate_limit: 'bankBusy',
  payment_intent_authentication_failure: 'notConfirmed',
};

/** The provider's refusal in our words. The finer `decline_code` goes first. */
export function refusalOf({ code = '', decline_code = '' }: ProviderError): ChargeResult {
  if (code === 'payment_intent_unexpected_state') return { kind: 'alreadyPaid' };
  return { kind: 'declined', reason: BY_CODE[decline_code] ?? BY_CODE[code] ?? 'declined' };
}

/** the field that the payer should look at again; null: take another card */
export function fieldToCorrect(reason: DeclineReason): CardField | null {
  switch (reason) {
    case 'wrongCvc':
      return 'cvc';
    case 'expiredCard':
    case 'wrongExpiry':
      return 'expiry';
    case 'wrongNumber':
    case 'declined':
    case 'insufficientFunds':
      return 'number';
    case 'notConfirmed':
    case 'bankBusy':
      return null;
  }
}
