import type { Point } from '../geometry.ts';
import { last } from '../geometry.ts';
import { curveThrough } from './curve-through.ts';

interface ElevationOptions {
  readonly width?: number;
  readonly height?: number;
  readonly padding?: number;
  /** Unique in the document: names the gradient. */
  readonly id?: string;
  /** Kilometres at which a day ends. */
  readonly dayEnds?: readonly number[];
}

/** Profile of a route; a point is [kilometres from the start, metres above the sea]. */
export function elevation(
  profile: readonly Point[],
  { width: w = 640, height: h = 120, padding = 6, id = 'e', dayEnds = [] }: ElevationOptions = {},
): string {
  const length = last(profile)[0];
  const heights = profile.map(([, metres]) => metres);
  const lowest = Math.min(...heights) - 120;
  const highest = Math.max(...heights) + 60;
  const points = profile.map(([km, metres]): Point => {
    const share = (metres - lowest) / (highest - lowest);
    return [(km / length) * w, h - padding - share * (h - padding * 3)];
  });
  const line = curveThrough(points, 6);
  const ticks = dayEnds.map((km) => {
    const x = (km / length) * w;
    return `<line x1="${x}" x2="${x}" y1="0" y2="${h}" stroke="var(--line)" stroke-dasharray="2 4"/>`;
  });
  const stops =
    '<stop offset="0" stop-color="var(--primary)" stop-opacity=".26"/><stop offset="1" stop-color="var(--primary)" stop-opacity=".02"/>';
  return [
    `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" style="width:100%;height:${h}px" role="img" aria-label="Elevation profile">`,
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
    ...ticks,
    `<path d="${line}L${w} ${h}L0 ${h}Z" fill="url(#${id})"/>`,
    `<path d="${line}" fill="none" stroke="var(--primary)" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>`,
  ].join('');
}
