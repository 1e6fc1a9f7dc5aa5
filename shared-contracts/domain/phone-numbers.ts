import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

/**
 * Numbers as the countries' numbering plans have them. Load it on demand: the metadata is 40 KB on the way, and only pages where a
 * number is typed need it. The smaller sets do not do: 'min' takes a Chinese mobile number that lacks a digit, 'mobile' refuses
 * every landline.
 */

export interface PhoneReading {
  /** E.164 when the number can be read, else undefined */
  e164: string | undefined;
  /** in the manner of its own country, as people there write it */
  national: string | undefined;
  /** whose number it is, alpha-2; undefined when nobody can tell */
  country: string | undefined;
  /** whether some country has numbers like this */
  isValid: boolean;
}

export type PhoneVerdict =
  | { kind: 'empty' }
  | { kind: 'valid' }
  /** hint input_phone.validation */
  | { kind: 'invalid' }
  /** hint input_phone.country_missmatch_hint */
  | { kind: 'mismatch'; country: string };

// the library takes only codes it knows, and ours are made from its own list (see the test of country-codes)
const asLibraryCode = (country: string) => country as CountryCode;
// typed by the library's declaration of another path
const METADATA: MetadataJson = metadata;

/** @param country alpha-2: what a number without '+' is read by */
export function readPhone(text: string, country: string): PhoneReading {
  const number = parsePhoneNumberFromString(text, { defaultCountry: asLibraryCode(country), extract: false }, METADATA);
  return {
    e164: number?.number,
    national: number?.formatNational(),
    country: number?.country,
    isValid: number?.isValid() ?? false,
  };
}

/** Specification, section 5, "Phone": valid for the selected country, somebody else's, or nobody's. */
export function judgePhone(text: string, country: string): PhoneVerdict {
  if (!/\d/.test(text)) return { kind: 'empty' };
  const { isValid, country: owner } = readPhone(text, country);
  if (!isValid) return { kind: 'invalid' };
  return owner === undefined || owner === country ? { kind: 'valid' } : { kind: 'mismatch', country: owner };
}
