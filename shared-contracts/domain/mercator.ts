/** Web Mercator, the plane that maps draw and the api thins out pins on: 0 to 1 from west to east and from north to south. */

/** WGS 84, degrees; east of 180 when it reaches over the date line */
export interface GeoBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** beyond this the plane ends */
const MAX_LAT = 85.05;
/** side of the whole world at zoom 0, px */
export const WORLD_PX = 512;

/** What a map of the whole world shows: all that is walked, and nothing of Antarctica. */
const NORTH_END = 82;
export const SOUTH_END = -60;

export const planeX = (lng: number): number => lng / 360 + 0.5;

export function planeY(lat: number): number {
  const held = Math.min(Math.max(lat, -MAX_LAT), MAX_LAT);
  const sine = Math.sin((held * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const lngOf = (x: number): number => (x - 0.5) * 360;
export const latOf = (y: number): number => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;

/** The zoom at which a box just fits a picture of this size, px; without an upper end for a box that is one place. */
export function zoomOf({ west, south, east, north }: GeoBox, width: number, height: number): number {
  const across = planeX(east) - planeX(west);
  const down = planeY(south) - planeY(north);
  return Math.log2(Math.min(width / across, height / down) / WORLD_PX);
}

const TOP = planeY(NORTH_END);
const BOTTOM = planeY(SOUTH_END);

export interface View {
  lng: number;
  lat: number;
  zoom: number;
}

/** How small the world's side may become in a map of this size, px: it fills the map from west to east or from north to south. */
export const smallestWorld = ({ width, height }: { width: number; height: number }): number =>
  Math.min(width, height / (BOTTOM - TOP));

/** The view nearest to this one that leaves neither end of the world; where there is room for both, the sea goes on beyond them. */
export function heldInWorld({ lng, lat, zoom }: View, size: { width: number; height: number }): View {
  const world = Math.max(WORLD_PX * 2 ** zoom, smallestWorld(size));
  const half = size.height / 2 / world;
  const [one, other] = [TOP + half, BOTTOM - half];
  const y = Math.min(Math.max(planeY(lat), Math.min(one, other)), Math.max(one, other));
  return { lng, lat: latOf(y), zoom: Math.log2(world / WORLD_PX) };
}
