import { RADIUS_RANGE } from '@cairn/shared-contracts/domain/limits';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { MapBounds } from '@cairn/shared-contracts/ui/map';
import { changed } from './listing-filter.ts';

/** one degree of latitude */
const KM_PER_DEGREE = 111.2;

/** A circle that holds what the map shows, as the search takes areas; null when the map shows more than a circle may hold. */
export function areaOf({ west, south, east, north }: MapBounds): { lat: number; lng: number; radius: number } | null {
  const lat = (south + north) / 2;
  const middle = (west + east) / 2;
  // a map that went around the world counts on beyond 180
  const lng = ((((middle + 180) % 360) + 360) % 360) - 180;
  const height = ((north - south) / 2) * KM_PER_DEGREE;
  const width = ((east - west) / 2) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const radius = Math.ceil(Math.max(height, width, 1));
  return radius > RADIUS_RANGE.max ? null : { lat: round(lat), lng: round(lng), radius };
}

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** The search in the part of the world that the map shows. */
export function withArea(filter: SearchFilter, bounds: MapBounds): SearchFilter {
  const { lat, lng, radius } = areaOf(bounds) ?? {};
  return changed(filter, { lat, lng, radius, placeName: undefined });
}
