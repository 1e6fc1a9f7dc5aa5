import type { RouteMark } from './route-legs.ts';
import { type LinePoint, smoothLine } from './smooth-line.ts';

/** units of the drawing; it is stretched to the box it stands in */
export const MAP = { width: 800, height: 340 } as const;
const PADDING = { x: 76, top: 44, bottom: 88 } as const;
/** marks closer than this would cover one another on a phone */
const APART = 68;
const ROUNDS = 24;

export type PlacedMark = RouteMark & LinePoint;

/** A route's marks on the drawing: north is up, both directions in one scale, then marks pushed apart until they can be read. */
export function placeRoute(route: readonly RouteMark[]): PlacedMark[] {
  const [first] = route;
  if (!first) return [];
  const squeeze = Math.cos((first.lat * Math.PI) / 180);
  const flat = route.map((point) => ({ ...point, x: point.lng * squeeze, y: -point.lat }));
  const box = {
    left: Math.min(...flat.map(({ x }) => x)),
    right: Math.max(...flat.map(({ x }) => x)),
    top: Math.min(...flat.map(({ y }) => y)),
    bottom: Math.max(...flat.map(({ y }) => y)),
  };
  const room = { width: MAP.width - 2 * PADDING.x, height: MAP.height - PADDING.top - PADDING.bottom };
  const scale = Math.min(room.width / (box.right - box.left || 1e-9), room.height / (box.bottom - box.top || 1e-9));
  const centre = { x: MAP.width / 2, y: PADDING.top + room.height / 2 };
  const placed = flat.map((point) => ({
    ...point,
    x: centre.x + (point.x - (box.left + box.right) / 2) * scale,
    y: centre.y + (point.y - (box.top + box.bottom) / 2) * scale,
  }));
  return spread(placed);
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function spread(points: PlacedMark[]): PlacedMark[] {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, a] of points.entries()) {
      for (const b of points.slice(index + 1)) {
        const gap = Math.hypot(b.x - a.x, b.y - a.y);
        if (gap >= APART) continue;
        // two in one spot part along a direction of their own
        const angle = gap > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : index * 2.4;
        const push = (APART - gap) / 2;
        a.x = clamp(a.x - Math.cos(angle) * push, 40, MAP.width - 40);
        b.x = clamp(b.x + Math.cos(angle) * push, 40, MAP.width - 40);
        a.y = clamp(a.y - Math.sin(angle) * push, 36, MAP.height - 60);
        b.y = clamp(b.y + Math.sin(angle) * push, 36, MAP.height - 60);
      }
    }
  }
  return points.map((point) => ({ ...point, x: Math.round(point.x * 10) / 10, y: Math.round(point.y * 10) / 10 }));
}

/** A smooth line through the marks; without an end of its own it comes back to its start. */
export function routeLine(marks: readonly PlacedMark[]): string {
  const [start] = marks;
  const isClosed = start !== undefined && marks.length > 2 && marks.at(-1)?.kind !== 'end';
  return smoothLine(isClosed ? [...marks, start] : marks, 5);
}
