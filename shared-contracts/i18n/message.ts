/** kinds of elements: intl-messageformat's own numbers */
export const KIND = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7 } as const;

/**
 * An element of a message that a build has parsed, as short as it can be sent:
 * a text, 0 for the "#" of a plural, [name], [name, kind, style] of a number, date or time,
 * [name, kind, options, offset, 'ordinal'] of a choice.
 */
export type Element = string | 0 | readonly [name: string, kind?: number, ...details: unknown[]];
export type ParsedMessage = readonly Element[];

/** the texts of one namespace: messages in ICU's format, parsed or not, grouped by topic */
export interface Texts {
  readonly [key: string]: string | ParsedMessage | Texts;
}

/** Nothing is filled in, chosen from or quoted: the message reads as it is written. */
export const isPlain = (message: string): boolean => !/[{}]|''/.test(message);

/** Some message is neither plain nor parsed: the release is older than builds that parse. */
export const wantParser = (texts: Texts): boolean =>
  Object.values(texts).some((text) => {
    if (typeof text === 'string') return !isPlain(text);
    // a parsed message is an array, which TypeScript does not tell from a group by Array.isArray when it is read-only
    return !Array.isArray(text) && wantParser(text as Texts);
  });
