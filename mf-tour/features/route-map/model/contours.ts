/** Contour lines of a landscape that follows from a seed: value noise, cut at even heights by marching squares. */
interface ContourOptions {
  seed: string;
  width: number;
  height: number;
}

const CELL = 10;
const SCALE = 150;
const LEVELS = 20;
/** every so many lines one is drawn bold, as on a map */
const BOLD = 5;

export interface Contour {
  path: string;
  isBold: boolean;
}

type Point = readonly [x: number, y: number];

function hash(text: string): number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
}

function noise(seed: string): (x: number, y: number) => number {
  const key = hash(seed);
  const corner = (x: number, y: number) => {
    let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ key;
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295;
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const smooth = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = ease(x - column);
    const v = ease(y - row);
    const top = corner(column, row) * (1 - u) + corner(column + 1, row) * u;
    const bottom = corner(column, row + 1) * (1 - u) + corner(column + 1, row + 1) * u;
    return top * (1 - v) + bottom * v;
  };
  return (x, y) =>
    smooth(x, y) * 0.62 + smooth(x * 2.1 + 9, y * 2.1 + 4) * 0.27 + smooth(x * 4.3 + 3, y * 4.3 + 8) * 0.11;
}

/** Which sides of a cell the line crosses, by the corners above the height (top left 1, top right 2, bottom right 4, bottom left 8). */
const CROSSINGS: Readonly<Record<number, readonly (readonly [from: Side, to: Side])[]>> = {
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

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** One path a height. Short strokes are left unjoined: the eye joins them, and it saves the search. */
export function contours({ seed, width, height }: ContourOptions): Contour[] {
  const field = noise(seed);
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const heights = Float64Array.from({ length: columns * rows }, (_, at) =>
    field(((at % columns) * CELL) / SCALE, (Math.floor(at / columns) * CELL) / SCALE),
  );
  const heightAt = (column: number, row: number) => heights[row * columns + column] ?? 0;

  return Array.from({ length: LEVELS - 1 }, (_, index) => {
    const level = index + 1;
    const cut = 0.16 + (0.7 * level) / LEVELS;
    let path = '';
    for (let row = 0; row < rows - 1; row += 1) {
      for (let column = 0; column < columns - 1; column += 1) {
        const a = heightAt(column, row);
        const b = heightAt(column + 1, row);
        const c = heightAt(column + 1, row + 1);
        const d = heightAt(column, row + 1);
        const corners = Number(a > cut) | (Number(b > cut) << 1) | (Number(c > cut) << 2) | (Number(d > cut) << 3);
        const x = column * CELL;
        const y = row * CELL;
        const side: Record<Side, Point> = {
          top: [x + (CELL * (cut - a)) / (b - a), y],
          right: [x + CELL, y + (CELL * (cut - b)) / (c - b)],
          bottom: [x + (CELL * (cut - d)) / (c - d), y + CELL],
          left: [x, y + (CELL * (cut - a)) / (d - a)],
        };
        for (const [from, to] of CROSSINGS[corners] ?? []) path += `M${text(side[from])}L${text(side[to])}`;
      }
    }
    return { path, isBold: level % BOLD === 0 };
  }).filter(({ path }) => path !== '');
}
