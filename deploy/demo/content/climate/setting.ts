import type { Biome } from '../../art/materials.ts';

/** What the weather of a place depends on. */
export interface Setting {
  readonly lat: number;
  readonly lng: number;
  /** metres above the sea */
  readonly altitude: number;
  readonly land: Biome;
  /** the sea is near enough to swim in */
  readonly hasSea: boolean;
}

const YEAR_MONTHS = 12;
/** index of the month in whose middle the sun stands highest */
const MIDSUMMER = { north: 5.2, south: -0.8 };

/** -1 in the depth of winter to 1 at the height of summer. @param delay months by which something follows the sun */
export function season({ lat }: Pick<Setting, 'lat'>, month: number, delay: number): number {
  const top = (lat < 0 ? MIDSUMMER.south : MIDSUMMER.north) + delay;
  return Math.cos((2 * Math.PI * (month - top)) / YEAR_MONTHS);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** hours between sunrise and sunset in the middle of the month: https://en.wikipedia.org/wiki/Sunrise_equation */
export function daylight({ lat }: Pick<Setting, 'lat'>, month: number): number {
  const dayOfYear = month * 30.4 + 15;
  const declination = radians(-23.44) * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365);
  const cosine = -Math.tan(radians(Math.max(-89, Math.min(89, lat)))) * Math.tan(declination);
  return (24 / Math.PI) * Math.acos(Math.max(-1, Math.min(1, cosine)));
}

/** 0.55 on an island to 1.25 in the middle of Asia: how much further than the sea the year swings */
export function continentality({ lat, lng, hasSea, land }: Setting): number {
  if (hasSea || land === 'coast') return 0.55;
  const isInnerAsia = lng > 52 && lng < 125 && lat > 33;
  const isInnerAmerica = lng > -118 && lng < -85 && lat > 35;
  return isInnerAsia || isInnerAmerica ? 1.2 : 0.9;
}

/** warm water from the west keeps the north-western edge of Europe out of the ice */
export const gulfStream = ({ lat, lng }: Pick<Setting, 'lat' | 'lng'>): number =>
  lat > 48 && lng > -28 && lng < 28 ? Math.min(1, (lat - 48) / 12) * 3.5 : 0;
