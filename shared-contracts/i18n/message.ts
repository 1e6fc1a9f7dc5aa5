/** a message that a build has parsed: the elements of ICU's format, as intl-messageformat takes them */
export type ParsedMessage = readonly unknown[];

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
