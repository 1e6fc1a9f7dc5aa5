import type { Biome } from '../../art/materials.ts';
import { type Setting, season } from './setting.ts';

/** millimetres of an average year */
const YEARLY: Readonly<Record<Biome, number>> = {
  alpine: 820,
  arctic: 560,
  coast: 900,
  desert: 90,
  forest: 950,
  jungle: 2100,
  night: 700,
  steppe: 340,
  volcanic: 1000,
};

const isMediterranean = ({ lat, lng }: Setting): boolean =>
  (lat > 28 && lat < 44 && lng > -20 && lng < 42) ||
  (lat < -29 && lat > -38 && ((lng > -75 && lng < -69) || (lng > 114 && lng < 120)));
const isMonsoon = ({ lat, lng }: Setting): boolean => lat > 7 && lat < 33 && lng > 65 && lng < 128;
const isTropical = ({ lat }: Setting): boolean => Math.abs(lat) < 16;

/** share of the year's rain, relative: 1 is an even spread */
function share(setting: Setting, month: number): number {
  if (isMonsoon(setting)) return 0.12 + 2.4 * Math.max(0, season(setting, month, 1.3)) ** 1.4;
  if (isMediterranean(setting)) return 1 - 0.85 * season(setting, month, 0.6);
  if (isTropical(setting)) return 1 + 0.75 * season(setting, month, 0.8);
  if (setting.lng > 50 && setting.lng < 125 && setting.lat > 33) return 1 + 0.55 * season(setting, month, -0.8);
  return 1 + 0.15 * season(setting, month, 0.5);
}

/** Mountains catch more of it, up to a point. */
const lift = ({ altitude, land }: Setting): number => (land === 'desert' ? 1 : 1 + Math.min(altitude, 3000) / 7500);

/** millimetres of each month. @param wetness around 1: some places are wetter than their neighbours */
export function rainOf(setting: Setting, wetness: number): number[] {
  const months = Array.from({ length: 12 }, (_, month) => share(setting, month));
  const total = months.reduce((sum, one) => sum + one, 0);
  const year = YEARLY[setting.land] * lift(setting) * wetness;
  return months.map((one) => Math.max(0, Math.round((year * one) / total)));
}

/** heavy rain comes in fewer days than light rain would need */
export const rainDaysOf = (millimetres: number): number =>
  Math.min(28, Math.round(millimetres / (4.5 + millimetres / 30)));
