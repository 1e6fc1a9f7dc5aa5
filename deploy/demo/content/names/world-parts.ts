import type { WorldPart } from '../world/model.ts';
import type { Names } from './model.ts';

export const WORLD_PART_NAMES: Readonly<Record<WorldPart, Names>> = {
  Europe: { de: 'Europa', ru: 'Европа', zh: '欧洲' },
  Asia: { de: 'Asien', ru: 'Азия', zh: '亚洲' },
  Africa: { de: 'Afrika', ru: 'Африка', zh: '非洲' },
  'South America': { de: 'Südamerika', ru: 'Южная Америка', zh: '南美洲' },
  'North America': { de: 'Nordamerika', ru: 'Северная Америка', zh: '北美洲' },
  Oceania: { de: 'Ozeanien', ru: 'Океания', zh: '大洋洲' },
};
