import type { PhrasePart } from '@cairn/shared-contracts/api/phrase.schema';
import { useEffect, useState } from 'react';
import { phraseCalls } from './phrase-api.ts';

/** the wait after a key before a sentence is read */
const DEBOUNCE_MS = 250;

export interface Reading {
  /** what was read: the field may be ahead of it */
  text: string;
  parts: readonly PhrasePart[];
  left: readonly string[];
}

export const NOTHING_READ: Reading = { text: '', parts: [], left: [] };

/** A sentence as it is understood while somebody types it. What cannot be read stays unread: the search reads it again. */
export function useReading(text: string): Reading {
  const [ask] = phraseCalls.phrase.useLazyQuery();
  const [reading, setReading] = useState(NOTHING_READ);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === '') {
      setReading(NOTHING_READ);
      return;
    }
    let request: ReturnType<typeof ask> | undefined;
    const timer = setTimeout(async () => {
      request = ask({ text: wanted }, true);
      const { data } = await request;
      if (data) setReading({ text: wanted, ...data });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [wanted, ask]);

  return reading;
}
