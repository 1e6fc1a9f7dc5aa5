const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** How wide a text is in letters: Chinese ones count double. An estimate, before anything is laid out. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0);

/** The text within so many letters: its last whole words give way to "…". */
export function shortened(text: string, letters: number): string {
  if (widthOf(text) <= letters) return text;
  let width = 0;
  const kept = [...text].filter((letter) => {
    width += WIDE.test(letter) ? 2 : 1;
    return width < letters;
  });
  const cut = kept.join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s\p{P}]+$/u, '')}…`;
}
