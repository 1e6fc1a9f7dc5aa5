import { elementAt } from '../../random.ts';
import { first, last, type Point } from '../geometry.ts';

export type Segment = readonly [Point, Point];

const keyOf = ([x, y]: Point) => `${Math.round(x * 4)},${Math.round(y * 4)}`;

/** Chains segments that share an end into polylines. */
export function joinSegments(segments: readonly Segment[]): Point[][] {
  const byEnd = new Map<string, number[]>();
  for (const [i, segment] of segments.entries()) {
    for (const point of segment) {
      const key = keyOf(point);
      const known = byEnd.get(key);
      if (known) known.push(i);
      else byEnd.set(key, [i]);
    }
  }
  const used = new Set<number>();
  const lines: Point[][] = [];
  for (const [i, segment] of segments.entries()) {
    if (used.has(i)) continue;
    used.add(i);
    const line: Point[] = [...segment];
    for (const atEnd of [true, false]) {
      for (;;) {
        const end = atEnd ? last(line) : first(line);
        const next = byEnd.get(keyOf(end))?.find((candidate) => !used.has(candidate));
        if (next === undefined) break;
        used.add(next);
        const [a, b] = elementAt(segments, next);
        const other = keyOf(a) === keyOf(end) ? b : a;
        if (atEnd) line.push(other);
        else line.unshift(other);
      }
    }
    lines.push(line);
  }
  return lines;
}
