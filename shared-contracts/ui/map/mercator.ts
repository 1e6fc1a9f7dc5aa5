import { planeX, planeY, WORLD_PX } from '../../domain/mercator.ts';
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

/** The world for a map without points. */
export const WHOLE_WORLD: MapBounds = { west: -170, south: -56, east: 180, north: 74 };

/** A single place, or places close together, are shown from no closer than this. */
export const FIT_ZOOM = 8.5;
/** Who goes to a place on purpose comes closer. */
export const GO_TO_ZOOM = 12;

/** Where a point stands in a still picture, px from its upper left corner. */
export type Projection = (point: LngLat) => Point;

/** Fits bounds into a picture with a margin around, no closer than `maxZoom`. */
export function fitted(
  bounds: MapBounds,
  { width, height }: { width: number; height: number },
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
