import { callingCodeOf, countryOfDigits } from './country-codes.ts';
import { PHONE_MAX_LENGTH } from './limits.ts';

/** The wait for a number is short: these rules need no metadata. What a country's numbers look like knows `phone-numbers`. */

const RUSSIA = 'RU';

/**
 * What a phone field keeps of what was typed or pasted: digits, a leading '+' and the usual separators, 18 characters at most;
 * letters are rejected. In Russia the trunk prefix 8 often follows a '+' by mistake: '+8' becomes '8'.
 */
export function cleanPhoneText(typed: string, country: string | null): string {
  const kept = typed.replace(/[^\d+\s().-]/g, '').trimStart();
  const text = kept.slice(0, 1) + kept.slice(1).replaceAll('+', '');
  const fitting = text.length > PHONE_MAX_LENGTH ? text.replace(/[^\d+]/g, '') : text;
  const cut = fitting.slice(0, PHONE_MAX_LENGTH);
  return country === RUSSIA ? cut.replace(/^\+\s*8/, '8') : cut;
}

/** '+' and digits of what was typed; national numbers get `callingCode`, without '+', in front. Nothing typed is ''. */
export function composePhone(text: string, callingCode: string): string {
  const digits = text.replace(/\D/g, '');
  if (!digits) return '';
  return (text.trimStart().startsWith('+') ? `+${digits}` : `+${callingCode}${digits}`).slice(0, PHONE_MAX_LENGTH);
}

/**
 * The country that a number with '+' is from, by its calling code alone, where that is not the chosen one: known while it is typed, and
 * before the numbering plans say whether it is a number at all.
 */
export function foreignCountry(text: string, country: string | null): string | undefined {
  const own = country === null ? undefined : callingCodeOf(country);
  if (own === undefined || !text.startsWith('+')) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.startsWith(own) ? undefined : countryOfDigits(digits);
}

/** How a number is shown before it is edited: country and the digits behind its code. */
export function splitPhone(value: string, country: string | null): { country: string | null; text: string } {
  const digits = value.replace(/\D/g, '');
  if (!digits) return { country, text: '' };
  const own = country === null ? undefined : callingCodeOf(country);
  // a country that the number may well be from stays: +1 is also Canada
  const found = own !== undefined && digits.startsWith(own) ? country : countryOfDigits(digits);
  const callingCode = found ? callingCodeOf(found) : undefined;
  if (!found || callingCode === undefined) return { country, text: cleanPhoneText(value, null) };
  return { country: found, text: digits.slice(callingCode.length) };
}
