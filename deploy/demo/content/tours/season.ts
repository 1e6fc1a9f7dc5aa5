import { seasonMonths } from '../calendar.ts';
import type { Region } from '../world/model.ts';
import type { Style } from './styles.ts';

type Place = Pick<Region, 'at' | 'months'>;

const YEAR_MONTHS = 12;
/** snow carries so long: further from the pole it is gone earlier, nearer to it the first months are dark */
const SNOW = { months: [12, 4], polar: [2, 5] } as const;
const POLAR = 60;
const FLOWERS = [3, 8] as const;
/** the sun so many degrees below the horizon at midnight: stars are out */
const DARK = 12;
/** nights outdoors that somebody pays for are never fewer months than these */
const FEWEST_DARK = 2;

const shifted = (month: number, by: number): number => ((month - 1 + by + YEAR_MONTHS) % YEAR_MONTHS) + 1;

/** Months of the northern year, as they fall in the place's half of the world. */
const inHemisphere = (lat: number, [first, last]: readonly [number, number]): number[] =>
  seasonMonths(first, last).map((month) => (lat < 0 ? shifted(month, YEAR_MONTHS / 2) : month));

/** degrees that the sun stands below the horizon at midnight in the middle of a month */
export function midnightDepth(lat: number, month: number): number {
  const declination = -23.44 * Math.cos((2 * Math.PI * (month * 30.4 - 5)) / 365);
  return 90 - Math.abs(lat + declination);
}

/** The region's months with a night in them; where its summer has none, the months right after it, or before. */
function darkMonths(lat: number, months: readonly number[]): number[] {
  const isDark = (month: number) => midnightDepth(lat, month) >= DARK;
  const dark = months.filter(isDark);
  const last = months.at(-1) ?? YEAR_MONTHS;
  for (let by = 1; dark.length < FEWEST_DARK && by < YEAR_MONTHS; by++) {
    const month = shifted(last, by);
    if (isDark(month) && !dark.includes(month)) dark.push(month);
  }
  return dark;
}

function flowerMonths(lat: number, months: readonly number[]): number[] {
  if (Math.abs(lat) < 23.5) return [...months];
  const growing = inHemisphere(lat, FLOWERS);
  const flowering = months.filter((month) => growing.includes(month));
  return flowering.length > 0 ? flowering : growing;
}

/** The months in which a kind of trip can be done at a place: those of its paths, unless it needs snow, night or flowers. */
export function seasonOf(style: Style, { at: [lat], months }: Place): number[] {
  const open = seasonMonths(...months);
  switch (style) {
    case 'ski':
    case 'snowshoe':
      return inHemisphere(lat, Math.abs(lat) > POLAR ? SNOW.polar : SNOW.months);
    case 'stars':
      return darkMonths(lat, open);
    case 'botany':
      return flowerMonths(lat, open);
    default:
      return open;
  }
}
