import * as z from 'zod/mini';
import { FILTER_KEYS } from '../domain/filter-address.ts';
import { parseFilter } from '../domain/filter-params.ts';
import type { GeoBox } from '../domain/mercator.ts';
import type { SearchFilter } from '../domain/search-filter.ts';
import { decimal, wholeNumber } from './query.ts';

/** the filter as `serializeFilter` writes it */
type WrittenFilter = Partial<Record<keyof SearchFilter, string>>;

/** the documented parameters of the search; anything else in the address is ignored */
const parameters = z.looseObject(
  Object.fromEntries([...FILTER_KEYS, 'expand'].map((key) => [key, z.optional(z.unknown())])),
);

const edge = { lat: decimal({ min: -90, max: 90 }), lng: decimal({ min: -540, max: 540 }) };
const LARGEST_SCREEN = 4096;

/** The window is four edges or none: what is missing, or the wrong way round, asks for everything. */
function windowOf({ west, south, east, north }: Partial<GeoBox>): GeoBox | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return west < east && south < north ? { west, south, east, north } : null;
}

export interface MapQuery {
  filter: SearchFilter;
  window: GeoBox | null;
  width: number;
  height: number;
}

/** The search filter, and the window of a map with its size in px. Normalised like the filter. */
export const mapQuery = z.pipe(
  z.looseObject({
    ...parameters.shape,
    ...{ west: edge.lng, south: edge.lat, east: edge.lng, north: edge.lat },
    width: wholeNumber({ min: 100, max: LARGEST_SCREEN, fallback: 800 }),
    height: wholeNumber({ min: 100, max: LARGEST_SCREEN, fallback: 800 }),
  }),
  z.transform(({ west, south, east, north, width, height, ...raw }) => ({
    filter: parseFilter(raw),
    window: windowOf({ west, south, east, north }),
    width,
    height,
  })),
  // whatever an address holds is taken; this is what callers are to write
) as unknown as z.ZodMiniType<MapQuery, WrittenFilter & Partial<GeoBox> & { width: number; height: number }>;

export interface FilterQuery {
  filter: SearchFilter;
  withFacets: boolean;
}

/** The search filter with `expand=filters`: whatever the address holds is normalised, never refused (specification §5). */
export const filterQuery = z.pipe(
  parameters,
  z.transform((raw) => ({ filter: parseFilter(raw), withFacets: [raw.expand].flat().includes('filters') })),
  // as above
) as unknown as z.ZodMiniType<FilterQuery, WrittenFilter & { expand?: 'filters' }>;
