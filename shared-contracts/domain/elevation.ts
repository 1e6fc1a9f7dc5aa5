import type { TourDay } from '../api/tours.schema.ts';

/** a day narrower than this share of the drawing could not carry its number */
const NARROWEST = 0.05;

export interface ElevationDay {
  day: number;
  /** share of the drawing's width, all days together 1 */
  share: number;
}

export interface ElevationPoint {
  /** 0 to 1 along the whole route */
  x: number;
  /** metres above the sea */
  metres: number;
}

export interface Elevation {
  days: ElevationDay[];
  points: ElevationPoint[];
  start: number;
  end: number;
  highest: number;
  /** the day that reaches `highest` */
  highestDay: number;
}

/**
 * The days' profiles one after the other; a day is as wide as it is long, within reason.
 * @returns null when there is nothing to draw: a tour without walking
 */
export function elevationOf(program: readonly TourDay[]): Elevation | null {
  const walked = program.filter(({ profile }) => profile.length > 1);
  const total = walked.reduce((sum, { distance_km }) => sum + distance_km, 0);
  if (walked.length === 0) return null;
  const weights = walked.map(({ distance_km }) => Math.max(total > 0 ? distance_km / total : 1, NARROWEST));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);

  const points: ElevationPoint[] = [];
  const days: ElevationDay[] = [];
  let from = 0;
  let peak = { metres: Number.NEGATIVE_INFINITY, day: 0 };
  for (const [index, { day, profile }] of walked.entries()) {
    const share = (weights[index] ?? 0) / whole;
    for (const [step, metres] of profile.entries()) {
      // a day starts where the one before ended, give or take a drive: two points over one another would kink the curve
      const isRepeated = step === 0 && points.length > 0;
      if (!isRepeated) points.push({ x: from + (share * step) / (profile.length - 1), metres });
      if (metres > peak.metres) peak = { metres, day };
    }
    days.push({ day, share });
    from += share;
  }
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  return { days, points, start: first.metres, end: last.metres, highest: peak.metres, highestDay: peak.day };
}

/** metres down, from what is known: start + up − end. Null when that makes no sense. */
export function descentOf({ start, end }: Elevation, ascent: number): number | null {
  const down = ascent + start - end;
  return down > 0 ? Math.round(down / 10) * 10 : null;
}
