import { NON_METRIC_COUNTRIES } from './limits.ts';

/** Measures as people of a country know them (specification §9). All values are metric: metres, kilometres, kilograms, °C. */
export type UnitSystem = 'metric' | 'imperial';

/** what the codes of specification §9 stand for, in ISO 3166-1 alpha-2: Myanmar, Liberia, the United States */
const ISO_OF_CODE: Readonly<Record<number, string>> = { 31: 'MM', 114: 'LR', 228: 'US' };
const NON_METRIC_ISO: ReadonlySet<string | undefined> = new Set(NON_METRIC_COUNTRIES.map((code) => ISO_OF_CODE[code]));

/** @param country its code of specification §9 as a number, or ISO 3166-1 alpha-2; metric until it is known */
export function unitSystemOf(country: number | string | null | undefined): UnitSystem {
  if (typeof country === 'number') return NON_METRIC_COUNTRIES.includes(country) ? 'imperial' : 'metric';
  return NON_METRIC_ISO.has((country ?? '').toUpperCase()) ? 'imperial' : 'metric';
}

/** how a measure is shown: Intl's name of the unit, and what of a metric value */
interface Measure {
  unit: string;
  from(metric: number): number;
}

const same = (metric: number): number => metric;

/** every measure of every system: a system without one of them does not compile */
const MEASURES: Readonly<
  Record<UnitSystem, Readonly<Record<'distance' | 'height' | 'weight' | 'temperature', Measure>>>
> = {
  metric: {
    distance: { unit: 'kilometer', from: same },
    height: { unit: 'meter', from: same },
    weight: { unit: 'kilogram', from: same },
    temperature: { unit: 'celsius', from: same },
  },
  imperial: {
    distance: { unit: 'mile', from: (km) => km / 1.609344 },
    height: { unit: 'foot', from: (metres) => metres / 0.3048 },
    weight: { unit: 'pound', from: (kg) => kg / 0.45359237 },
    temperature: { unit: 'fahrenheit', from: (celsius) => (celsius * 9) / 5 + 32 },
  },
};

const formatters = new Map<string, Intl.NumberFormat>();

function format(locale: string, unit: string, value: number, digits: number): string {
  const key = `${locale} ${unit} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  // + 0: a rounded -0 would read "-0"; one kind of space, so that server and browser agree whatever their locale data
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits + 0;
  return formatter.format(rounded).replace(/[\s\u202f]/g, '\u00a0');
}

/** the number alone, for a text that names the unit itself */
export const degreesIn = (celsius: number, units: UnitSystem): number => MEASURES[units].temperature.from(celsius);

/** "86 km", "53 mi"; below 10 with one decimal */
export function formatDistance(km: number, units: UnitSystem, locale: string): string {
  const { unit, from } = MEASURES[units].distance;
  const value = from(km);
  return format(locale, unit, value, Math.abs(value) < 10 ? 1 : 0);
}

const whole =
  (measure: 'height' | 'weight' | 'temperature') =>
  (metric: number, units: UnitSystem, locale: string): string => {
    const { unit, from } = MEASURES[units][measure];
    return format(locale, unit, from(metric), 0);
  };

/** metres: "3,920 m", "12,861 ft" */
export const formatHeight = whole('height');
/** kilograms: "12 kg", "26 lb" */
export const formatWeight = whole('weight');
/** degrees Celsius: "18°C", "64°F" */
export const formatTemperature = whole('temperature');

/** "5 h", "4,5 Std.": CLDR's English abbreviation "hr" is not the unit's symbol, which everybody reads */
export const formatHours = (hours: number, locale: string): string =>
  format(locale, 'hour', hours, 1).replace(/hr$/, 'h');
/** "6 min" */
export const formatMinutes = (minutes: number, locale: string): string => format(locale, 'minute', minutes, 0);

/** "1 h 30 min"; under an hour its minutes alone */
export function formatTimeLeft({ hours, minutes }: { hours: number; minutes: number }, locale: string): string {
  const parts = [...(hours > 0 ? [formatHours(hours, locale)] : []), formatMinutes(minutes, locale)];
  // German lists have a comma here, which nobody speaks
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts).replace(/,?\s/g, '\u00a0');
}

const MINUTE_MS = 60_000;

/** whole hours and minutes from `now` to the instant; null when it has passed */
export function timeLeft(instant: string, now: number): { hours: number; minutes: number } | null {
  const left = Math.floor((Date.parse(instant) - now) / MINUTE_MS);
  return left < 0 ? null : { hours: Math.floor(left / 60), minutes: left % 60 };
}
