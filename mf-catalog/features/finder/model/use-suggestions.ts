import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useEffect, useState } from 'react';
import { tours } from '../../tours/model/api.ts';

/** specification §9: the wait after a key before places are searched */
export const DEBOUNCE_MS = 200;
const LIMIT = 6;

/** Places and tours for a phrase. A request that is no longer wanted is cancelled; a failed one gives an empty list. */
export function useSuggestions(phrase: string): readonly Suggestion[] {
  const [search] = tours.completion.useLazyQuery();
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  const wanted = phrase.trim();

  useEffect(() => {
    if (wanted === '') {
      setItems([]);
      return;
    }
    let request: ReturnType<typeof search> | undefined;
    const timer = setTimeout(async () => {
      request = search({ phrase: wanted, limit: LIMIT }, true);
      const { data, error } = await request;
      // an aborted request answers too: what came after it has the say
      if (data) setItems(data.items);
      else if (error && !isAborted(error)) setItems([]);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [wanted, search]);

  return items;
}

const isAborted = (error: object): boolean => 'name' in error && error.name === 'AbortError';
