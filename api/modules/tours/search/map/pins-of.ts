import { type GeoBox, planeX, planeY, zoomOf } from '@cairn/shared-contracts/domain/mercator';
import type { MapQuery, MapResult } from '../tour-search.ts';
import { type MapHit, PinGrid } from './pin-grid.ts';

/** what a map can show without its pins lying over one another, with something to spare */
export const MOST_PINS = 300;
/** as close as a map goes; there a cell is some twenty metres wide */
const CLOSEST_ZOOM = 16;

/** Calls back with each tour that is found, in the listing's order. The hit may be the same object each time: tens of thousands cost more to make than to count. */
export type EachHit = (visit: (hit: Readonly<MapHit>) => void) => void;

/** how many there are, and where all of them start */
function span(eachHit: EachHit): { total: number; bounds: GeoBox | null } {
  let total = 0;
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  eachHit(({ lat, lng }) => {
    total += 1;
    if (lng < bounds.west) bounds.west = lng;
    if (lng > bounds.east) bounds.east = lng;
    if (lat < bounds.south) bounds.south = lat;
    if (lat > bounds.north) bounds.north = lat;
  });
  return { total, bounds: total > 0 ? bounds : null };
}

/** tells whether a place lies in the window, which may reach over the date line */
function isShownIn({ west, south, east, north }: GeoBox): (hit: MapHit) => boolean {
  const [left, top, bottom] = [planeX(west), planeY(north), planeY(south)];
  const width = planeX(east) - left;
  return ({ x, y }) => {
    const away = x - left;
    return y >= top && y <= bottom && away - Math.floor(away) <= width;
  };
}

/** Pins for tours, however many they are: as close together as a window of this size can show them, and never more than MOST_PINS. */
export function pinsOf(
  eachHit: EachHit,
  { window, width, height }: Pick<MapQuery, 'window' | 'width' | 'height'>,
): MapResult {
  const { total, bounds } = span(eachHit);
  const box = window ?? bounds;
  if (!box) return { total, shown: 0, bounds, pins: [] };
  const zoom = Math.ceil(zoomOf(box, width, height));
  const grid = new PinGrid(Math.min(Math.max(zoom, 0), CLOSEST_ZOOM));
  const isShown = window ? isShownIn(window) : () => true;
  let shown = 0;
  eachHit((hit) => {
    if (!isShown(hit)) return;
    shown += 1;
    grid.add(hit);
  });
  return { total, shown, bounds, pins: grid.thinTo(MOST_PINS).pins() };
}
