import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import { clamp, lerp, round1 } from './numbers.ts';

export type Point = readonly [x: number, y: number];
/** Height of a line above each x, in world units (y grows downwards). */
export type Curve = (x: number) => number;

/** Path data in which every number is rounded; strings pass through untouched. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = strings[0] ?? '';
  for (const [i, value] of values.entries()) {
    out += (typeof value === 'number' ? round1(value) : value) + (strings[i + 1] ?? '');
  }
  return out;
}

const join = (points: readonly Point[]) => points.map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L');

export const polygon = (points: readonly Point[]) => `M${join(points)}Z`;

export const reversed = (points: readonly Point[]): Point[] => [...points].reverse();

export const first = (points: readonly Point[]) => elementAt(points, 0);
export const last = (points: readonly Point[]) => elementAt(points, points.length - 1);

/** Catmull-Rom through all points, as cubic Béziers. */
export function smooth(points: readonly Point[]): string {
  const [startX, startY] = first(points);
  let path = d`M${startX} ${startY}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = elementAt(points, i);
    const p2 = elementAt(points, i + 1);
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    path += d`C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} `;
    path += d`${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
  }
  return path;
}

/** Midpoint displacement: turns a few control points into a broken, rocky line. */
export function rough(random: Random, control: readonly Point[], amplitude: number, shortest = 9): Point[] {
  const out: Point[] = [first(control)];
  const subdivide = (a: Point, b: Point, depth: number): void => {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy);
    if (length < shortest || depth <= 0) {
      out.push(b);
      return;
    }
    const t = random.between(0.38, 0.62);
    const offset = random.between(-1, 1) * amplitude * length;
    const middle: Point = [a[0] + dx * t - (dy / length) * offset, a[1] + dy * t + (dx / length) * offset];
    subdivide(a, middle, depth - 1);
    subdivide(middle, b, depth - 1);
  };
  for (let i = 0; i < control.length - 1; i++) subdivide(elementAt(control, i), elementAt(control, i + 1), 5);
  return out;
}

/** Where a descending line crosses height `y`. */
export function xAtHeight(line: readonly Point[], y: number): number {
  for (let i = 1; i < line.length; i++) {
    const b = elementAt(line, i);
    if (b[1] >= y) {
      const a = elementAt(line, i - 1);
      return lerp(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1] || 1)));
    }
  }
  return last(line)[0];
}

/** The part of a descending line above height `y`. */
export function above(line: readonly Point[], y: number): Point[] {
  const out: Point[] = [];
  for (const point of line) {
    if (point[1] > y) break;
    out.push(point);
  }
  out.push([xAtHeight(line, y), y]);
  return out;
}
