import { placeAlong, type RouteLeg } from '../../domain/route-legs.ts';
import type { LngLat } from './map-types.ts';
import { overlap, type Rect } from './rects.ts';

export interface Point {
  x: number;
  y: number;
}

/** half of a number's width and of the room around it, px: a finger needs 24 between the middles */
const HALF = 15;
/** where a number may stand on its day's way, the best place first */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9];
/** how far beside its way a number may stand where the way is taken, px */
const ASIDE = [16, 32, 48, 64];
const DIRECTIONS = Array.from({ length: 12 }, (_, step) => (step * Math.PI) / 6);

const around = ({ x, y }: Point): Rect => ({ left: x - HALF, right: x + HALF, top: y - HALF, bottom: y + HALF });

export interface Room {
  width: number;
  height: number;
  /** what lies there already */
  taken: readonly Rect[];
}

/** How far from the day's own mark each number is drawn, px: on its way where there is room, else beside it. Days without room have none. */
export function dayPlaces(
  legs: readonly RouteLeg[],
  project: (at: LngLat) => Point,
  { width, height, taken }: Room,
): Map<number, Point> {
  const places = new Map<number, Point>();
  const covered = [...taken];
  const isInside = ({ x, y }: Point) => x > HALF && y > HALF && x < width - HALF && y < height - HALF;
  const isFree = (point: Point) => !covered.some((one) => overlap(one, around(point)));
  for (const { day, line } of legs) {
    const onWay = SHARES.flatMap((share) => placeAlong(line, share) ?? []).map(project);
    const middle = onWay[0];
    if (!middle) continue;
    const beside = ASIDE.flatMap((far) =>
      DIRECTIONS.map((turn) => ({ x: middle.x + far * Math.cos(turn), y: middle.y + far * Math.sin(turn) })),
    );
    const isSeen = onWay.some(isInside);
    const place = [...onWay, ...beside].find((point) => (isInside(point) || !isSeen) && isFree(point));
    if (!place) continue;
    covered.push(around(place));
    places.set(day, place);
  }
  return places;
}
