import { useEffect, useRef, useState } from 'react';
import { callingCodeOf, toAlpha2 } from '../domain/country-codes.ts';
import { cleanPhoneText, composePhone, foreignCountry, splitPhone } from '../domain/phone.ts';
import type { PhoneVerdict } from '../domain/phone-numbers.ts';
import { usePhoneNumbers } from './use-phone-numbers.ts';

/** A country, or a calling code that none is known for. */
export type Dialling = { country: string } | { callingCode: string };

interface Typed {
  dialling: Dialling;
  text: string;
}

/** specification, section 9 */
const DEFAULT_COUNTRY = 'US';

const countryOf = (dialling: Dialling): string | null => ('country' in dialling ? dialling.country : null);

/** digits of the code in front of national numbers */
export const callingCodeFor = (dialling: Dialling): string =>
  'country' in dialling ? (callingCodeOf(dialling.country) ?? '') : dialling.callingCode;

function typedFrom(value: string, dialling: Dialling): Typed {
  const { country, text } = splitPhone(value, countryOf(dialling));
  return { dialling: country === null ? dialling : { country }, text };
}

/** What is typed into a phone field, and the number that it means. The owner's value changes what is typed, too. */
export function usePhone(value: string, onChange: (value: string) => void, defaultCountry = DEFAULT_COUNTRY) {
  const { numbers, load } = usePhoneNumbers();
  const [typed, setTyped] = useState<Typed>(() =>
    typedFrom(value, { country: toAlpha2(defaultCountry) ?? DEFAULT_COUNTRY }),
  );
  const [told, setTold] = useState(value);
  if (value !== told) {
    // not from here: a draft, an account, a form that starts anew
    setTold(value);
    setTyped(typedFrom(value, typed.dialling));
  }
  const { dialling, text } = typed;
  const country = countryOf(dialling);

  function take(next: Typed) {
    const nextCountry = countryOf(next.dialling);
    const e164 = nextCountry === null ? undefined : numbers?.readPhone(next.text, nextCountry).e164;
    const number = e164 ?? composePhone(next.text, callingCodeFor(next.dialling));
    setTyped(next);
    setTold(number);
    if (number !== value) onChange(number);
  }

  // what was typed before the numbering plans came is read anew: a trunk prefix is no part of the number
  const retake = useRef(() => {});
  retake.current = () => {
    if (text) take(typed);
  };
  useEffect(() => {
    if (numbers) retake.current();
  }, [numbers]);

  const verdict: PhoneVerdict = numbers && country !== null ? numbers.judgePhone(text, country) : { kind: 'empty' };
  return {
    text,
    dialling,
    verdict,
    /** most likely the owner of a number that is not judged to be another country's yet */
    expected: verdict.kind === 'mismatch' ? undefined : foreignCountry(text, country),
    load,
    type: (next: string) => take({ dialling, text: cleanPhoneText(next, country) }),
    choose: (next: Dialling) => take({ dialling: next, text: cleanPhoneText(text, countryOf(next)) }),
    /** the number belongs to another country: it is that one then, and its code need not be typed */
    confirm: (owner: string) => {
      const national = country === null ? undefined : numbers?.readPhone(text, country).national;
      take({ dialling: { country: owner }, text: cleanPhoneText(national ?? text, owner) });
    },
  };
}
