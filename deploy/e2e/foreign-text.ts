import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '@cairn/shared-contracts/i18n/locales';
import { ROOT } from '../registry/build.ts';
import type { PageText, PageTexts } from './page-texts.ts';

/** texts of the platform: of all remotes, the shell, the kit and the api */
const CATALOGUES = [
  ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
  'shell',
  'api',
  join('shared-contracts', 'ui'),
].map((folder) => join(ROOT, folder, 'i18n'));

/** arguments of a message are no words of it */
const ARGUMENT = /\{[^{}]*\}|<\/?\w+>/g;
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;
const SCRIPTS: Readonly<Partial<Record<LocaleCode, RegExp>>> = { zh: /\p{Script=Han}/u, ru: /\p{Script=Cyrillic}/u };

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

function messages(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(messages) : [];
}

const readMessages = (code: LocaleCode): string[] =>
  CATALOGUES.flatMap((folder) => messages(JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))));

/** innermost first, so that the branches of a plural stay */
const plain = (message: string): string => message.replace(/\{\w+, \w+,|=\d+ \{|\w+ \{/g, ' ').replace(ARGUMENT, ' ');

const vocabulary = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(plain(text))));

/** one word may be the same in two languages, a name or "Hotel"; no two that follow each other are */
const SENTENCE = 2;

/** a sentence that is left in English makes its words no words of the language */
function translated(code: LocaleCode): string[] {
  const english = new Set(code === 'en-US' ? [] : readMessages('en-US'));
  return readMessages(code).filter((text) => !english.has(text) || wordsOf(plain(text)).length < SENTENCE);
}

export interface Known {
  /** names of people, firms and brands, which nobody translates */
  names: readonly string[];
  /** of places and things that are called otherwise in the language: as they are in English */
  english: readonly string[];
  /** what the same page says in English */
  inEnglish: ReadonlySet<string>;
}

/** what is not a word of any language: names that people gave, longest first, so that none leaves half of another */
const without = (names: readonly string[]) => {
  const long = [...new Set(names)].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
  return (text: string): string => long.reduce((left, name) => left.replaceAll(name, ' '), text);
};

const ADDRESS = /\S+@\S+|https?:\/\/\S+/g;
/** of the languages that somebody speaks: 'IT, EN' */
const CODES = /^[A-Z]{2}(?:, [A-Z]{2})*$/;
/** no name: those begin with a capital */
const isCommon = (word: string): boolean =>
  word.length > 2 && word === word.toLowerCase() && /\p{Script=Latin}/u.test(word);

/**
 * What of a page is in another language than it says: in a foreign script, a name that has one in this language, what is word for word
 * what the English page says, or words that only the texts of another language of the platform hold.
 */
export function foreignTexts(code: LocaleCode, { own, people }: PageTexts, known: Known): PageText[] {
  const words = vocabulary(translated(code));
  const others = (['en-US', 'de'] as const).filter((other) => other !== code);
  const foreign = vocabulary(others.flatMap(readMessages));
  const named = new Set(known.english);
  const unnamed = without([...people, ...known.names]);
  const nameless = without(known.names);
  const strangers = Object.entries(SCRIPTS).flatMap(([of, script]) => (of === code ? [] : [script]));
  return own.filter((one) => {
    if (CODES.test(one.text.trim())) return false;
    // a label may repeat what a person wrote; a text that does it says that it is in the page's language
    const text = (people.includes(one.text) ? nameless : unnamed)(one.text.replace(ADDRESS, ' '));
    if (strangers.some((script) => script.test(text))) return true;
    if (text.split(/ · |, | – |: /).some((part) => named.has(part.trim()))) return true;
    const said = text.match(WORD) ?? [];
    const isUnknown = (word: string) => isCommon(word) && !words.has(word);
    if (code !== 'en-US' && known.inEnglish.has(one.text) && said.some(isUnknown)) return true;
    const lower = said.filter((word) => word.length > 1).map((word) => word.toLowerCase());
    const count = (of: ReadonlySet<string>, not: ReadonlySet<string>) =>
      lower.filter((word) => of.has(word) && !not.has(word)).length;
    return count(foreign, words) > (SCRIPTS[code] ? 0 : count(words, foreign));
  });
}
