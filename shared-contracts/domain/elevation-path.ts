import type { Elevation } from './elevation.ts';

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

const round = (value: number): string => value.toFixed(1);

/** The profile as an SVG path: a Catmull-Rom curve through the points. */
export function elevationPath({ points, days }: Elevation): ElevationPath {
  const heights = points.map(({ metres }) => metres);
  const low = Math.min(...heights) - FLOOR;
  const high = Math.max(...heights);
  const at = points.map(({ x, metres }) => ({
    x: x * WIDTH,
    y: HEIGHT - BOTTOM - ((metres - low) / (high - low)) * (HEIGHT - TOP - BOTTOM),
  }));
  const [first] = at;
  if (!first) return { line: '', area: '', ticks: [] };
  let line = `M${round(first.x)} ${round(first.y)}`;
  for (const [index, to] of at.entries()) {
    const from = at[index - 1];
    if (!from) continue;
    const before = at[index - 2] ?? from;
    const after = at[index + 1] ?? to;
    const curve = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ];
    line += `C${curve.map(round).join(' ')}`;
  }
  let from = 0;
  const ticks = days.slice(0, -1).map(({ share }) => {
    from += share * WIDTH;
    return Number(round(from));
  });
  return { line, area: `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, ticks };
}
