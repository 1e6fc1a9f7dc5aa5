import type { MapBounds } from './map-types.ts';

/** Distances between lines, degrees. */
const STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 30] as const;
const COARSEST = 30;
/** Lines stand at least this far apart, px. */
const LEAST_GAP = 120;
const MAX_LAT = 85;

/** One line of the grid: where it stands, and whether it is a meridian. */
export interface GridLine {
  axis: 'lng' | 'lat';
  degree: number;
}

/** How far apart lines are drawn where a pixel is this many degrees wide. */
export function stepFor(degreesPerPixel: number): number {
  return STEPS.find((step) => step / degreesPerPixel >= LEAST_GAP) ?? COARSEST;
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(Math.floor(to / step) - first + 1, 0);
  // 0.1 * 3 is 0.30000000000000004
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(4)));
}

/** Meridians and parallels through the part of the world that is shown. */
export function gridLines({ west, south, east, north }: MapBounds, step: number): GridLine[] {
  return [
    ...multiples(west, east, step).map((degree) => ({ axis: 'lng' as const, degree })),
    ...multiples(Math.max(south, -MAX_LAT), Math.min(north, MAX_LAT), step).map((degree) => ({
      axis: 'lat' as const,
      degree,
    })),
  ];
}
