import { useEffect, useRef, useState } from 'react';
import type { LngLat } from './map-types.ts';

/** Where the reader is: within `accuracy` metres of the place. */
export interface Position extends LngLat {
  accuracy: number;
}

export type PositionProblem = 'denied' | 'unavailable' | 'timeout';

export type PositionSearch =
  | { state: 'unasked' | 'waiting' | PositionProblem }
  | { state: 'found'; position: Position };

/** codes of a GeolocationPositionError */
const PROBLEMS: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** A map of a region needs no satellite: what the device knows already, or finds quickly, will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 60_000 };

/** Asks the browser where the reader is, when told to and never before. */
export function usePosition(onFound: ((position: Position) => void) | undefined) {
  const [search, setSearch] = useState<PositionSearch>({ state: 'unasked' });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function ask() {
    if (search.state === 'waiting') return;
    setSearch({ state: 'waiting' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude: lng, latitude: lat, accuracy } }) => {
        if (!isHere.current) return;
        const position = { lng, lat, accuracy };
        setSearch({ state: 'found', position });
        onFound?.(position);
      },
      ({ code }) => {
        if (isHere.current) setSearch({ state: PROBLEMS[code] ?? 'unavailable' });
      },
      OPTIONS,
    );
  }
  return { search, ask, forget: () => setSearch({ state: 'unasked' }) };
}
