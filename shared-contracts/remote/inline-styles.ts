/** where a style attribute waits for the page's script: a strict Content-Security-Policy lets no inline style in, CSSOM it does */
export const STYLE_ATTRIBUTE = 'data-style';

/** elements whose content is text to a parser, whatever it looks like */
const TEXT_ONLY = ['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'] as const;
/** what ends them */
const END_OF = new Map<string, RegExp>(TEXT_ONLY.map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')]));
const LONGEST_END = '</textarea'.length;

const [TAB, LINE, FORM, RETURN, SPACE, QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER] = [
  9, 10, 12, 13, 32, 34, 39, 47, 61, 62,
];

const isSpace = (code: number): boolean =>
  code === SPACE || code === LINE || code === TAB || code === RETURN || code === FORM;
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

interface Tag {
  name: string;
  /** behind its '>' */
  end: number;
  /** where its attributes of the name 'style' begin */
  styles: number[];
}

/** Behind an attribute's value; -1 when it ends in a later chunk. */
function behindValue(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  const first = text.charCodeAt(at);
  if (first === QUOTE || first === APOSTROPHE) return text.indexOf(text.charAt(at), at + 1) + 1 || -1;
  while (at < text.length && !isSpace(text.charCodeAt(at)) && text.charCodeAt(at) !== GREATER) at++;
  return at;
}

/** Reads a start tag as browsers do (HTML standard, 13.2.5). undefined: it ends in a later chunk. */
function readTag(text: string, from: number): Tag | undefined {
  let at = from + 1;
  const isNameEnd = (code: number) => isSpace(code) || code === SLASH || code === GREATER;
  while (at < text.length && !isNameEnd(text.charCodeAt(at))) at++;
  const name = text.slice(from + 1, at).toLowerCase();
  const styles: number[] = [];
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === GREATER) return { name, end: at + 1, styles };
    if (isSpace(code) || code === SLASH) {
      at++;
      continue;
    }
    const start = at++;
    while (at < text.length && !isNameEnd(text.charCodeAt(at)) && text.charCodeAt(at) !== EQUALS) at++;
    if (at - start === 5 && text.slice(start, at).toLowerCase() === 'style') styles.push(start);
    while (isSpace(text.charCodeAt(at))) at++;
    if (text.charCodeAt(at) !== EQUALS) continue;
    at = behindValue(text, at + 1);
    if (at < 0) return undefined;
  }
  return undefined;
}

/** Behind a comment, an end tag or a declaration; undefined: it ends in a later chunk. */
function behindMarkup(text: string, from: number): number | undefined {
  if ('<!--'.startsWith(text.slice(from, from + 4)) && text.length - from < 4) return undefined;
  const [end, skip] = text.startsWith('<!--', from) ? ['-->', 2] : ['>', 1];
  const found = text.indexOf(end, from + skip);
  return found < 0 ? undefined : found + end.length;
}

/**
 * HTML with the style attributes of its tags renamed, chunk by chunk, wherever the chunks are cut. Text, comments, scripts, data
 * blocks and the values of attributes stay as they are.
 */
export class InlineStyles {
  /** the beginning of something that ends in a later chunk */
  #held = '';
  /** the end of the text-only element that this is inside of */
  #end: RegExp | undefined;

  write(chunk: string): string {
    const text = this.#held + chunk;
    let out = '';
    let copied = 0;
    let at = 0;
    const holdFrom = (position: number): string => {
      this.#held = text.slice(position);
      return out + text.slice(copied, position);
    };
    for (;;) {
      if (this.#end) {
        this.#end.lastIndex = at;
        const found = this.#end.exec(text);
        // the end tag may have begun
        if (!found) return holdFrom(Math.max(at, text.length - LONGEST_END));
        this.#end = undefined;
        at = found.index;
      }
      at = text.indexOf('<', at);
      if (at < 0) return holdFrom(text.length);
      if (at + 1 === text.length) return holdFrom(at);
      const next = text.charAt(at + 1);
      if (isLetter(text.charCodeAt(at + 1))) {
        const tag = readTag(text, at);
        if (!tag) return holdFrom(at);
        for (const style of tag.styles) {
          out += `${text.slice(copied, style)}data-`;
          copied = style;
        }
        at = tag.end;
        this.#end = END_OF.get(tag.name);
      } else if (next === '!' || next === '/' || next === '?') {
        const end = behindMarkup(text, at);
        if (end === undefined) return holdFrom(at);
        at = end;
      } else at++;
    }
  }

  /** what was held back: nothing comes behind it */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return rest;
  }
}

/** a whole piece of HTML */
export function withoutInlineStyles(html: string): string {
  const styles = new InlineStyles();
  return styles.write(html) + styles.end();
}
