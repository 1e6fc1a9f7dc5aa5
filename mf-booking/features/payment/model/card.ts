/** What a payment card is, as far as a form can check it before the bank does. */
export interface Card {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export type CardField = keyof Card;
export const EMPTY_CARD: Card = { number: '', expiry: '', cvc: '', name: '' };

/** names of the texts under 'card.error' */
export type CardProblem =
  | 'numberMissing'
  | 'numberShort'
  | 'numberWrong'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryPast'
  | 'cvcMissing'
  | 'cvcMissing4'
  | 'nameMissing';

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** ISO/IEC 7812 */
const NUMBER_MIN = 12;
const NUMBER_MAX = 19;

const isAmex = (number: string): boolean => /^3[47]/.test(digitsOf(number));
/** digits of the card's security code */
export const cvcLength = (number: string): number => (isAmex(number) ? 4 : 3);

/** ISO/IEC 7812-1, annex B: the last digit checks the others */
export function passesLuhn(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** in groups as printed on the card: 4-4-4-4, American Express 4-6-5 */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, NUMBER_MAX);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** "09 / 28"; understands 9/28, 0928 and what browsers fill in: 09/2028, 2028-09 */
export function formatExpiry(text: string): string {
  const isoMonth = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
  if (isoMonth) return `${isoMonth[2]} / ${isoMonth[1]?.slice(2)}`;
  const isOneDigitMonth = /^\s*\d\s*[/.-]/.test(text);
  const raw = digitsOf(text);
  const digits = isOneDigitMonth || /^[2-9]/.test(raw) ? `0${raw}` : raw;
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return year ? `${digits.slice(0, 2)} / ${year}` : digits.slice(0, 2);
}

export const formatCvc = (text: string, number: string): string => digitsOf(text).slice(0, cvcLength(number));

/** month 1 to 12 and the full year of "09 / 28" */
export function readExpiry(expiry: string): { month: number; year: number } {
  const digits = digitsOf(expiry);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

function numberProblem({ number }: Card): CardProblem | null {
  const { length } = digitsOf(number);
  if (length === 0) return 'numberMissing';
  if (length < NUMBER_MIN) return 'numberShort';
  return passesLuhn(number) ? null : 'numberWrong';
}

/** a card is good until the end of its month; banks look at the clock of the payer's country, so a day of grace does no harm */
function expiryProblem({ expiry }: Card, now: Date): CardProblem | null {
  if (digitsOf(expiry).length === 0) return 'expiryMissing';
  const { month, year } = readExpiry(expiry);
  if (digitsOf(expiry).length !== 4 || month < 1 || month > 12) return 'expiryWrong';
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1 ? 'expiryPast' : null;
}

function cvcProblem({ cvc, number }: Card): CardProblem | null {
  const length = cvcLength(number);
  return cvc.length === length ? null : length === 4 ? 'cvcMissing4' : 'cvcMissing';
}

/** what is wrong with a field, or null */
export function cardProblem(field: CardField, card: Card, now: Date): CardProblem | null {
  switch (field) {
    case 'number':
      return numberProblem(card);
    case 'expiry':
      return expiryProblem(card, now);
    case 'cvc':
      return cvcProblem(card);
    case 'name':
      return card.name.trim() ? null : 'nameMissing';
  }
}
