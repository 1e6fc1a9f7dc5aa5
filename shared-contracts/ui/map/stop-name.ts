import type { Translate } from '../../i18n/create-i18n.ts';
import type { MapStop } from './map-types.ts';

/** "Day 3: Ala-Kul". */
export const stopName = (t: Translate, { name, day }: MapStop): string => t('map.stopDay', { day, name });
