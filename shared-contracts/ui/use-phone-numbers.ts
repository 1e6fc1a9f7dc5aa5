import { useCallback, useState } from 'react';

export type PhoneNumbers = typeof import('../domain/phone-numbers.ts');

/** one download for all phone fields of a page */
let loaded: PhoneNumbers | undefined;

/** The countries' numbering plans, once somebody asks for them. A number can be typed and sent without. */
export function usePhoneNumbers(): { numbers: PhoneNumbers | undefined; load: () => Promise<void> } {
  const [numbers, setNumbers] = useState(loaded);
  const load = useCallback(async () => {
    try {
      loaded ??= await import('../domain/phone-numbers.ts');
      setNumbers(loaded);
    } catch (error) {
      // the next focus tries again; until then the field gives no hints
      console.warn('phone numbers cannot be checked', error);
    }
  }, []);
  return { numbers, load };
}
