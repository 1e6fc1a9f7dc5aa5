import type { ClimateMonth } from '@cairn/shared-contracts/api/climate.schema';

type Weather = Pick<ClimateMonth, 'high_c' | 'rain_days' | 'sun_hours'>;

/** afternoons between which nobody thinks about the temperature, °C */
const MILD = { from: 13, to: 25, best: 19 };
/** a degree outside them, a degree off the best, a day of rain and an hour of sun, weighed against one another */
const WEIGHT = { outside: 1.2, off: 0.15, rainDay: 0.55, sunHour: 0.7 };
/** months within so many points of the best one are as good */
const AS_GOOD = 3;
const MOST = 5;

function score({ high_c, rain_days, sun_hours }: Weather): number {
  const outside = Math.max(MILD.from - high_c, high_c - MILD.to, 0);
  const heat = outside * WEIGHT.outside + Math.abs(high_c - MILD.best) * WEIGHT.off;
  return sun_hours * WEIGHT.sunHour - heat - rain_days * WEIGHT.rainDay;
}

/**
 * The months to walk in: mild, dry and sunny as far as the place has such, at most five. There is always one: a place in the ice has
 * its best month too.
 * @returns 1 to 12 in the order of the calendar
 */
export function bestMonths(year: readonly Weather[]): number[] {
  const scored = year.map((weather, index) => ({ month: index + 1, score: score(weather) }));
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const enough = (ranked[0]?.score ?? 0) - AS_GOOD;
  return ranked
    .filter((one) => one.score >= enough)
    .slice(0, MOST)
    .map(({ month }) => month)
    .sort((a, b) => a - b);
}
