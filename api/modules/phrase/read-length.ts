import type { Parts } from './part.ts';
import type { Reading } from './reading.ts';
import {
  AT_LEAST,
  AT_LEAST_BEHIND,
  AT_MOST,
  AT_MOST_BEHIND,
  DAYS,
  FROM,
  NIGHTS,
  NUMBER,
  numberOf,
  TO,
  WEEKS,
} from './words/numbers.ts';

const A_FEW = '(?:a few|several|ein paar|einige|несколько|пару|几|两三)';
const ONE_DAY =
  'day[\\s-]?trips?|single[\\s-]day|tagestour\\p{L}*|tagesausfl\\p{L}*|eintagig\\p{L}*|однодневн\\p{L}*|на один день|一日游|一天';
const LONG_WEEKEND = '(?:a )?long weekends?|lange\\p{L}* wochenend\\p{L}*|длинн\\p{L}* выходн\\p{L}*|长周末';
/** without saying which: as long as a weekend is */
const A_WEEKEND =
  '(?:a |for a |over a )?weekends?(?:[\\s-](?:trip|tour|walk|hike)s?)?|(?:ein |furs |am |ubers )?wochenend\\p{L}*|(?:на |в )?выходн\\p{L}*|周末';

/** How long the tour takes, days. */
export function readLength(reading: Reading, parts: Parts): void {
  const set = (min: number | undefined, max: number | undefined, isGuess = false) => {
    const days = { ...(min ? { daysMin: String(min) } : {}), ...(max ? { daysMax: String(max) } : {}) };
    return Object.keys(days).length > 0 && parts.add({ id: 'days', filter: days, isGuess });
  };
  const n = `(${NUMBER})`;
  for (const [unit, times, more] of [
    [DAYS, 1, 0],
    [NIGHTS, 1, 1],
    [WEEKS, 7, 0],
  ] as const) {
    const days = (text: string | undefined) => numberOf(text) * times + more;
    const of = `[\\s-]*${unit}`;
    reading.take(`(?:${FROM}\\s*)?${n}(?:${of})?\\s*${TO}\\s*${n}${of}`, ([from, to]) => set(days(from), days(to)));
    reading.take(`${AT_MOST}\\s*${n}${of}`, ([most]) => set(undefined, days(most)));
    reading.take(`${n}${of}\\s*${AT_MOST_BEHIND}`, ([most]) => set(undefined, days(most)));
    reading.take(`${AT_LEAST}\\s*${n}${of}`, ([least]) => set(days(least), undefined));
    reading.take(`${n}${of}\\s*${AT_LEAST_BEHIND}`, ([least]) => set(days(least), undefined));
  }
  reading.take(`${A_FEW}\\s*${DAYS}`, () => set(2, 5, true));
  reading.take(ONE_DAY, () => set(1, 1));
  reading.take(`${n}[\\s-]*${DAYS}`, ([days]) => set(numberOf(days), numberOf(days)));
  reading.take(`${n}[\\s-]*${NIGHTS}`, ([nights]) => set(numberOf(nights) + 1, numberOf(nights) + 1));
  reading.take(`${n}[\\s-]*${WEEKS}`, ([weeks]) => set(undefined, numberOf(weeks) * 7));
  reading.take('(?:на )?неделю|week[\\s-]?long|einwochig\\p{L}*', () => set(undefined, 7));
  reading.take(LONG_WEEKEND, () => set(undefined, 4));
  reading.take(A_WEEKEND, () => set(undefined, 3));
}
