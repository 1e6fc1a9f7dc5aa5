import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useEffect, useState } from 'react';
import { tours } from './api.ts';

/** specification §9: the wait after a key before places are searched */
const DEBOUNCE_MS = 200;
const LIMIT = 6;

export interface SuggestionWishes {
  limit?: number;
  /** kinds of places, joined by commas; all kinds without it */
  only?: string;
}

export interface Suggestions {
  /** of the last answer: they stay while the next one is on its way */
  items: readonly Suggestion[];
  isSearching: boolean;
}

const NOTHING: { phrase: string; items: readonly Suggestion[] } = { phrase: '', items: [] };

/** Places and tours for a phrase. A request that is no longer wanted is cancelled; a failed one gives an empty list. */
export function useSuggestions(phrase: string, { limit = LIMIT, only }: SuggestionWishes = {}): Suggestions {
  const [search] = tours.completion.useLazyQuery();
  const [answer, setAnswer] = useState(NOTHING);
  const wanted = phrase.trim();

  useEffect(() => {
    if (wanted === '') {
      setAnswer(NOTHING);
      return;
    }
    let request: ReturnType<typeof search> | undefined;
    const timer = setTimeout(async () => {
      request = search({ phrase: wanted, limit, ...(only ? { only } : {}) }, true);
      const { data, error } = await request;
      // an aborted request answers too: what came after it has the say
      if (data) setAnswer({ phrase: wanted, items: data.items });
      else if (error && !isAborted(error)) setAnswer({ phrase: wanted, items: [] });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [wanted, limit, only, search]);

  return { items: answer.items, isSearching: wanted !== answer.phrase };
}

const isAborted = (error: object): boolean => 'name' in error && error.name === 'AbortError';
