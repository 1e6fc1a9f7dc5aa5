import { IntlMessageFormat } from 'intl-messageformat';
import { isPlain, type ParsedMessage, type Texts } from './message.ts';
import type { TextTree } from './with-fallback.ts';

/** what an element says by leaving it out */
const DEFAULTS: Readonly<Record<string, unknown>> = { offset: 0, pluralType: 'cardinal' };

const withoutDefaults = (message: ParsedMessage): ParsedMessage =>
  JSON.parse(JSON.stringify(message, (key, value: unknown) => (DEFAULTS[key] === value ? undefined : value)));

/**
 * Texts as a build ships them: what is filled in or chosen from is parsed, so that no browser needs the parser; a plain message
 * stays the string that it is.
 * @param locale 'de-DE': whose hours a "j" of a pattern means
 * @throws SyntaxError when a message is not in ICU's format
 */
export function compileMessages(texts: TextTree, locale: string): Texts {
  const compiled = Object.entries(texts).map(([key, text]) => {
    if (typeof text !== 'string') return [key, compileMessages(text, locale)];
    if (isPlain(text)) return [key, text];
    return [key, withoutDefaults(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst())];
  });
  return Object.fromEntries(compiled);
}
