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

const KM_IN_MILE = 1.609344;
const METRES_IN_FOOT = 0.3048;
const KG_IN_POUND = 0.45359237;

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
export const kmOrMiles = (km: number, units: UnitSystem): number => (units === 'metric' ? km : km / KM_IN_MILE);
export const metresOrFeet = (metres: number, units: UnitSystem): number =>
  units === 'metric' ? metres : metres / METRES_IN_FOOT;

/** "86 km", "53 mi"; below 10 with one decimal */
export function formatDistance(km: number, units: UnitSystem, locale: string): string {
  const value = kmOrMiles(km, units);
  return format(locale, units === 'metric' ? 'kilometer' : 'mile', value, Math.abs(value) < 10 ? 1 : 0);
}

/** "3,920 m", "12,861 ft" */
export const formatHeight = (metres: number, units: UnitSystem, locale: string): string =>
  format(locale, units === 'metric' ? 'meter' : 'foot', metresOrFeet(metres, units), 0);

/** "12 kg", "26 lb" */
export const formatWeight = (kg: number, units: UnitSystem, locale: string): string =>
  format(locale, units === 'metric' ? 'kilogram' : 'pound', units === 'metric' ? kg : kg / KG_IN_POUND, 0);

/** "18°C", "64°F" */
export const formatTemperature = (celsius: number, units: UnitSystem, locale: string): string =>
  format(
    locale,
    units === 'metric' ? 'celsius' : 'fahrenheit',
    units === 'metric' ? celsius : (celsius * 9) / 5 + 32,
    0,
  );
