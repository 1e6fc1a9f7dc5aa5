import type { TFunction } from 'i18next';
import type { MapStop } from './map-types.ts';

/** "Day 3: Ala-Kul", or "Stop 3: Ala-Kul" where days are not known. */
export function stopName(t: TFunction<'kit'>, { name, day }: MapStop, index: number): string {
  return day === undefined ? t('map.stop', { number: index + 1, name }) : t('map.stopDay', { day, name });
}
