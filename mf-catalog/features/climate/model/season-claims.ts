import type { ClimateMonth } from '@cairn/shared-contracts/api/climate.schema';

export type SeasonClaim = 'mild' | 'dry' | 'light';

/** °C of an afternoon that nobody thinks about, wet days of a month that are few, hours of sun a day that are many */
const MILD = { from: 13, to: 25 };
const FEW_WET_DAYS = 10;
const LONG_LIGHT = 6;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** What is true of the months that are advised, beside the rest of the same year. */
export function seasonClaims(year: readonly ClimateMonth[], best: readonly number[]): SeasonClaim[] {
  const chosen = year.filter((_, index) => best.includes(index + 1));
  if (chosen.length === 0) return [];
  const wet = mean(chosen.map(({ rain_days }) => rain_days));
  const sun = mean(chosen.map(({ sun_hours }) => sun_hours));
  const isMild = chosen.every(({ high_c }) => high_c >= MILD.from && high_c <= MILD.to);
  const isDry = wet <= FEW_WET_DAYS && wet <= mean(year.map(({ rain_days }) => rain_days));
  const isLight = sun >= LONG_LIGHT && sun >= mean(year.map(({ sun_hours }) => sun_hours));
  return [
    ...(isMild ? ['mild' as const] : []),
    ...(isDry ? ['dry' as const] : []),
    ...(isLight ? ['light' as const] : []),
  ];
}
