import { folded, pattern } from './folded.ts';

/** Chinese writes its words without spaces between them: only these letters make a longer word of a match. */
const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\d]';
const EDGE = `(?:(?<!${LETTER})|(?!${LETTER}))`;
/** where something was understood: what stood before it and behind it are no neighbours */
const TAKEN = ' ; ';

export type Groups = readonly (string | undefined)[];

const compiled = new Map<string, RegExp>();
function wholeWords(source: string): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const made = new RegExp(`${EDGE}(?:${pattern(source)})${EDGE}`, 'giu');
  compiled.set(source, made);
  return made;
}

/** A text from which what was understood is taken away, piece by piece. */
export class Reading {
  #text: string;

  constructor(text: string) {
    this.#text = ` ${folded(text)} `;
  }

  /** @param understand says whether it could make anything of a match; without it the words are only taken away */
  take(source: string, understand: (groups: Groups, match: string) => boolean = () => true): boolean {
    let isTaken = false;
    this.#text = this.#text.replace(wholeWords(source), (match: string, ...rest) => {
      // behind the groups come the offset and the text itself
      const groups = rest.slice(0, -2).map((group: unknown) => (typeof group === 'string' ? group : undefined));
      if (!understand(groups, match)) return match;
      isTaken = true;
      return TAKEN;
    });
    return isTaken;
  }

  has(source: string): boolean {
    wholeWords(source).lastIndex = 0;
    return wholeWords(source).test(this.#text);
  }

  /** Takes the texts that `find` finds, wherever they stand. */
  takeTexts(texts: readonly string[]): void {
    for (const text of texts) this.#text = this.#text.replaceAll(text, TAKEN);
  }

  get text(): string {
    return this.#text;
  }

  /** Words in their order; null where something was understood or a sentence is broken. */
  words(): (string | null)[] {
    return (this.#text.match(/[\p{L}\d]+(?:'\p{L}+)*|[;,.:!?()]/gu) ?? []).map((word) =>
      /^[;,.:!?()]$/.test(word) ? null : word,
    );
  }
}
