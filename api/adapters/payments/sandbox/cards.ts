import { type FormData, textOf } from './form.ts';

/** Why a card is refused, in Stripe's words. */
export interface Refusal {
  code: string;
  decline_code?: string;
  message: string;
  param?: string;
}

/** Stripe's test numbers: https://docs.stripe.com/testing#declined-payments */
const BY_NUMBER: Readonly<Record<string, Refusal>> = {
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
};

/** Stripe's ready-made payment methods, for calls without a browser */
const BY_METHOD: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
};

export const cardOfMethod = (method: string): FormData | undefined => {
  const number = BY_METHOD[method];
  return number === undefined ? undefined : { number, exp_month: '12', exp_year: '2099', cvc: '123' };
};

/** Whether the bank takes the card: undefined is yes. No number but Stripe's test ones is ever a real card here. */
export function refuseCard(card: FormData, now: Date): Refusal | undefined {
  const number = (textOf(card, 'number') ?? '').replaceAll(/\s/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return { code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' };
  }
  const month = Number(textOf(card, 'exp_month'));
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid.", param: 'exp_month' };
  }
  const given = Number(textOf(card, 'exp_year'));
  const year = given < 100 ? 2000 + given : given;
  const isPast = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);
  if (!Number.isInteger(year) || isPast) {
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid.", param: 'exp_year' };
  }
  if (!/^\d{3,4}$/.test(textOf(card, 'cvc') ?? '')) {
    return { code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' };
  }
  return BY_NUMBER[number];
}

/** ISO/IEC 7812: the check digit */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
