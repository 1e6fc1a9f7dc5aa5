import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}+/gu;

/**
 * A Chinese name as it is typed on a Latin keyboard: 挪威 is "nuowei", one word without tones. Where a keyboard has no ü it is typed as
 * v, and 绿 is looked for by both. Nothing for other names.
 */
export function pinyinOf(name: string): string[] {
  const spelled = (name.match(HAN) ?? []).map((han) => pinyin(han, { toneType: 'none', type: 'array' }).join(''));
  const joined = spelled.join('');
  if (joined === '') return [];
  return joined.includes('ü') ? [joined, joined.replaceAll('ü', 'v')] : [joined];
}

/**
 * All that a place is found by beside its name (`places.other_names`): its names in the site's languages, and how those are typed where
 * the keyboard lacks their letters. Cyrillic is written in Latin letters by the search itself.
 */
export const otherNamesOf = (names: Readonly<Record<string, string>>, also = ''): string =>
  [...Object.values(names), also, ...new Set(Object.values(names).flatMap(pinyinOf))].filter(Boolean).join(' ');
