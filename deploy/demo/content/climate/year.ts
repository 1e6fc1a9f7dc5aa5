import { createRandom } from '@cairn/shared-contracts/testing/random';
import { rainDaysOf, rainOf } from './rain.ts';
import { continentality, daylight, gulfStream, type Setting, season } from './setting.ts';

/** January to December; °C, millimetres, days of the month, hours a day */
export interface ClimateYear {
  readonly high_c: number[];
  readonly low_c: number[];
  readonly rain_mm: number[];
  readonly rain_days: number[];
  readonly sun_hours: number[];
  readonly sea_c: number[] | null;
}

/** °C lost by climbing a kilometre */
const LAPSE = 5.8;
/** months by which air and water follow the sun */
const AIR_DELAY = 1;
const SEA_DELAY = 2.1;
const FREEZING_SEA = -1.6;
/** a Celsius between day and night, by what holds the warmth back */
const SWING = { desert: 15, sea: 6.5, other: 10.5 };

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const squaredSine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180) ** 2;

/** of the whole year at the height of the sea */
const yearlyMean = (setting: Setting): number => 28 - 30 * squaredSine(setting.lat) + gulfStream(setting);
/** half of what lies between the warmest and the coldest month */
const yearlySwing = (setting: Setting): number => (0.8 + 0.245 * Math.abs(setting.lat)) * continentality(setting);

/** The sea follows slowly and never swings as far; far north it stops where it freezes. */
const seaOf = (setting: Setting, shift: number): number[] =>
  Array.from({ length: 12 }, (_, month) =>
    tenth(
      Math.max(
        FREEZING_SEA,
        yearlyMean(setting) + 0.8 + shift + (0.6 + 0.1 * Math.abs(setting.lat)) * season(setting, month, SEA_DELAY),
      ),
    ),
  );

/** The year at a place as its latitude, height, land and sea make it plausible. The same seed gives the same year. */
export function climateYear(setting: Setting, seed: string): ClimateYear {
  const random = createRandom(`climate ${seed}`);
  const shift = random.between(-0.7, 0.7);
  const rain_mm = rainOf(setting, random.between(0.88, 1.12));
  const swing = setting.hasSea ? SWING.sea : setting.land === 'desert' ? SWING.desert : SWING.other;
  const months = rain_mm.map((rain, month) => {
    const wetDays = rainDaysOf(rain);
    const mean =
      yearlyMean(setting) +
      shift -
      (LAPSE * setting.altitude) / 1000 +
      yearlySwing(setting) * season(setting, month, AIR_DELAY);
    // clouds keep days cool and nights warm
    const half = (swing / 2) * (1.15 - wetDays / 50);
    const sun = daylight(setting, month) * Math.max(0.18, 0.74 - wetDays / 52);
    return { wetDays, high: tenth(mean + half), low: tenth(mean - half), sun: tenth(sun) };
  });
  return {
    high_c: months.map(({ high }) => high),
    low_c: months.map(({ low }) => low),
    rain_mm,
    rain_days: months.map(({ wetDays }) => wetDays),
    sun_hours: months.map(({ sun }) => sun),
    sea_c: setting.hasSea ? seaOf(setting, shift) : null,
  };
}
