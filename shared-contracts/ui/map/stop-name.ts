import type { Translate } from '../../i18n/create-i18n.ts';
import type { MapStop } from './map-types.ts';

/** "Day 3: Ala-Kul", or "Stop 3: Ala-Kul" where days are not known. */
export function stopName(t: Translate, { name, day }: MapStop, index: number): string {
  return day === undefined ? t('map.stop', { number: index + 1, name }) : t('map.stopDay', { day, name });
}
