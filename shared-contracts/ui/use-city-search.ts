import { useEffect, useRef, useState } from 'react';
import type { City } from './city-options.ts';
import { CITY_DEBOUNCE_MS } from './constants.ts';

export type SearchCities = (query: string, signal: AbortSignal) => Promise<readonly City[]>;

interface Found {
  query: string;
  cities: readonly City[];
}

const NOTHING: Found = { query: '', cities: [] };

/** Asks for cities once typing pauses. Nothing typed searches nothing; a search that fails finds nothing. */
export function useCitySearch(typed: string, search: SearchCities): { cities: readonly City[]; isLoading: boolean } {
  const query = typed.trim();
  const [found, setFound] = useState(NOTHING);
  // a caller may well write the function in place: that asks for nothing anew
  const searchRef = useRef(search);
  searchRef.current = search;

  useEffect(() => {
    if (!query) return setFound(NOTHING);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const cities = await searchRef.current(query, controller.signal).catch((error: unknown) => {
        if (!controller.signal.aborted) console.warn('cities could not be searched', error);
        return [];
      });
      if (!controller.signal.aborted) setFound({ query, cities });
    }, CITY_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  const isLoading = query !== found.query;
  return { cities: query ? found.cities : [], isLoading };
}
