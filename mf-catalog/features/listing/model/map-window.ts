import type { MapRequest } from '@cairn/shared-contracts/api/tours-map.endpoints';
import {
  type GeoBox,
  latOf,
  lngOf,
  planeX,
  planeY,
  smallestWorld,
  WORLD_PX,
} from '@cairn/shared-contracts/domain/mercator';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { Size } from './map-pins.ts';

/** Room that the map keeps around what it fits, px (ui/map). */
export const MARGIN: Size = { width: 164, height: 96 };
/** Windows begin and end at multiples of it: a small move asks for nothing new, and what comes into sight is there already. */
const STEP_PX = 128;
/** what the api takes */
const MOST_PX = 4096;
const CLOSEST_ZOOM = 12;

export const inner = ({ width, height }: Size): Size => ({
  width: Math.max(width - MARGIN.width, 100),
  height: Math.max(height - MARGIN.height, 100),
});

/** Page and order do not matter to a map, and where it shows a part of the world that takes the place of the area. */
export function mapFilter(filter: SearchFilter, ignoresArea: boolean): Partial<SearchFilter> {
  const { page, sort, ...rest } = filter;
  if (!ignoresArea) return rest;
  const { lat, lng, radius, placeName, ...everywhere } = rest;
  return everywhere;
}

const degrees = (value: number): number => Math.round(value * 1e5) / 1e5;

/** The window that is asked for when the map shows these bounds. */
export function windowFor({ west, south, east, north }: GeoBox, { width }: Size): Omit<MapRequest, 'filter'> {
  const across = Math.min(planeX(east) - planeX(west), 1);
  // at least as fine as what is shown, unless that is more than the api draws
  for (let zoom = Math.max(Math.ceil(Math.log2(width / across / WORLD_PX)), 0); ; zoom--) {
    const side = WORLD_PX * 2 ** zoom;
    const [down, up] = [
      (part: number) => Math.floor((part * side) / STEP_PX) * STEP_PX,
      (part: number) => Math.ceil((part * side) / STEP_PX) * STEP_PX,
    ];
    const [left, right] = across === 1 ? [0, side] : [down(planeX(west)), up(planeX(east))];
    const [top, bottom] = [Math.max(down(planeY(north)), 0), Math.min(up(planeY(south)), side)];
    if (zoom > 0 && Math.max(right - left, bottom - top) > MOST_PX) continue;
    const window = {
      west: degrees(lngOf(left / side)),
      south: degrees(latOf(bottom / side)),
      east: degrees(lngOf(right / side)),
      north: degrees(latOf(top / side)),
    };
    return { window, width: right - left, height: bottom - top };
  }
}

/** What a map of this size shows when it goes to a box. */
export function shownAround({ west, south, east, north }: GeoBox, size: Size): GeoBox {
  const [x, y] = [(planeX(west) + planeX(east)) / 2, (planeY(south) + planeY(north)) / 2];
  const { width, height } = inner(size);
  const scale = Math.min(
    Math.max(
      (planeX(east) - planeX(west)) / width,
      (planeY(south) - planeY(north)) / height,
      1 / (WORLD_PX * 2 ** CLOSEST_ZOOM),
    ),
    1 / smallestWorld(size),
  );
  const [half, tall] = [(size.width * scale) / 2, (size.height * scale) / 2];
  return { west: lngOf(x - half), east: lngOf(x + half), north: latOf(y - tall), south: latOf(y + tall) };
}

/** Whether a place lies in what the map shows, which may have gone around the world. */
export function isInside({ west, south, east, north }: GeoBox, { lat, lng }: { lat: number; lng: number }): boolean {
  const away = (lng - west) / 360;
  return lat >= south && lat <= north && (away - Math.floor(away)) * 360 <= east - west;
}
