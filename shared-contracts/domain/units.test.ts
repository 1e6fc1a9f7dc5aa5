import { describe, expect, it } from '@jest/globals';
import {
  formatDistance,
  formatHeight,
  formatHours,
  formatMinutes,
  formatTemperature,
  formatTimeLeft,
  formatWeight,
  timeLeft,
  type UnitSystem,
  unitSystemOf,
} from './units.ts';

/** no-break space */
const NB = '\u00a0';

describe('the units of a country', () => {
  it.each<[number | string | null | undefined, UnitSystem]>([
    [31, 'imperial'],
    [114, 'imperial'],
    [228, 'imperial'],
    [1, 'metric'],
    [0, 'metric'],
    ['US', 'imperial'],
    ['us', 'imperial'],
    ['LR', 'imperial'],
    ['MM', 'imperial'],
    ['GB', 'metric'],
    ['DE', 'metric'],
    ['', 'metric'],
    [null, 'metric'],
    [undefined, 'metric'],
  ])('%p is %s', (country, units) => {
    expect(unitSystemOf(country)).toBe(units);
  });
});

describe('measures as people read them', () => {
  it.each<[(value: number, units: UnitSystem, locale: string) => string, number, string, string, string]>([
    [formatDistance, 86, 'en-US', '86 km', '53 mi'],
    [formatDistance, 8.44, 'en-US', '8.4 km', '5.2 mi'],
    [formatDistance, 1200, 'de-DE', '1.200 km', '746 mi'],
    [formatDistance, 0, 'en-US', '0 km', '0 mi'],
    [formatHeight, 3920, 'en-US', '3,920 m', '12,861 ft'],
    [formatHeight, 3920, 'de-DE', '3.920 m', '12.861 ft'],
    [formatHeight, 3920, 'ru-RU', '3 920 м', '12 861 фт'],
    [formatHeight, 3920, 'zh-CN', '3,920米', '12,861英尺'],
    [formatHeight, -0.2, 'en-US', '0 m', '-1 ft'],
    [formatWeight, 12, 'en-US', '12 kg', '26 lb'],
    [formatTemperature, 18, 'en-US', '18°C', '64°F'],
    [formatTemperature, -40, 'en-US', '-40°C', '-40°F'],
    [formatTemperature, -0.4, 'en-US', '0°C', '31°F'],
    [formatTemperature, 18, 'de-DE', '18 °C', '64 °F'],
  ])('%p of %d in %s: %s, %s', (format, value, locale, metric, imperial) => {
    expect([format(value, 'metric', locale), format(value, 'imperial', locale)]).toEqual(
      [metric, imperial].map((text) => text.replaceAll(' ', NB)),
    );
  });
});

describe('time', () => {
  it.each([
    ['en-US', '4.5 h', '6 min', '1 h 30 min', '5 min'],
    ['de-DE', '4,5 Std.', '6 Min.', '1 Std. 30 Min.', '5 Min.'],
    ['ru-RU', '4,5 ч', '6 мин', '1 ч 30 мин', '5 мин'],
    ['zh-CN', '4.5小时', '6分钟', '1小时30分钟', '5分钟'],
  ])('is said as people do in %s', (locale, hours, minutes, both, short) => {
    const said = [
      formatHours(4.5, locale),
      formatMinutes(6, locale),
      formatTimeLeft({ hours: 1, minutes: 30 }, locale),
      formatTimeLeft({ hours: 0, minutes: 5 }, locale),
    ];
    expect(said.map((text) => text.replaceAll(NB, ' '))).toEqual([hours, minutes, both, short]);
    // a number does not leave its unit behind at the end of a line
    expect(said.join('')).not.toContain(' ');
  });
});

describe('a deadline', () => {
  it.each([
    { minutes: 24 * 60 - 20, left: { hours: 23, minutes: 40 } },
    { minutes: 59, left: { hours: 0, minutes: 59 } },
    { minutes: 0, left: { hours: 0, minutes: 0 } },
    { minutes: -1, left: null },
  ])('$minutes minutes away leaves $left', ({ minutes, left }) => {
    const now = Date.parse('2027-01-01T10:00:00Z');
    expect(timeLeft(new Date(now + minutes * 60_000).toISOString(), now)).toEqual(left);
  });
});
