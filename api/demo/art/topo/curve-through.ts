import { elementAt } from '../../random.ts';
import { first, type Point } from '../geometry.ts';

/** Catmull-Rom as Béziers; a larger `tension` draws a straighter line. */
export function curveThrough(points: readonly Point[], tension: number): string {
  let path = `M${first(points).join(',')}`;
  for (let i = 0; i < points.length - 1; i++) {
    const b = elementAt(points, i);
    const c = elementAt(points, i + 1);
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    const numbers = [
      b[0] + (c[0] - a[0]) / tension,
      b[1] + (c[1] - a[1]) / tension,
      c[0] - (e[0] - b[0]) / tension,
      c[1] - (e[1] - b[1]) / tension,
      c[0],
      c[1],
    ];
    path += `C${numbers.map((value) => value.toFixed(1)).join(' ')}`;
  }
  return path;
}
