import { phraseWords } from '../text/fold.ts';
import { allowedErrors, errorsIn } from '../text/typos.ts';
import type { Engine } from './engine.ts';
import { anyOf, type Expression, holdsAny, holdsWordBegunBy, number, text } from './expression.ts';
import { liveTable } from './schema.ts';

/** What a typed word stands for. */
export interface PhraseWord {
  typed: string;
  /** it begins words as it stands; else words within a few typing errors, with the number of these */
  means: 'beginnings' | ReadonlyMap<string, number>;
}

const LIMIT_ALL = -1;

/** some name's word begins so: of a published tour, a place or an organizer */
async function isKnown(engine: Engine, word: string): Promise<boolean> {
  const count = async (table: string, column: string) => {
    const args = { table, filter: holdsWordBegunBy(column, word), limit: 0, output_columns: '_id' };
    return (await engine.select(args)).n_hits;
  };
  return (await count(liveTable('Names'), 'words')) > 0 || (await count(liveTable('Tours'), 'own_words')) > 0;
}

/**
 * Words of names that the typed one may mean, with typing errors: none of those that it begins.
 * The engine keeps words that are in no name any more; they find nothing.
 */
async function nearWords(engine: Engine, typed: string): Promise<Map<string, number>> {
  const most = allowedErrors(typed);
  const near = (word: Expression) => `edit_distance(${word}, ${text(typed)}) <= ${number(most)}`;
  const begun = `_key @^ ${text(typed)}`;
  const filter =
    most === 0 ? begun : anyOf([begun, near('_key'), near(`string_substring(_key, 0, ${number(typed.length)})`)]);
  const { records } = await engine.select({
    table: liveTable('Words'),
    filter,
    limit: LIMIT_ALL,
    output_columns: '_key',
  });
  return new Map(
    records.flatMap(([key]): [string, number][] => {
      const word = String(key);
      const errors = word.startsWith(typed) ? 0 : errorsIn(typed, word);
      return errors === undefined ? [] : [[word, errors]];
    }),
  );
}

/**
 * What words may mean that are not spelled right, one after the other: each has the engine compare all words of all names.
 * @returns undefined when one of them means nothing: nothing is found then, and those after it are not asked for
 */
export async function guessWords<T extends PhraseWord>(engine: Engine, words: readonly T[]): Promise<T[] | undefined> {
  const guessed: T[] = [];
  for (const word of words) {
    const means = await nearWords(engine, word.typed);
    if (means.size === 0) return undefined;
    guessed.push({ ...word, means });
  }
  return guessed;
}

/**
 * The words of a phrase; a word that begins no word of any name may hold typing errors.
 * @returns undefined when one of the words is in no name, with typing errors or without: nothing is found
 */
export async function readPhrase(engine: Engine, phrase: string): Promise<PhraseWord[] | undefined> {
  const words = phraseWords(phrase).map((typed): PhraseWord => ({ typed, means: 'beginnings' }));
  const known = await Promise.all(words.map(({ typed }) => isKnown(engine, typed)));
  const guessed = await guessWords(
    engine,
    words.filter((_, at) => !known[at]),
  );
  return guessed && [...words.filter((_, at) => known[at]), ...guessed];
}

/** a column of words holds one that the typed word stands for */
export const wordCondition = (column: string, { typed, means }: PhraseWord): Expression =>
  means === 'beginnings' ? holdsWordBegunBy(column, typed) : holdsAny(column, [...means.keys()]);
