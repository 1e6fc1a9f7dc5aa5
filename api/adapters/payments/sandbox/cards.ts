import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';

/** what is typed into the card form of the bank's page */
export interface TypedCard {
  number: string;
  /** "09 / 28" and other ways to write it */
  expiry: string;
  cvc: string;
}

/** Stripe's test numbers (https://docs.stripe.com/testing), which all sandboxes understand */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', refused: null },
  { number: '4000 0000 0000 0002', refused: 'declined' },
  { number: '4000 0000 0000 9995', refused: 'insufficientFunds' },
  { number: '4000 0000 0000 0069', refused: 'expiredCard' },
  { number: '4000 0000 0000 0127', refused: 'wrongCvc' },
  { number: '4000 0000 0000 0119', refused: 'bankBusy' },
  { number: '4000 0084 0000 1629', refused: 'notConfirmed' },
] as const satisfies readonly { number: string; refused: DeclineReason | null }[];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether the bank takes the card: null is yes. No number but the test ones is ever a real card here. */
export function refuseCard({ number, expiry, cvc }: TypedCard, now: Date): DeclineReason | null {
  const digits = digitsOf(number);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'wrongNumber';
  const [month, year] = readExpiry(expiry);
  if (month < 1 || month > 12) return 'wrongExpiry';
  if (year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1))
    return 'expiredCard';
  if (!/^\d{3,4}$/.test(cvc.trim())) return 'wrongCvc';
  return TEST_CARDS.find((card) => digitsOf(card.number) === digits)?.refused ?? null;
}

function readExpiry(expiry: string): [month: number, year: number] {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  return [Number(month), year.length === 2 ? 2000 + Number(year) : Number(year)];
}

/** ISO/IEC 7812: the check digit */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
