import { IntlMessageFormat } from 'intl-messageformat';
import { type Element, isPlain, KIND, type ParsedMessage, type Texts } from './message.ts';
import type { TextTree } from './with-fallback.ts';

type Parsed = ReturnType<IntlMessageFormat['getAst']>[number];

const alone = (message: ParsedMessage): string | ParsedMessage => {
  const [first] = message;
  return message.length === 1 && typeof first === 'string' ? first : message;
};

function shorten(element: Parsed): Element {
  switch (element.type) {
    case KIND.literal:
      return element.value;
    case KIND.pound:
      return 0;
    case KIND.argument:
      return [element.value];
    case KIND.select:
    case KIND.plural: {
      const options = Object.entries(element.options).map(([key, { value }]) => [key, alone(value.map(shorten))]);
      const choice = [element.value, element.type, Object.fromEntries(options)] as const;
      const counts = element.type === KIND.plural && (element.offset || element.pluralType !== 'cardinal');
      return counts ? [...choice, element.offset, element.pluralType] : choice;
    }
    default:
      if (!('style' in element)) throw new Error(`messages have no tags: <${element.value}>`);
      return element.style ? [element.value, element.type, element.style] : [element.value, element.type];
  }
}

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
    return [key, new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst().map(shorten)];
  });
  return Object.fromEntries(compiled);
}
