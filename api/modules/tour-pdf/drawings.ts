import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { type Elevation, elevationOf } from '@cairn/shared-contracts/domain/elevation';
import { elevationPath, HEIGHT, WIDTH } from '@cairn/shared-contracts/domain/elevation-path';
import { routeMarks } from '@cairn/shared-contracts/domain/route-legs';
import { MAP, placeRoute, routeLine } from '@cairn/shared-contracts/domain/route-line';
import { COLOUR } from './look.ts';

export interface RouteDrawing {
  svg: string;
  /** where the numbered days lead: written beside the drawing the names cannot cover one another */
  days: { day: number; name: string }[];
}

/** The route as a line with the numbers of its days. @returns undefined without a way */
export function routeDrawing(route: Tour['route']): RouteDrawing | undefined {
  const marks = placeRoute(routeMarks(route));
  if (marks.length < 2) return undefined;
  const drawn = marks.map(({ kind, day, x, y }) =>
    kind === 'day'
      ? `<circle cx="${x}" cy="${y}" r="15" fill="${COLOUR.primary}"/>` +
        `<text x="${x}" y="${y + 5}" font-family="Geologica" font-size="15" fill="#ffffff" text-anchor="middle">${day}</text>`
      : `<circle cx="${x}" cy="${y}" r="8" fill="#ffffff" stroke="${COLOUR.primary}" stroke-width="4"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}"><rect width="${MAP.width}" height="${MAP.height}" rx="16" fill="${COLOUR.subtle}"/><path d="${routeLine(marks)}" fill="none" stroke="${COLOUR.primary}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>${drawn.join('')}</svg>`;
  return { svg, days: marks.flatMap(({ kind, day, name }) => (kind === 'day' ? [{ day, name }] : [])) };
}

export interface ElevationDrawing {
  svg: string;
  elevation: Elevation;
}

/** The days' profiles in a row. @returns undefined without walking */
export function elevationDrawing(program: Tour['program']): ElevationDrawing | undefined {
  const elevation = elevationOf(program);
  if (!elevation) return undefined;
  const { line, area, ticks } = elevationPath(elevation);
  const borders = ticks.map((x) => `<path d="M${x} 0V${HEIGHT}" stroke="${COLOUR.line}" stroke-width="1"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${borders}<path d="${area}" fill="#e3efe5"/><path d="${line}" fill="none" stroke="${COLOUR.primary}" stroke-width="2"/></svg>`;
  return { svg, elevation };
}
