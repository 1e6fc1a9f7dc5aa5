/** Small letters without marks, signs in their usual width: "Führer" is "fuhrer", "ребёнок" is "ребенок", "май" is "маи". */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʻʼ`´]/g, "'");

/** Words of a pattern, folded as texts are; the pattern's own letters (\p{L}) stay. */
export const pattern = (source: string): string => source.normalize('NFD').replace(/\p{M}/gu, '');
