import { minorUnits } from '@cairn/shared-contracts/domain/money';

/** "267.00" of 26700 minor units: some providers write money with a point. A currency without minor units has its zeros, too. */
export function toDecimal(amount: number, currency: string): string {
  const units = minorUnits(currency);
  const cents = units === 1 ? amount * 100 : amount;
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Minor units of "267.00"; undefined for what is no amount of the currency. */
export function fromDecimal(text: string, currency: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (minorUnits(currency) === 100) return cents;
  return cents % 100 === 0 ? cents / 100 : undefined;
}
