const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  œ: 'oe',
  ə: 'e',
  '’': '',
  "'": '',
};

/** Address of a name: Latin letters, digits and hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ıłđøæßþðœə’']/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
