/** letters as people type them: without case and accents */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Whether a word of the name begins like the phrase. An empty phrase matches everything. */
export function matches(name: string, phrase: string): boolean {
  const wanted = fold(phrase);
  const folded = fold(name);
  return folded.startsWith(wanted) || folded.includes(` ${wanted}`) || folded.includes(`-${wanted}`);
}
