import { latOf, lngOf, planeX, planeY, smallestWorld, type View, WORLD_PX } from '../../domain/mercator.ts';
import type { LngLat, MapBounds } from './map-types.ts';

export interface Point {
  x: number;
  y: number;
}

/** Web Mercator: 0 to 1 from west to east and from north to south. */
export const toPlane = ({ lng, lat }: LngLat): Point => ({ x: planeX(lng), y: planeY(lat) });

export function boundsOf(points: readonly LngLat[]): MapBounds | null {
  if (points.length === 0) return null;
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  return { west: Math.min(...lngs), east: Math.max(...lngs), south: Math.min(...lats), north: Math.max(...lats) };
}

/** Bounds as the points that hold them apart. */
export const cornersOf = ({ west, south, east, north }: MapBounds): LngLat[] => [
  { lng: west, lat: south },
  { lng: east, lat: north },
];

const EQUATOR_M = 40_075_017;

/** How much land a pixel shows, on the ground of this latitude. */
export const metresPerPx = (lat: number, zoom: number): number =>
  (EQUATOR_M * Math.cos((lat * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);

/** What lies within so many metres. */
export function around({ lng, lat }: LngLat, metres: number): MapBounds {
  const down = (metres / EQUATOR_M) * 360;
  const across = Math.min(down / Math.max(Math.cos((lat * Math.PI) / 180), 1e-9), 180);
  return { west: lng - across, south: lat - down, east: lng + across, north: lat + down };
}

/** The world for a map without points. */
export const WHOLE_WORLD: MapBounds = { west: -170, south: -56, east: 180, north: 74 };

/** A single place, or places close together, are shown from no closer than this. */
export const FIT_ZOOM = 8.5;
/** Who goes to a place on purpose comes closer. */
export const GO_TO_ZOOM = 12;

export interface Size {
  width: number;
  height: number;
}
export interface Sides {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The view that shows bounds inside a margin, no closer than `maxZoom`. Where the world gets no smaller its middle is theirs. */
export function viewOf(
  { west, south, east, north }: MapBounds,
  size: Size,
  { margin, maxZoom }: { margin: Sides; maxZoom: number },
): View {
  const { top, bottom, left, right } = margin;
  const room = (side: number) => Math.max(side, 1);
  const fitting = Math.min(
    room(size.width - left - right) / Math.max(planeX(east) - planeX(west), 1e-9),
    room(size.height - top - bottom) / Math.max(planeY(south) - planeY(north), 1e-9),
    WORLD_PX * 2 ** maxZoom,
  );
  const smallest = smallestWorld(size);
  const world = Math.max(fitting, smallest);
  const aside = fitting < smallest ? 0 : (right - left) / 2 / world;
  return {
    lng: lngOf((planeX(west) + planeX(east)) / 2 + aside),
    lat: latOf((planeY(north) + planeY(south)) / 2 + (bottom - top) / 2 / world),
    zoom: Math.log2(world / WORLD_PX),
  };
}

/** Where a point stands in a still picture, px from its upper left corner. */
export type Projection = (point: LngLat) => Point;

/** Fits bounds into a picture with a margin around, no closer than `maxZoom`. */
export function fitted(
  bounds: MapBounds,
  { width, height }: Size,
  { padding, maxZoom }: { padding: number; maxZoom: number },
): Projection {
  const nw = toPlane({ lng: bounds.west, lat: bounds.north });
  const se = toPlane({ lng: bounds.east, lat: bounds.south });
  const room = (side: number) => Math.max(side - 2 * padding, 1);
  const scale = Math.min(
    room(width) / Math.max(se.x - nw.x, 1e-9),
    room(height) / Math.max(se.y - nw.y, 1e-9),
    WORLD_PX * 2 ** maxZoom,
  );
  const centre = { x: (nw.x + se.x) / 2, y: (nw.y + se.y) / 2 };
  return (point) => {
    const { x, y } = toPlane(point);
    return { x: width / 2 + (x - centre.x) * scale, y: height / 2 + (y - centre.y) * scale };
  };
}
