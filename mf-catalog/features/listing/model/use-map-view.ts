import { serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import type { GeoBox } from '@cairn/shared-contracts/domain/mercator';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useState } from 'react';
import { mapFilter } from './map-window.ts';

interface HeldArea {
  /** what the map shows; null for everything there is */
  bounds: GeoBox | null;
  /** areas of the address under which this holds: those that it was left with, until the one that was searched, the last, comes */
  areas: readonly string[];
  /** the search apart from the area */
  rest: string;
  isSearched: boolean;
}

const keyOf = (filter: Partial<SearchFilter>): string => new URLSearchParams(serializeFilter(filter)).toString();
const restOf = (filter: SearchFilter): string => keyOf(mapFilter(filter, true));
const areaOf = ({ lat, lng, radius, placeName }: SearchFilter): string =>
  lat === undefined && placeName === undefined ? '' : [lat, lng, radius, placeName].join();

export interface MapView {
  /** where the visitor has put the map; null as long as it shows everything */
  bounds: GeoBox | null;
  /** the part of the world in sight takes the place of the address's area */
  ignoresArea: boolean;
  /** The map was put there; null shows everything again. @param searched what the address will ask for, if that changes with it */
  keep: (bounds: GeoBox | null, searched: SearchFilter | null) => void;
  /** The map has come to rest by itself: it arrived, or has another size. */
  settle: (bounds: GeoBox) => void;
}

/**
 * Where the visitor has put the map. It holds while the search is the same, and under other filters as long as they are asked of that very
 * area; a search from elsewhere (another filter, back, an area that is taken off) shows all that it finds.
 * @param filter what was chosen last; while its results are on the way it may fall back to the one before for a moment
 * @param address what the results on the page answer
 */
export function useMapView(filter: SearchFilter, address: SearchFilter): MapView {
  const [held, setHeld] = useState<HeldArea | null>(null);
  const [area, rest] = [areaOf(filter), restOf(filter)];
  const holding = held?.areas.includes(area) && (area !== '' || held.rest === rest) ? held : null;
  // the search has come to the address: the one before is elsewhere from now on
  const isThere = holding !== null && area === holding.areas.at(-1) && area === areaOf(address);
  if (isThere && holding.areas.length > 1) setHeld({ ...holding, areas: [area] });
  return {
    bounds: holding?.bounds ?? null,
    ignoresArea: holding?.isSearched ?? false,
    keep(bounds, searched) {
      const next = searched ? areaOf(searched) : area;
      setHeld((now) => {
        // searches of a moment ago may yet come to the address, for the moment
        const before = now?.areas.includes(area) ? now.areas : [area];
        const areas = [...before.filter((one) => one !== next), next];
        return { bounds, areas, rest, isSearched: searched !== null };
      });
    },
    settle: (bounds) => setHeld((now) => (now?.bounds ? { ...now, bounds } : now)),
  };
}
