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
  /** nobody knows whether there are any */
  hasFailed: boolean;
}

interface Answer {
  phrase: string;
  items: readonly Suggestion[];
  hasFailed: boolean;
}

const NOTHING: Answer = { phrase: '', items: [], hasFailed: false };

/** Places and tours for a phrase. A request that is no longer wanted is cancelled; a failed one gives an empty list, and says so. */
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
      if (data) setAnswer({ phrase: wanted, items: data.items, hasFailed: false });
      else if (error && !isAborted(error)) setAnswer({ phrase: wanted, items: [], hasFailed: true });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [wanted, limit, only, search]);

  const isSearching = wanted !== answer.phrase;
  return { items: answer.items, isSearching, hasFailed: answer.hasFailed && !isSearching };
}

const isAborted = (error: object): boolean => 'name' in error && error.name === 'AbortError';
