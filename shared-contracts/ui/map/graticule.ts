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

/** "42°", "42°30′": without the side of the world. */
export function degreeText(degree: number): string {
  const minutes = Math.round(Math.abs(degree) * 60);
  const rest = minutes % 60;
  const whole = Math.floor(minutes / 60);
  return rest === 0 ? `${whole}°` : `${whole}°${String(rest).padStart(2, '0')}′`;
}

/** Degrees a line is called by: a map that goes around the world counts on beyond 180. */
export function shownDegree({ axis, degree }: GridLine): number {
  return axis === 'lat' ? degree : ((((degree + 180) % 360) + 360) % 360) - 180;
}

/** The side of the world a line lies on; the equator, the first meridian and its opposite are on none. */
export function sideOf(line: GridLine): 'north' | 'south' | 'east' | 'west' | null {
  const degree = shownDegree(line);
  if (degree === 0 || Math.abs(degree) === 180) return null;
  if (line.axis === 'lat') return degree > 0 ? 'north' : 'south';
  return degree > 0 ? 'east' : 'west';
}
