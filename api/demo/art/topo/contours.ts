import { elementAt } from '../../random.ts';
import type { Point } from '../geometry.ts';
import { round1 } from '../numbers.ts';
import { createHeightField } from './height-field.ts';
import { joinSegments, type Segment } from './join-segments.ts';

export interface ContourOptions {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly levels?: number;
  /** Size of the grid squares, in units of the picture. */
  readonly cell?: number;
  readonly scale?: number;
  readonly stroke?: string;
  readonly lineWidth?: number;
}

/** Every n-th line is an index contour, drawn stronger. */
const INDEX_CONTOUR = 5;
const SHORTEST_LINE = 5;

/** Sides of a grid square that the contour crosses, by which of its corners are above the level (bits a, b, c, d). */
const CROSSINGS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['left', 'top']],
  2: [['top', 'right']],
  3: [['left', 'right']],
  4: [['right', 'bottom']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'bottom']],
  8: [['bottom', 'left']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['right', 'bottom']],
  12: [['left', 'right']],
  13: [['top', 'right']],
  14: [['left', 'top']],
};
type Side = 'top' | 'right' | 'bottom' | 'left';

/** Contour lines by marching squares: the same seed gives the same ground. */
export function contours({
  seed,
  width,
  height,
  levels = 16,
  cell = 10,
  scale = 190,
  stroke = 'currentColor',
  lineWidth = 1,
}: ContourOptions): string {
  const field = createHeightField(seed);
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const grid = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) => field((i * cell) / scale, (j * cell) / scale)),
  );
  let lines = '';
  for (let level = 1; level < levels; level++) {
    const threshold = 0.16 + (0.7 * level) / levels;
    const data = joinSegments(segmentsAt(grid, threshold, cell))
      .filter((line) => line.length > SHORTEST_LINE)
      .map((line) => `M${line.map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L')}`)
      .join('');
    const strokeWidth = level % INDEX_CONTOUR === 0 ? lineWidth * 1.8 : lineWidth;
    if (data) lines += `<path d="${data}" stroke-width="${strokeWidth}"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="${stroke}" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`;
}

function segmentsAt(grid: readonly (readonly number[])[], t: number, cell: number): Segment[] {
  const segments: Segment[] = [];
  for (let j = 0; j < grid.length - 1; j++) {
    const upper = elementAt(grid, j);
    const lower = elementAt(grid, j + 1);
    for (let i = 0; i < upper.length - 1; i++) {
      const a = elementAt(upper, i);
      const b = elementAt(upper, i + 1);
      const c = elementAt(lower, i + 1);
      const d = elementAt(lower, i);
      const corners = (a > t ? 1 : 0) | (b > t ? 2 : 0) | (c > t ? 4 : 0) | (d > t ? 8 : 0);
      const x = i * cell;
      const y = j * cell;
      const at: Readonly<Record<Side, Point>> = {
        top: [x + (cell * (t - a)) / (b - a), y],
        right: [x + cell, y + (cell * (t - b)) / (c - b)],
        bottom: [x + (cell * (t - d)) / (c - d), y + cell],
        left: [x, y + (cell * (t - a)) / (d - a)],
      };
      for (const [from, to] of CROSSINGS[corners] ?? []) segments.push([at[from], at[to]]);
    }
  }
  return segments;
}
