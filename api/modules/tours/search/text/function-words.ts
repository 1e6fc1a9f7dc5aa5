import { fold } from './fold.ts';

/**
 * Words that join the others and name nothing themselves: articles, prepositions, conjunctions, pronouns. As they are written: in Latin
 * letters "до" is the beginning of Dolomites. Chinese is not spaced, its particles stand inside of what is one word here.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the in into of at on for from by with without to and or as over through around near between my our me us i we',
    'ein eine einen einem einer eines der die das den dem des im ins am ans auf aus bei beim mit ohne für fur und oder nach von vom vor zu zum zur über uber um durch ich wir mich uns mein meine unser unsere',
    'в во на с со к ко и или о об от до из за у по под при для без над через между около я мы мне нам меня нас',
  ].flatMap((line) => line.split(' ')),
);

const wordsOf = (phrase: string): string[] =>
  phrase
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\d'’‘ʻʼ`]+/gu) ?? [];

const folded = (words: readonly string[]): string[] => [...new Set(words.map(fold))].filter((word) => word !== '');

/** The words of a phrase that may name something, folded; all of them when none does. */
export function namingWords(phrase: string): string[] {
  const words = wordsOf(phrase);
  const naming = folded(words.filter((word) => !FUNCTION_WORDS.has(word)));
  return naming.length > 0 ? naming : folded(words);
}

/** Function words of a phrase, folded. Its last word is none: it may be the beginning of another one. */
export const functionWords = (phrase: string): ReadonlySet<string> =>
  new Set(
    folded(
      wordsOf(phrase)
        .slice(0, -1)
        .filter((word) => FUNCTION_WORDS.has(word)),
    ),
  );
