import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { type Elevation, elevationOf } from '@cairn/shared-contracts/domain/elevation';
import { type LngLat, placeAlong, type RouteLeg, routeLegs } from '@cairn/shared-contracts/domain/route-legs';

export interface WalkDay {
  day: number;
  title: string;
  kilometres: number;
  ascent: number;
  /** metres; null when what is known makes no sense */
  descent: number | null;
  /** shares of the profile's width, 0 to 1 */
  from: number;
  to: number;
  /** kilometres before it */
  before: number;
  /** nothing on the map on a day that the route does not tell */
  leg: RouteLeg | undefined;
}

/** A tour's route and its profile as one: whoever stands on the one stands on the other. */
export interface Walk {
  elevation: Elevation;
  days: readonly WalkDay[];
}

export interface Standing {
  day: number;
  /** since the start of the tour */
  kilometres: number;
  metres: number;
  at: LngLat | undefined;
}

/** @returns null for a tour whose heights nobody knows */
export function walkOf({ program, route }: Pick<Tour, 'program' | 'route'>): Walk | null {
  const elevation = elevationOf(program);
  if (!elevation) return null;
  const legs = routeLegs(route);
  let from = 0;
  const days = elevation.days.flatMap(({ day, share }): WalkDay[] => {
    const told = program.find((one) => one.day === day);
    if (!told) return [];
    const start = from;
    from += share;
    const before = program.filter((one) => one.day < day).reduce((sum, { distance_km }) => sum + distance_km, 0);
    const descent = told.ascent_m + (told.profile[0] ?? 0) - (told.profile.at(-1) ?? 0);
    return [
      {
        ...{
          day,
          title: told.title,
          kilometres: told.distance_km,
          ascent: told.ascent_m,
          from: start,
          to: from,
          before,
        },
        descent: descent > 0 ? Math.round(descent / 10) * 10 : null,
        leg: legs.find((leg) => leg.day === day),
      },
    ];
  });
  return { elevation, days };
}

export const dayAt = ({ days }: Walk, x: number): WalkDay | undefined => days.find(({ to }) => x <= to) ?? days.at(-1);

/** Where somebody is at a share of the profile's width, 0 to 1. */
export function standingAt(walk: Walk, x: number): Standing | undefined {
  const day = dayAt(walk, x);
  if (!day) return undefined;
  const part = Math.min(Math.max((x - day.from) / (day.to - day.from || 1), 0), 1);
  return {
    day: day.day,
    kilometres: Math.round((day.before + day.kilometres * part) * 10) / 10,
    metres: Math.round(heightAt(walk.elevation, x) / 10) * 10,
    at: day.leg && placeAlong(day.leg.line, part),
  };
}

function heightAt({ points, start, end }: Elevation, x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const [a, b] = [points[after - 1], points[after]];
  if (!b) return end;
  if (!a) return start;
  return a.metres + ((b.metres - a.metres) * (x - a.x)) / (b.x - a.x || 1);
}
