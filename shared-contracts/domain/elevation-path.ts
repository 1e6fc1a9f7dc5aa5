import type { Elevation } from './elevation.ts';
import { smoothLine } from './smooth-line.ts';

/** units of the drawing's viewBox; it is stretched to the box it stands in */
export const WIDTH = 640;
export const HEIGHT = 104;
const TOP = 12;
const BOTTOM = 6;
/** metres below the lowest point: the line never lies on the ground */
const FLOOR = 120;

export interface ElevationPath {
  line: string;
  area: string;
  /** x of the borders between days */
  ticks: number[];
}

/** The profile as an SVG path: a Catmull-Rom curve through the points. */
export function elevationPath({ points, days }: Elevation): ElevationPath {
  const heights = points.map(({ metres }) => metres);
  const low = Math.min(...heights) - FLOOR;
  const high = Math.max(...heights);
  const at = points.map(({ x, metres }) => ({
    x: x * WIDTH,
    y: HEIGHT - BOTTOM - ((metres - low) / (high - low)) * (HEIGHT - TOP - BOTTOM),
  }));
  if (at.length === 0) return { line: '', area: '', ticks: [] };
  const line = smoothLine(at, 6);
  let from = 0;
  const ticks = days.slice(0, -1).map(({ share }) => {
    from += share * WIDTH;
    return Number(from.toFixed(1));
  });
  return { line, area: `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, ticks };
}
