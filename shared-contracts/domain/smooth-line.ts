export interface LinePoint {
  x: number;
  y: number;
}

const round = (value: number): string => value.toFixed(1);

/**
 * A Catmull-Rom curve through the points, as an SVG path; '' without any.
 * @param stiffness the tangents' share: 6 is the curve of the books, less swings further out
 */
export function smoothLine(points: readonly LinePoint[], stiffness: number): string {
  const [first] = points;
  if (!first) return '';
  let line = `M${round(first.x)} ${round(first.y)}`;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const before = points[index - 2] ?? from;
    const after = points[index + 1] ?? to;
    const curve = [
      from.x + (to.x - before.x) / stiffness,
      from.y + (to.y - before.y) / stiffness,
      to.x - (after.x - from.x) / stiffness,
      to.y - (after.y - from.y) / stiffness,
      to.x,
      to.y,
    ];
    line += `C${curve.map(round).join(' ')}`;
  }
  return line;
}
